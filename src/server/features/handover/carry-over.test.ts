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
    expect(await carryOver("2026-11-21")).toEqual({ offered: [], kept: [] });
    await logged("2026-11-21");
    expect(await carryOver("2026-11-21")).toEqual({ offered: [], kept: [] });
  });

  test("yesterday's priority and open points are offered once each, and a kept item stays until it is done", async () => {
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
      { ...before.offered[0], decision: "kept", decidedOn: "2026-11-22", endedOn: null },
    ]);
    expect(dropped.json()).toMatchObject({ decision: "dropped", text: "No boxes yet" });
    for (const day of ["2026-11-22", "2026-11-23", "2026-12-24"]) {
      expect(await carryOver(day)).toEqual({ offered: [], kept: [kept.json()] });
    }
    const done = await decide(id, { decision: "done", today: "2026-11-23" });
    expect(done.json()).toEqual({ ...kept.json(), endedOn: "2026-11-23" });
    expect(await carryOver("2026-11-23")).toEqual({ offered: [], kept: [] });
  });

  test("an edited item has the new text; the handover keeps its own", async () => {
    const briefing = await logged("2026-11-20");
    const edited = (await decide(briefing.id, { decision: "edit", text: " Six boxes " })).json();
    expect(edited).toMatchObject({ decision: "edited", text: "Six boxes", decidedOn: "2026-11-21" });
    expect((await carryOver("2026-11-21")).kept).toEqual([edited]);
    expect((await mara.get("/api/briefings")).json()).toEqual([briefing]);
  });

  test("a second decision changes nothing and returns the first, even in parallel", async () => {
    const { id } = await logged("2026-11-20");
    const answersGiven = await Promise.all(
      (["Six", "Seven", "Eight", "Nine"] as const).map((text) => decide(id, { decision: "edit", text })),
    );
    const texts = new Set(answersGiven.map((answer) => answer.json().text));
    expect(answersGiven.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(texts.size).toBe(1);
    expect((await decide(id)).json()).toMatchObject({ decision: "edited", text: [...texts][0] });
  });

  test("a kept item can still be dropped, and a dropped one stays dropped", async () => {
    const { id } = await logged("2026-11-20");
    await decide(id);
    for (const decision of ["drop", "keep", "done"]) {
      expect((await decide(id, { decision })).json()).toMatchObject({ decision: "dropped" });
    }
    expect((await carryOver("2026-11-21")).kept).toEqual([]);
  });

  test("the same words are offered once, also after they were kept and done", async () => {
    const { id } = await logged("2026-11-18", { whatPersists: "None" });
    await decide(id, { today: "2026-11-19" });
    await logged("2026-11-20", { onePriority: "buy boxes.", whatPersists: "-" });
    expect((await carryOver("2026-11-21")).offered).toEqual([]);
    await decide(id, { decision: "done", today: "2026-11-21" });
    expect(await carryOver("2026-11-21")).toEqual({ offered: [], kept: [] });
  });

  test("logged after midnight, a handover belongs to the day it names", async () => {
    // Sunday, 12:30 am in Los Angeles.
    clock.advance(3 * HOUR_MS);
    await logged("2026-11-21", { onePriority: "Of Saturday" });
    expect((await carryOver("2026-11-22")).offered[0]).toMatchObject({ text: "Of Saturday" });
  });

  test("one that names the day that has just begun is offered on the next waking day: that morning", async () => {
    clock.advance(3 * HOUR_MS);
    await logged("2026-11-22", { onePriority: "For today" });
    expect((await carryOver("2026-11-22")).offered).toEqual([]);
    clock.advance(6 * HOUR_MS);
    expect((await carryOver("2026-11-22")).offered[0]).toMatchObject({ text: "For today" });
    await logged("2026-11-22", { onePriority: "For tomorrow" });
    expect((await carryOver("2026-11-22")).offered[0]).toMatchObject({ text: "For today" });
    expect((await carryOver("2026-11-23")).offered[0]).toMatchObject({ text: "For tomorrow" });
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
    ["an unknown decision", { decision: "frame" }, "decision", "Choose keep, edit, done or drop."],
    ["an unknown item", { item: "whatChanged" }, "item", "Choose onePriority or whatPersists."],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const { id } = await logged("2026-11-20");
    const response = await decide(id, change);
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: message }]);
    expect((await carryOver("2026-11-21")).offered).toHaveLength(2);
  });
});
