import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Briefing, CarryOver } from "#shared/handover/handover.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";
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
const log = (client: TestClient, opPeriod: string, changes: object = {}) =>
  client.post("/api/briefings", { ...answers, opPeriod, timeZone: LOS_ANGELES, ...changes });
const logged = async (opPeriod: string, changes: object = {}): Promise<Briefing> =>
  (await log(mara, opPeriod, changes)).json();
const carryOver = async (today: string, client = mara): Promise<CarryOver> =>
  (await client.get(`/api/handover/carry-over?today=${today}&timeZone=${LOS_ANGELES}`)).json();
describe("logging a handover", () => {
  test("returns what was stored, and lists it newest first", async () => {
    const first = await log(mara, "2026-11-21", { whatChanged: "  Sam is ill  " });
    clock.advance(1000);
    const late = await logged("2026-11-19");

    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      ...answers,
      whatChanged: "Sam is ill",
      opPeriod: "2026-11-21",
      id: expect.any(String),
      createdAt: START,
      updatedAt: START,
    });
    expect((await mara.get("/api/briefings")).json()).toEqual([late, first.json()]);
  });

  test("accepts the person's own today, and no day that has not begun for them", async () => {
    const tomorrow = await log(mara, "2026-11-22");
    const sentence = "That day hasn't started yet. Choose today or an earlier day.";
    expect(tomorrow.statusCode).toBe(400);
    expect(tomorrow.json()).toEqual({
      error: sentence,
      code: "validation_error",
      fields: { opPeriod: sentence },
    });
    expect((await log(mara, "2026-11-22", { timeZone: "Europe/Berlin" })).statusCode).toBe(201);
    expect((await log(mara, "2026-11-22", { timeZone: undefined })).statusCode).toBe(201);
    expect((await log(mara, "2026-11-24", { timeZone: undefined })).statusCode).toBe(400);
  });

  test("twice with the same id stores it once, and returns the stored one", async () => {
    const id = "01a1fc3f-0000-7000-8000-00000000000a";
    const first = await log(mara, "2026-11-21", { id });
    clock.advance(1000);
    const again = await log(mara, "2026-11-21", { id, onePriority: "Something else" });
    expect(first.json().id).toBe(id);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect((await mara.get("/api/briefings")).json()).toEqual([first.json()]);
  });

  test("never changes or reveals what somebody else stored under the id", async () => {
    const id = "01a1fc3f-0000-7000-8000-00000000000b";
    const theirs = await log(await server.signedIn(), "2026-11-21", { id });
    expect(theirs.statusCode).toBe(201);
    const response = await log(mara, "2026-11-21", { id });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: "This handover couldn't be saved under its id. Please try again with a new one.",
      code: "id_taken",
    });
    expect((await mara.get("/api/briefings")).json()).toEqual([]);
    expect((await log(mara, "2026-11-21", { id: "7" })).statusCode).toBe(400);
  });

  test.each([
    ["no change named", { whatChanged: " " }, "whatChanged", "What changed is missing."],
    ["nothing that persists", { whatPersists: undefined }, "whatPersists", "What persists is missing."],
    ["no priority", { onePriority: "" }, "onePriority", "The one priority is missing."],
    [
      "too long a text",
      { onePriority: "x".repeat(4001) },
      "onePriority",
      "The one priority can have at most 4000 characters.",
    ],
    [
      "a day that does not exist",
      { opPeriod: "2026-02-30" },
      "opPeriod",
      "The operational period is a day such as 2026-11-21.",
    ],
    [
      "an unknown zone",
      { timeZone: "Mars/Base" },
      "timeZone",
      "A time zone has a name such as Europe/Berlin.",
    ],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const response = await log(mara, "2026-11-21", change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect((await mara.get("/api/briefings")).json()).toEqual([]);
  });
});

describe("changing a handover", () => {
  test("works until midnight, local time", async () => {
    const briefing = await logged("2026-11-21");
    clock.advance(2 * HOUR_MS);
    const response = await mara.patch(`/api/briefings/${briefing.id}`, {
      onePriority: "Six boxes",
      opPeriod: "2026-11-20",
      timeZone: LOS_ANGELES,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...briefing,
      onePriority: "Six boxes",
      opPeriod: "2026-11-20",
      updatedAt: "2026-11-22T07:30:00.000Z",
    });
    expect((await mara.get("/api/briefings")).json()).toEqual([response.json()]);

    clock.advance(HOUR_MS);
    const tooLate = await mara.patch(`/api/briefings/${briefing.id}`, {
      onePriority: "Seven boxes",
      timeZone: LOS_ANGELES,
    });
    expect(tooLate.statusCode).toBe(409);
    expect(tooLate.json().code).toBe("closed_period");
    expect(tooLate.json().error).toMatch(/^You can change a handover only on the day you logged it\./);
    expect((await mara.get("/api/briefings")).json()).toEqual([response.json()]);
  });

  test("refuses a day that has not begun, an empty answer and an empty change", async () => {
    const { id } = await logged("2026-11-21");
    const patch = async (body: object) =>
      (await mara.patch(`/api/briefings/${id}`, { ...body, timeZone: LOS_ANGELES })).json().error;
    expect(await patch({ opPeriod: "2026-11-22" })).toMatch(/hasn't started yet/);
    expect(await patch({ whatChanged: " " })).toBe("What changed is missing.");
    expect(await patch({})).toBe("There's nothing to change.");
  });
});

describe("the prefill of a handover", () => {
  test("lists what was completed, is open or changed on the local day", async () => {
    const objective = { specific: "s", measurable: "m", pillar: "Production" };
    const { id } = (
      await mara.post("/api/objectives", {
        ...objective,
        title: "Finish the move",
        dueOn: "2026-11-20",
      })
    ).json();
    const van = (
      await mara.post(`/api/objectives/${id}/milestones`, { title: "Book the van", completed: true })
    ).json();
    await mara.post(`/api/objectives/${id}/milestones`, { title: "Pack" });
    const prefill = async (date: string) =>
      (await mara.get(`/api/handover/prefill?date=${date}&timeZone=${LOS_ANGELES}`)).json();

    expect(await prefill("2026-11-21")).toEqual({
      date: "2026-11-21",
      completed: [
        { kind: "milestone", id: van.id, title: "Book the van", objectiveTitle: "Finish the move" },
      ],
      open: [
        {
          id,
          title: "Finish the move",
          progress: 0,
          nextMilestone: "Pack",
          dueOn: "2026-11-20",
          overdue: true,
        },
      ],
      changed: [{ kind: "started", id, title: "Finish the move", progress: 0 }],
    });
    expect(await prefill("2026-11-20")).toEqual({
      date: "2026-11-20",
      completed: [],
      open: [],
      changed: [],
    });
  });

  test("requires a day", async () => {
    expect((await mara.get("/api/handover/prefill")).json().error).toBe(
      "The date is a day such as 2026-11-21.",
    );
  });
});

describe("who may see what", () => {
  test("someone else's handover is answered exactly like one that does not exist", async () => {
    const briefing = await logged("2026-11-20");
    const other = await server.signedIn();
    const change = { onePriority: "Mine", timeZone: LOS_ANGELES };
    const theirs = await other.patch(`/api/briefings/${briefing.id}`, change);
    const nobodys = await other.patch(`/api/briefings/${UNKNOWN_ID}`, change);
    const decision = { item: "onePriority", decision: "drop" };
    const theirDecision = await other.post("/api/handover/carry-over", {
      ...decision,
      briefingId: briefing.id,
    });

    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(nobodys.json());
    expect(theirDecision.statusCode).toBe(404);
    expect((await other.get("/api/briefings")).json()).toEqual([]);
    expect(await carryOver("2026-11-21", other)).toEqual({ offered: [], kept: [] });
    expect((await mara.get("/api/briefings")).json()).toEqual([briefing]);
    expect((await carryOver("2026-11-21")).offered).toHaveLength(2);
  });

  test("a userId in the payload is ignored", async () => {
    const { id } = await logged("2026-11-21", { userId: "someone else" });
    expect((await mara.get("/api/briefings")).json()).toMatchObject([{ id }]);
  });

  test.each([
    ["GET", "/api/briefings"],
    ["POST", "/api/briefings"],
    ["PATCH", `/api/briefings/${UNKNOWN_ID}`],
    ["GET", "/api/handover/prefill"],
    ["GET", "/api/handover/carry-over"],
    ["POST", "/api/handover/carry-over"],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

test("the export is a file with every handover, newest first", async () => {
  await logged("2026-11-20");
  clock.advance(1000);
  await logged("2026-11-21", { whatChanged: "Sam is ill" });
  const { body, headers } = await mara.get("/api/export/handovers?mode=life");
  expect(headers["content-disposition"]).toBe('attachment; filename="ridgeline-handovers-2026-11-22.md"');
  expect(body).toBe(`# Shift handovers

Exported from Ridgeline on November 22, 2026.

## November 21, 2026

- Logged: November 22, 2026 at 5:30 AM

**What changed:** Sam is ill

**What persists:** No boxes yet

**The one priority for next period:** Buy boxes

## November 20, 2026

- Logged: November 22, 2026 at 5:30 AM

**What changed:** The van is booked

**What persists:** No boxes yet

**The one priority for next period:** Buy boxes
`);
  const other = await server.signedIn();
  expect((await other.get("/api/export/handovers")).body).toContain("No handovers yet.");
});
