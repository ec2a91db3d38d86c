import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Briefing, CarryOver } from "#shared/handover/handover.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const HOUR_MS = 3_600_000;
const LOS_ANGELES = "America/Los_Angeles";
// A Saturday, 9:30 pm in Los Angeles, already Sunday in UTC.
const START = "2026-11-22T05:30:00.000Z";

const clock = controlledClock(START);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: TestClient;
beforeEach(async () => {
  clock.advance(Date.parse(START) - clock.now().getTime());
  mara = await server.signedIn();
});

const answers = {
  whatChanged: "The van is booked",
  whatPersists: "No boxes yet",
  onePriority: "Buy boxes",
};
const logged = async (opPeriod: string, changes: object = {}): Promise<Briefing> =>
  (await mara.post("/api/briefings", { ...answers, opPeriod, timeZone: LOS_ANGELES, ...changes })).json();
const carryOver = async (today: string): Promise<CarryOver> =>
  (await mara.get(`/api/handover/carry-over?today=${today}&timeZone=${LOS_ANGELES}`)).json();
const decide = (briefingId: string, changes: object = {}) =>
  mara.post("/api/handover/carry-over", {
    briefingId,
    item: "onePriority",
    decision: "keep",
    timeZone: LOS_ANGELES,
    ...changes,
  });

describe("the carry-over to the next day", () => {
  test("a person without an earlier handover is offered nothing, not even from today's", async () => {
    expect(await carryOver("2026-11-21")).toEqual({ offered: [], today: [] });
    await logged("2026-11-21");
    expect(await carryOver("2026-11-21")).toEqual({ offered: [], today: [] });
  });

  test("yesterday's priority and open points are offered once each, and a kept item stays for the day", async () => {
    const { id } = await logged("2026-11-21");
    clock.advance(12 * HOUR_MS);
    const before = await carryOver("2026-11-22");
    expect(before.offered).toEqual([
      { briefingId: id, item: "onePriority", text: "Buy boxes", opPeriod: "2026-11-21" },
      { briefingId: id, item: "whatPersists", text: "No boxes yet", opPeriod: "2026-11-21" },
    ]);

    const kept = await decide(id);
    const dropped = await decide(id, { item: "whatPersists", decision: "drop" });
    expect([kept.statusCode, kept.json()]).toEqual([
      200,
      { ...before.offered[0], decision: "kept", decidedOn: "2026-11-22" },
    ]);
    expect(dropped.json()).toMatchObject({ decision: "dropped", text: "No boxes yet" });
    expect(await carryOver("2026-11-22")).toEqual({ offered: [], today: [kept.json()] });
    expect(await carryOver("2026-11-23")).toEqual({ offered: [], today: [] });
  });

  test("an edited item has the new text; the handover keeps its own", async () => {
    const briefing = await logged("2026-11-20");
    const edited = (await decide(briefing.id, { decision: "edit", text: " Six boxes " })).json();
    expect(edited).toMatchObject({ decision: "edited", text: "Six boxes", decidedOn: "2026-11-21" });
    expect((await carryOver("2026-11-21")).today).toEqual([edited]);
    expect((await mara.get("/api/briefings")).json()).toEqual([briefing]);
  });

  test("a second decision changes nothing and returns the first, even in parallel", async () => {
    const { id } = await logged("2026-11-20");
    const answersGiven = await Promise.all(
      (["keep", "drop", "keep", "drop"] as const).map((decision) => decide(id, { decision })),
    );
    const decisions = new Set(answersGiven.map((answer) => answer.json().decision));
    expect(answersGiven.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(decisions.size).toBe(1);
    expect((await decide(id, { decision: "edit", text: "Else" })).json()).toMatchObject({
      decision: [...decisions][0],
      text: "Buy boxes",
    });
  });

  test("items are still offered after a skipped day, and only those of the newest earlier handover", async () => {
    await logged("2026-11-10", { onePriority: "Long ago" });
    const { id } = await logged("2026-11-18");
    const late = await logged("2026-11-17", { onePriority: "Logged late" });
    expect(new Set((await carryOver("2026-11-21")).offered.map(({ briefingId }) => briefingId))).toEqual(
      new Set([id]),
    );
    expect((await carryOver("2026-11-18")).offered[0]).toMatchObject({ briefingId: late.id });
    for (const item of ["onePriority", "whatPersists"]) await decide(id, { item, decision: "drop" });
    expect((await carryOver("2026-11-21")).offered).toEqual([]);
  });

  test("today defaults to the current day in the person's zone", async () => {
    await logged("2026-11-21");
    const ask = async (timeZone: string): Promise<CarryOver> =>
      (await mara.get(`/api/handover/carry-over?timeZone=${timeZone}`)).json();
    expect((await ask(LOS_ANGELES)).offered).toEqual([]);
    expect((await ask("Europe/Berlin")).offered).toHaveLength(2);
  });

  test.each([
    [
      "an edit without words",
      { decision: "edit", text: " " },
      "text",
      "Write what you want to carry over, or drop it.",
    ],
    ["an unknown decision", { decision: "frame" }, "decision", "Choose keep, edit or drop."],
    ["an unknown item", { item: "whatChanged" }, "item", "Choose onePriority or whatPersists."],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const { id } = await logged("2026-11-20");
    const response = await decide(id, change);
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: message }]);
    expect((await carryOver("2026-11-21")).offered).toHaveLength(2);
  });
});
