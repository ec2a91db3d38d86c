import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const basics = { specific: "All rooms", measurable: "Keys handed over", pillar: "Peace" };
const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";

const clock = controlledClock("2026-03-02T08:00:00.000Z");
let server: TestServer;
let mara: TestClient & { user: User };
let other: TestClient & { user: User };

beforeAll(async () => {
  server = await startTestServer({ clock });
  mara = await server.signedIn();
  other = await server.signedIn();
});
afterAll(() => server.close());

async function add(client: TestClient, title: string, change: object = {}) {
  clock.advance(1000);
  return (await client.post("/api/objectives", { ...basics, title, ...change })).json() as Objective;
}
const listOf = async (client: TestClient) => (await client.get("/api/objectives")).json() as Objective[];
const find = async (id: string) => (await listOf(mara)).find((one) => one.id === id);
const addMilestone = async (objectiveId: string, title: string, completed = false) =>
  (await mara.post(`/api/objectives/${objectiveId}/milestones`, { title, completed })).json() as Milestone;
const milestonesOf = async (id: string) =>
  (await mara.get(`/api/objectives/${id}/milestones`)).json() as Milestone[];

describe("a new status for several", () => {
  test("completes, archives and brings back, each with its own progress", async () => {
    const one = await add(mara, "One", { progress: 20 });
    const two = await add(mara, "Two", { progress: 60 });
    const ids = [one.id, two.id, one.id];

    const completed = await mara.patch("/api/objectives", { ids, status: "completed" });
    expect(completed.statusCode).toBe(200);
    expect(
      (completed.json() as Objective[]).map(({ title, progressBefore }) => [title, progressBefore]),
    ).toEqual([
      ["Two", 60],
      ["One", 20],
    ]);
    await mara.patch("/api/objectives", { ids, status: "archived" });
    expect(await find(one.id)).toMatchObject({
      status: "archived",
      progress: 100,
      completedAt: clock.nowIso(),
    });
    await mara.patch("/api/objectives", { ids, status: "active" });
    expect(await find(one.id)).toMatchObject({ status: "active", progress: 20, completedAt: null });
    expect(await find(two.id)).toMatchObject({ status: "active", progress: 60 });
  });

  test.each([
    ["none", { ids: [], status: "archived" }, "Choose at least one objective."],
    ["no ids", { status: "archived" }, "Choose at least one objective."],
    ["an unknown status", { ids: [UNKNOWN_ID], status: "gone" }, "Choose active, completed or archived."],
  ])("is refused with %s", async (_what, body, error) => {
    const response = await mara.patch("/api/objectives", body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error, code: "validation_error" });
  });

  test("changes nothing when one is somebody else's", async () => {
    const mine = await add(mara, "Mine");
    const theirs = await add(other, "Theirs");
    const ids = [mine.id, theirs.id];
    const responses = [
      await mara.patch("/api/objectives", { ids, status: "completed" }),
      await mara.post("/api/objectives/deletions", { ids }),
      await mara.post("/api/objectives/deletions", { ids: [UNKNOWN_ID] }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await find(mine.id)).toMatchObject({ status: "active" });
    expect(await listOf(other)).toMatchObject([{ id: theirs.id, status: "active" }]);
  });
});

test("deletes several with all that belongs to them, and one Undo restores them", async () => {
  const one = await add(mara, "One to delete");
  const two = await add(mara, "Two to delete");
  const step = await addMilestone(one.id, "Pack");
  const before = await listOf(mara);

  const { undoId } = (await mara.post("/api/objectives/deletions", { ids: [one.id, two.id] })).json();
  expect(await find(one.id)).toBeUndefined();
  expect(await find(two.id)).toBeUndefined();
  await mara.post(`/api/undo/${undoId}`);
  expect(await listOf(mara)).toEqual(before);
  expect(await milestonesOf(one.id)).toEqual([step]);
});

describe("an archived objective", () => {
  test("stays in the list of objectives, and leaves the dashboard, its figures and the next milestones", async () => {
    const alone = await server.signedIn();
    const kept = await add(alone, "Kept", { progress: 20 });
    const shelved = await add(alone, "Shelved", { progress: 80 });
    await alone.post(`/api/objectives/${shelved.id}/milestones`, { title: "Not now" });
    const summary = async () =>
      (await alone.get("/api/dashboard?today=2026-03-02&timeZone=UTC&mode=life")).json().objectives.data;
    expect(await summary()).toMatchObject({ active: 2, overallProgress: 50 });

    await alone.patch(`/api/objectives/${shelved.id}`, { status: "archived" });

    expect((await listOf(alone)).map(({ status }) => status)).toEqual(["archived", "active"]);
    expect(await summary()).toMatchObject({ active: 1, overallProgress: 20, mostUrgent: [{ id: kept.id }] });
    expect((await alone.get("/api/milestones/next")).json()).toEqual([]);
    const file = await alone.get("/api/export/objectives?mode=life&timeZone=UTC");
    expect(file.body).toContain("## Archived (1)\n\n### Shelved");
  });
});

describe("the person's own order", () => {
  const order = (client: TestClient, ids: string[]) => client.put("/api/objectives/order", { ids });

  test("is stored, and new objectives come first", async () => {
    const alone = await server.signedIn();
    const [a, b, c] = [await add(alone, "A"), await add(alone, "B"), await add(alone, "C")];
    expect((await order(alone, [b.id, c.id, a.id])).statusCode).toBe(204);
    const places = async () =>
      Object.fromEntries((await listOf(alone)).map(({ title, orderIndex }) => [title, orderIndex]));
    expect(await places()).toEqual({ A: 2, B: 0, C: 1 });
    await add(alone, "D");
    expect(await places()).toEqual({ A: 2, B: 0, C: 1, D: 0 });
  });

  test("is refused unless it names each objective once", async () => {
    const alone = await server.signedIn();
    const [a, b] = [await add(alone, "A"), await add(alone, "B")];
    const theirs = await add(other, "Theirs");
    for (const ids of [[a.id], [a.id, a.id], [a.id, b.id, theirs.id], [a.id, theirs.id]]) {
      const response = await order(alone, ids);
      expect([response.statusCode, response.json().code]).toEqual([409, "stale_order"]);
    }
    expect((await order(alone, ["first"])).statusCode).toBe(400);
    expect((await listOf(alone)).map(({ orderIndex }) => orderIndex)).toEqual([0, 0]);
  });

  test("of a thousand is stored", async () => {
    const alone = await server.signedIn();
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...basics,
      id: uuidv7(),
      userId: alone.user.id,
      title: `Objective ${index}`,
      achievable: "",
      relevant: "",
      timeBound: "",
      status: "active" as const,
      progress: 0,
      pillar: "Peace" as const,
      tags: "[]",
      mode: "life" as const,
      createdAt: clock.nowIso(),
      updatedAt: clock.nowIso(),
    }));
    for (const row of rows) await server.handle.db.insertInto("objectives").values(row).execute();
    const ids = rows.map(({ id }) => id);
    expect((await order(alone, ids)).statusCode).toBe(204);
    const stored = (await listOf(alone)).toSorted((one, two) => one.orderIndex - two.orderIndex);
    expect(stored.map(({ id }) => id)).toEqual(ids);
  });
});

describe("duplicating", () => {
  test("copies the plan with open milestones, once per id", async () => {
    const original = await add(mara, "Move", {
      timeBound: "by June 1, 2026",
      budget: "120",
      actualCost: "30",
      status: "completed",
      tags: ["comms"],
    });
    await addMilestone(original.id, "Book the van", true);
    await addMilestone(original.id, "Pack");
    const id = uuidv7();
    const first = await mara.post(`/api/objectives/${original.id}/copies`, { id });
    const again = await mara.post(`/api/objectives/${original.id}/copies`, { id });

    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect(first.json()).toEqual({
      ...original,
      id,
      title: "Copy of Move",
      status: "active",
      progress: 0,
      completedAt: null,
      actualCost: null,
      milestonesTotal: 2,
      milestonesCompleted: 0,
      createdAt: clock.nowIso(),
      updatedAt: clock.nowIso(),
    });
    const milestones = await milestonesOf(id);
    expect(milestones.map(({ title, completed }) => [title, completed])).toEqual([
      ["Book the van", false],
      ["Pack", false],
    ]);
  });

  test("keeps the longest title within its limit", async () => {
    const { id } = await add(mara, `${"x".repeat(191)}🏔${"y".repeat(7)}`);
    expect((await mara.post(`/api/objectives/${id}/copies`, {})).statusCode).toBe(201);
  });

  test("refuses somebody else's, and one that does not exist", async () => {
    const theirs = await add(other, "Theirs");
    for (const id of [theirs.id, UNKNOWN_ID]) {
      expect((await mara.post(`/api/objectives/${id}/copies`, {})).statusCode).toBe(404);
    }
    expect((await mara.post(`/api/objectives/${theirs.id}/copies`, { id: "x" })).statusCode).toBe(400);
  });
});

test("the next milestones are the first open one of each active objective", async () => {
  const alone = await server.signedIn();
  const one = await add(alone, "One");
  const done = await add(alone, "Done", { status: "completed" });
  await add(alone, "Bare");
  const post = async (id: string, body: object) =>
    (await alone.post(`/api/objectives/${id}/milestones`, body)).json() as Milestone;
  await post(one.id, { title: "First", completed: true });
  const second = await post(one.id, { title: "Second" });
  await post(one.id, { title: "Third" });
  await post(done.id, { title: "Left over" });

  expect((await alone.get("/api/milestones/next")).json()).toEqual([second]);
});

test.each([
  ["PATCH", "/api/objectives"],
  ["POST", "/api/objectives/deletions"],
  ["PUT", "/api/objectives/order"],
  ["POST", `/api/objectives/${UNKNOWN_ID}/copies`],
  ["GET", "/api/milestones/next"],
] as const)("%s %s asks a stranger to sign in", async (method, url) => {
  const response = await server.app.inject({ method, url });
  expect(response.statusCode).toBe(401);
});
