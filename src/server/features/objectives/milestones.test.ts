import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { controlledClock } from "#server/platform/clock/clock.ts";
import {
  ALL_MILESTONES_MAX,
  MILESTONES_PER_OBJECTIVE_MAX,
  type Milestone,
  OBJECTIVE_PATHS,
  type Objective,
} from "#shared/objectives/objectives.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { summarizeMilestones } from "./milestones.repository.ts";

const objective = { title: "Run 5 km", specific: "The park loop", measurable: "Strava", pillar: "Peace" };
const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";
const PLACE = "A place in the order is a whole number from 0 to 1000000.";

const clock = controlledClock("2026-03-02T08:00:00.000Z");
let server: TestServer;
let mara: TestClient & { user: { id: string } };
let other: TestClient;
/** A new objective of Mara's for each test. */
let objectiveId: string;
let url: string;

beforeAll(async () => {
  server = await startTestServer({ clock });
  mara = await server.signedIn();
  other = await server.signedIn();
});
afterAll(() => server.close());
beforeEach(async () => {
  objectiveId = (await mara.post("/api/objectives", objective)).json().id;
  url = `/api/objectives/${objectiveId}/milestones`;
});

const list = async () => (await mara.get(url)).json() as Milestone[];
const titles = async () => (await list()).map(({ title }) => title);
const add = async (title: string, fields: object = {}) =>
  (await mara.post(url, { title, ...fields })).json() as Milestone;
const addAll = async (...names: string[]) => {
  const added: Milestone[] = [];
  for (const name of names) added.push(await add(name));
  return added;
};
const counts = async () => {
  const all = (await mara.get("/api/objectives")).json() as Objective[];
  const found = all.find(({ id }) => id === objectiveId);
  return [found?.milestonesCompleted, found?.milestonesTotal];
};

async function insertRows(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, orderIndex) => ({
    id: crypto.randomUUID(),
    objectiveId,
    title: `Step ${orderIndex}`,
    completed: false,
    completedAt: null,
    orderIndex,
    createdAt: clock.nowIso(),
  }));
  await server.handle.db.insertInto("milestones").values(rows).execute();
  await summarizeMilestones(server.handle.db, objectiveId);
}

describe("the milestones of all objectives", () => {
  const all = async (client: TestClient) =>
    (await client.get(OBJECTIVE_PATHS.allMilestones)).json() as Milestone[];

  test("are listed by objective, newest first, and only one's own", async () => {
    const person = await server.signedIn();
    for (const title of ["Older", "Newer"]) {
      clock.advance(1000);
      const { id } = (await person.post("/api/objectives", { ...objective, title })).json();
      for (const step of ["b", "a"])
        await person.post(OBJECTIVE_PATHS.milestones(id), { title: `${title} ${step}` });
    }
    await add("Mara's");
    expect((await all(person)).map(({ title }) => title)).toEqual([
      "Newer b",
      "Newer a",
      "Older b",
      "Older a",
    ]);
    expect(await all(await server.signedIn())).toEqual([]);
  });

  test("stop at the limit", async () => {
    const person = await server.signedIn();
    const rows = 200;
    for (let index = 0; index <= ALL_MILESTONES_MAX / rows; index += 1) {
      ({ id: objectiveId } = (await person.post("/api/objectives", objective)).json());
      await insertRows(rows);
    }
    const listed = await all(person);
    expect(listed).toHaveLength(ALL_MILESTONES_MAX);
    expect(listed[0]).toMatchObject({ objectiveId, title: "Step 0" });
  });

  test("need a session", async () => {
    expect((await server.anonymous().get(OBJECTIVE_PATHS.allMilestones)).statusCode).toBe(401);
  });
});

describe("adding a milestone", () => {
  test("returns what was saved and puts it at the end", async () => {
    expect(await list()).toEqual([]);
    const response = await mara.post(url, { title: "  Buy shoes ", completed: false, orderIndex: 0 });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(String),
      objectiveId,
      title: "Buy shoes",
      completed: false,
      completedAt: null,
      orderIndex: 0,
      createdAt: clock.nowIso(),
    });
    expect((await add("Run 1 km", { orderIndex: 0 })).orderIndex).toBe(1);
    expect((await add("Run 2 km")).orderIndex).toBe(2);
    expect(await titles()).toEqual(["Buy shoes", "Run 1 km", "Run 2 km"]);
    expect(await counts()).toEqual([0, 3]);
  });

  test("uses the requested place; in a tie the older one comes first", async () => {
    await add("First", { orderIndex: 5 });
    clock.advance(1000);
    await add("Second", { orderIndex: 5 });
    await add("Before", { orderIndex: 2 });
    await add("Last");
    expect((await list()).map(({ title, orderIndex }) => [title, orderIndex])).toEqual([
      ["Before", 2],
      ["First", 5],
      ["Second", 5],
      ["Last", 6],
    ]);
  });

  test("that is completed sets its completion time", async () => {
    expect(await add("Done", { completed: true })).toMatchObject({
      completed: true,
      completedAt: clock.nowIso(),
    });
    expect(await counts()).toEqual([1, 1]);
  });

  test("in parallel gives each its own place", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const added = await Promise.all(names.map((name) => add(name)));

    expect(added.map(({ orderIndex }) => orderIndex).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await titles()).sort()).toEqual(names);
  });

  test("stops at the limit per objective, even in parallel", async () => {
    await insertRows(MILESTONES_PER_OBJECTIVE_MAX - 1);
    const responses = await Promise.all(["x", "y", "z"].map((title) => mara.post(url, { title })));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      error: "An objective can have at most 200 milestones. To make room, delete one you no longer need.",
      code: "too_many",
    });
    expect(await counts()).toEqual([0, MILESTONES_PER_OBJECTIVE_MAX]);
  });

  test.each([
    ["without a title", {}, "title", "The milestone's title is missing."],
    ["with an empty title", { title: "  " }, "title", "The milestone's title is missing."],
    [
      "with a long title",
      { title: "x".repeat(201) },
      "title",
      "The milestone's title can have at most 200 characters.",
    ],
    ["with completed as text", { title: "x", completed: "yes" }, "completed", "Completed is true or false."],
    ["with half a place", { title: "x", orderIndex: 0.5 }, "orderIndex", PLACE],
    ["with a place before the first", { title: "x", orderIndex: -1 }, "orderIndex", PLACE],
  ])("is refused %s, with a sentence", async (_what, body, field, message) => {
    const response = await mara.post(url, body);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await list()).toEqual([]);
  });
});

test("the milestones of several objectives are listed in order, without other people's", async () => {
  const rich = await server.signedIn();
  const ids: string[] = [];
  for (const names of [["a1", "a2"], ["b1"], []]) {
    const { id } = (await rich.post("/api/objectives", objective)).json();
    for (const title of names) await rich.post(`/api/objectives/${id}/milestones`, { title });
    ids.push(id);
  }
  await add("Not theirs");
  const { milestonesService } = server.dependencies;
  const all = await milestonesService.listOf(rich.user.id as OwnerId, [...ids, objectiveId]);

  expect(all.map(({ objectiveId: id, title }) => [ids.indexOf(id), title])).toEqual([
    [0, "a1"],
    [0, "a2"],
    [1, "b1"],
  ]);
});

describe("changing a milestone", () => {
  test("renames it and keeps the rest", async () => {
    const before = await add("Buy shoes", { completed: true });
    const response = await mara.patch(`/api/milestones/${before.id}`, { title: " Borrow shoes " });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...before, title: "Borrow shoes" });
    expect(await list()).toEqual([response.json()]);
  });

  test("completes it once, and reopens it", async () => {
    const { id } = await add("Buy shoes");
    const toggle = async (completed: boolean) => {
      clock.advance(1000);
      return (await mara.patch(`/api/milestones/${id}`, { completed, objectiveId })).json() as Milestone;
    };

    const completed = await toggle(true);
    expect(completed).toMatchObject({ completed: true, completedAt: clock.nowIso() });
    expect(await counts()).toEqual([1, 1]);
    expect(await toggle(true)).toEqual(completed);
    expect(await toggle(false)).toMatchObject({ completed: false, completedAt: null });
    expect(await toggle(true)).toMatchObject({ completed: true, completedAt: clock.nowIso() });
  });

  test("moves it", async () => {
    const [first] = await addAll("First", "Second", "Third");
    expect((await mara.patch(`/api/milestones/${first?.id}`, { orderIndex: 9 })).json()).toMatchObject({
      orderIndex: 9,
    });
    expect(await titles()).toEqual(["Second", "Third", "First"]);
  });

  test("in two fields in parallel keeps both changes", async () => {
    const { id } = await add("Buy shoes");
    await Promise.all(
      [{ title: "New" }, { completed: true }, { orderIndex: 7 }].map((change) =>
        mara.patch(`/api/milestones/${id}`, change),
      ),
    );
    expect(await list()).toMatchObject([{ title: "New", completed: true, orderIndex: 7 }]);
  });

  test.each([
    ["nothing", {}, undefined, "There's nothing to change."],
    ["its objective alone", { objectiveId: UNKNOWN_ID }, undefined, "There's nothing to change."],
    ["an empty title", { title: "" }, "title", "The milestone's title is missing."],
    ["completed as a number", { completed: 1 }, "completed", "Completed is true or false."],
    ["a place that is text", { orderIndex: "2" }, "orderIndex", PLACE],
  ])("is refused with %s", async (_what, change, field, error) => {
    const before = await add("Buy shoes");
    const response = await mara.patch(`/api/milestones/${before.id}`, change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error,
      code: "validation_error",
      ...(field && { fields: { [field]: error } }),
    });
    expect(await list()).toEqual([before]);
  });
});

describe("putting milestones in order", () => {
  const order = (ids: unknown) => mara.put(`${url}/order`, { ids });

  test("returns and keeps the new order, and new ones still go to the end", async () => {
    const [a, b, c, d] = (await addAll("a", "b", "c", "d")).map(({ id }) => id);
    const response = await order([d, a, c, b]);

    expect(response.statusCode).toBe(200);
    expect((response.json() as Milestone[]).map(({ title }) => title)).toEqual(["d", "a", "c", "b"]);
    expect(await list()).toEqual(response.json());
    await add("e");
    expect(await titles()).toEqual(["d", "a", "c", "b", "e"]);
  });

  test("closes gaps and ties", async () => {
    const x = await add("x", { orderIndex: 7 });
    const y = await add("y", { orderIndex: 7 });
    expect((await order([y.id, x.id])).json()).toMatchObject([
      { title: "y", orderIndex: 0 },
      { title: "x", orderIndex: 1 },
    ]);
    expect(await titles()).toEqual(["y", "x"]);
  });

  test("of an empty list returns an empty list", async () => {
    expect((await order([])).json()).toEqual([]);
  });

  test.each([
    ["one is missing", (ids: string[]) => ids.slice(1)],
    ["one is unknown", (ids: string[]) => [...ids, UNKNOWN_ID]],
    ["one is replaced", (ids: string[]) => [UNKNOWN_ID, ...ids.slice(1)]],
    ["one is there twice", (ids: string[]) => [...ids, ...ids.slice(0, 1)]],
    ["one replaces another", (ids: string[]) => [...ids.slice(1), ...ids.slice(1, 2)]],
  ])("changes nothing when %s", async (_what, change) => {
    const ids = (await addAll("a", "b", "c")).map(({ id }) => id);
    const response = await order(change(ids.toReversed()));

    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: "This list changed in the meantime, so it wasn't reordered. Please check it and try again.",
      code: "stale_order",
    });
    expect(await titles()).toEqual(["a", "b", "c"]);
  });

  test("twice in parallel leaves one of the two orders", async () => {
    const ids = (await addAll("a", "b", "c", "d", "e")).map(({ id }) => id);
    const mixed = [2, 0, 4, 1, 3].map((index) => ids[index]);
    const responses = await Promise.all([order(ids.toReversed()), order(mixed)]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(["edcba", "caebd"]).toContain((await titles()).join(""));
  });

  test.each([
    ["no list", undefined, "ids", "Send the ids of all milestones in their new order."],
    ["an invalid id", ["first"], "ids.0", "That address doesn't lead to anything here."],
  ])("is refused with %s", async (_what, ids, field, message) => {
    const response = await order(ids);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
  });
});

describe("deleting a milestone", () => {
  const undo = (undoId: string) => mara.post(`/api/undo/${undoId}`);

  test("can be undone, and it returns to its place", async () => {
    const [, second] = await addAll("a", "b", "c");
    await mara.patch(`/api/milestones/${second?.id}`, { completed: true });
    const before = await list();
    const response = await mara.delete(`/api/milestones/${second?.id}?objectiveId=${objectiveId}`);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ undoId: expect.any(String) });
    expect(await titles()).toEqual(["a", "c"]);
    expect(await counts()).toEqual([0, 2]);
    expect((await undo(response.json().undoId)).statusCode).toBe(204);
    expect(await list()).toEqual(before);
  });

  test("works without the objective's id", async () => {
    const { id } = await add("a");
    expect((await mara.delete(`/api/milestones/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("cannot be undone after 15 minutes, or by someone else", async () => {
    const { id } = await add("a");
    const { undoId } = (await mara.delete(`/api/milestones/${id}`)).json();

    expect((await other.post(`/api/undo/${undoId}`)).statusCode).toBe(404);
    clock.advance(15 * 60 * 1000 + 1);
    expect((await undo(undoId)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("cannot be undone while its objective is deleted, but can once that is restored", async () => {
    const { id } = await add("a");
    const milestone = (await mara.delete(`/api/milestones/${id}`)).json();
    const parent = (await mara.delete(`/api/objectives/${objectiveId}`)).json();

    expect((await undo(milestone.undoId)).statusCode).toBe(404);
    expect((await undo(parent.undoId)).statusCode).toBe(204);
    expect((await undo(milestone.undoId)).statusCode).toBe(204);
    expect(await titles()).toEqual(["a"]);
  });

  test("cannot be undone when its objective is full", async () => {
    const { id } = await add("a");
    const { undoId } = (await mara.delete(`/api/milestones/${id}`)).json();
    await insertRows(MILESTONES_PER_OBJECTIVE_MAX);

    const response = await undo(undoId);
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: "too_many" }]);
    expect(await counts()).toEqual([0, MILESTONES_PER_OBJECTIVE_MAX]);
    const parent = (await mara.delete(`/api/objectives/${objectiveId}`)).json();
    expect((await undo(parent.undoId)).statusCode).toBe(204);
    await server.handle.db.deleteFrom("milestones").where("title", "=", "Step 7").execute();
    expect((await undo(undoId)).statusCode).toBe(204);
  });

  test("twice in parallel deletes once", async () => {
    const { id } = await add("a");
    const responses = await Promise.all([1, 2].map(() => mara.delete(`/api/milestones/${id}`)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});

describe("who may see what", () => {
  const ofObjective = [
    ["listing", (client: TestClient, id: string) => client.get(`/api/objectives/${id}/milestones`)],
    [
      "adding to",
      (client: TestClient, id: string) => client.post(`/api/objectives/${id}/milestones`, { title: "x" }),
    ],
    [
      "ordering",
      (client: TestClient, id: string) => client.put(`/api/objectives/${id}/milestones/order`, { ids: [] }),
    ],
  ] as const;
  const ofMilestone = [
    [
      "changing",
      (client: TestClient, id: string) => client.patch(`/api/milestones/${id}`, { completed: true }),
    ],
    ["deleting", (client: TestClient, id: string) => client.delete(`/api/milestones/${id}`)],
  ] as const;

  test.each(ofObjective)(
    "%s someone else's objective answers like one that does not exist",
    async (_what, call) => {
      await add("a");
      const theirs = await call(other, objectiveId);
      const nobodys = await call(other, UNKNOWN_ID);

      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual({
        error: "That objective isn't here. It may have been deleted.",
        code: "not_found",
      });
      expect(nobodys.json()).toEqual(theirs.json());
      expect(await titles()).toEqual(["a"]);
    },
  );

  test.each(ofMilestone)(
    "%s someone else's milestone answers like one that does not exist",
    async (_what, call) => {
      const before = await add("a");
      const theirs = await call(other, before.id);
      const nobodys = await call(other, UNKNOWN_ID);

      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual({
        error: "That milestone isn't here. It may have been deleted.",
        code: "not_found",
      });
      expect(nobodys.json()).toEqual(theirs.json());
      expect(await list()).toEqual([before]);
    },
  );

  test("a milestone is not found under any objective but its own", async () => {
    const before = await add("a");
    const { id: otherObjective } = (await mara.post("/api/objectives", objective)).json();
    for (const wrong of [otherObjective, UNKNOWN_ID, "no-id", "", "\u0000"]) {
      const changed = await mara.patch(`/api/milestones/${before.id}`, {
        completed: true,
        objectiveId: wrong,
      });
      const deleted = await mara.delete(
        `/api/milestones/${before.id}?objectiveId=${encodeURIComponent(wrong)}`,
      );
      expect([wrong, changed.statusCode, deleted.statusCode]).toEqual([wrong, 404, 404]);
    }
    expect(await list()).toEqual([before]);
  });

  test.each([...ofObjective, ...ofMilestone])("%s an invalid id is not found", async (_what, call) => {
    expect((await call(mara, "no-id")).statusCode).toBe(404);
  });

  test("someone else's milestone cannot be part of an order", async () => {
    const theirObjective = (await other.post("/api/objectives", objective)).json().id;
    const theirs = (
      await other.post(`/api/objectives/${theirObjective}/milestones`, { title: "Theirs" })
    ).json();
    const mine = await add("Mine");

    expect((await mara.put(`${url}/order`, { ids: [theirs.id] })).statusCode).toBe(409);
    expect((await mara.put(`${url}/order`, { ids: [mine.id, theirs.id] })).statusCode).toBe(409);
    expect((await other.get(`/api/objectives/${theirObjective}/milestones`)).json()).toEqual([theirs]);
  });

  test.each([
    ["GET", `/api/objectives/${UNKNOWN_ID}/milestones`],
    ["POST", `/api/objectives/${UNKNOWN_ID}/milestones`],
    ["PUT", `/api/objectives/${UNKNOWN_ID}/milestones/order`],
    ["PATCH", `/api/milestones/${UNKNOWN_ID}`],
    ["DELETE", `/api/milestones/${UNKNOWN_ID}`],
  ] as const)("%s %s asks a stranger to sign in", async (method, path) => {
    const response = await server.app.inject({ method, url: path });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

describe("an objective keeps", () => {
  test("its milestones' counts and newest moment through every change", async () => {
    const start = clock.now().getTime();
    const later = (minutes: number) => clock.advance(minutes * 60_000);
    /** The counts, and the minute in which a milestone was last added or completed. */
    const kept = async () => {
      const ownerId = mara.user.id as OwnerId;
      const touched = await server.dependencies.activityService.touched(ownerId, clock.nowIso());
      const found = touched.find(({ id }) => id === objectiveId);
      const at = found?.milestoneAt ?? null;
      return [
        found?.milestonesCompleted,
        found?.milestonesTotal,
        at === null ? null : (Date.parse(at) - start) / 60_000,
      ];
    };
    expect(await kept()).toEqual([0, 0, null]);
    const [, second] = await addAll("a", "b");
    expect(await kept()).toEqual([0, 2, 0]);
    const one = `/api/milestones/${second?.id}`;
    later(5);
    await mara.patch(one, { completed: true });
    later(5);
    await mara.patch(one, { title: "c", completed: true });
    expect(await kept()).toEqual([1, 2, 5]);
    const { undoId } = (await mara.delete(one)).json();
    expect(await kept()).toEqual([0, 1, 0]);
    await mara.post(`/api/undo/${undoId}`);
    expect(await kept()).toEqual([1, 2, 5]);
    await mara.patch(one, { completed: false });
    expect(await kept()).toEqual([0, 2, 0]);
    await add("d", { completed: true });
    expect(await kept()).toEqual([1, 3, 10]);
    const parent = (await mara.delete(`/api/objectives/${objectiveId}`)).json();
    await mara.post(`/api/undo/${parent.undoId}`);
    expect(await kept()).toEqual([1, 3, 10]);
  });

  test("true counts when all its milestones are completed at once", async () => {
    const added = await addAll("a", "b", "c", "d", "e");
    await Promise.all(added.map(({ id }) => mara.patch(`/api/milestones/${id}`, { completed: true })));
    expect(await counts()).toEqual([5, 5]);
    await Promise.all(added.map(({ id }) => mara.delete(`/api/milestones/${id}`)));
    expect(await counts()).toEqual([0, 0]);
  });
});
