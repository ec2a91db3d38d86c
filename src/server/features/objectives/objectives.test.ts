import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import {
  type Milestone,
  type NewObjectiveInput,
  type Objective,
  objectiveSchema,
} from "#shared/objectives/objectives.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { summarizeMilestones } from "./milestones.repository.ts";

const objective = {
  title: "Run 5 km",
  specific: "The park loop, without a stop",
  measurable: "Strava",
  achievable: "I walk it now",
  relevant: "My back",
  timeBound: "By June",
  status: "active",
  progress: 20,
  pillar: "Peace",
  tags: ["lookout", "safety-zone"],
  budget: "120",
  actualCost: "89.9",
  mode: "business",
} satisfies NewObjectiveInput;
const { title, specific, measurable, pillar } = objective;
const smallest = { title, specific, measurable, pillar };
const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";
const AMOUNT_RANGE = "Enter an amount from 0 to 99999999.99, with at most two decimals.";
const PROGRESS_RANGE = "Progress is a whole number from 0 to 100.";
const UNDO_WINDOW_MS = 15 * 60 * 1000;

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

const listOf = async (client: TestClient) => (await client.get("/api/objectives")).json() as Objective[];
const add = async (change: object = {}) =>
  (await mara.post("/api/objectives", { ...objective, ...change })).json() as Objective;
const find = async (id: string) => (await listOf(mara)).find((one) => one.id === id);

describe("adding an objective", () => {
  test("returns what was saved, and lists it newest first", async () => {
    const first = await mara.post("/api/objectives", objective);
    const second = await mara.post("/api/objectives", { ...smallest, title: "  Sleep  " });

    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      ...objective,
      dueOn: "2026-06-01",
      dueSource: "given",
      progressBefore: null,
      orderIndex: 0,
      id: expect.any(String),
      budget: "120.00",
      actualCost: "89.90",
      milestonesTotal: 0,
      milestonesCompleted: 0,
      completedAt: null,
      createdAt: clock.nowIso(),
      updatedAt: clock.nowIso(),
    });
    expect(second.json()).toMatchObject({
      ...smallest,
      title: "Sleep",
      achievable: "",
      status: "active",
      progress: 0,
      tags: [],
      mode: "life",
      budget: null,
      actualCost: null,
    });
    clock.advance(1000);
    const third = await add();
    expect((await listOf(mara)).slice(0, 3)).toEqual([third, second.json(), first.json()]);
  });

  test.each([
    ["without a title", { title: undefined }, "title", "The title is missing."],
    ["with an empty specific", { specific: "  " }, "specific", "Specific is missing."],
    ["with an empty measurable", { measurable: "" }, "measurable", "Measurable is missing."],
    ["with a long title", { title: "x".repeat(201) }, "title", "The title can have at most 200 characters."],
    ["with an unknown pillar", { pillar: "Power" }, "pillar", "Choose one of the four pillars."],
    ["with an unknown status", { status: "paused" }, "status", "Choose active or completed."],
    ["with progress 101", { progress: 101 }, "progress", PROGRESS_RANGE],
    ["with progress 2.5", { progress: 2.5 }, "progress", PROGRESS_RANGE],
    [
      "with an unknown tag",
      { tags: ["exit"] },
      "tags.0",
      "Choose from lookout, comms, escape-route and safety-zone.",
    ],
    [
      "with an unknown mode",
      { mode: "party" },
      "mode",
      "Choose one of the modes: life, business or incident.",
    ],
    ["with a negative budget", { budget: "-1" }, "budget", AMOUNT_RANGE],
    ["with tenths of cents", { budget: "1.234" }, "budget", AMOUNT_RANGE],
    ["with an exponent", { actualCost: "1e3" }, "actualCost", AMOUNT_RANGE],
    ["with a thousands comma", { actualCost: "1,000" }, "actualCost", AMOUNT_RANGE],
    ["with a number for an amount", { budget: 12.5 }, "budget", "Enter an amount such as 1250.50."],
  ])("is refused %s, with a sentence", async (_what, change, field, message) => {
    const before = await listOf(mara);
    const response = await mara.post("/api/objectives", { ...objective, ...change });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await listOf(mara)).toEqual(before);
  });

  test.each([
    ["0", "0.00"],
    ["0.5", "0.50"],
    ["1250.50", "1250.50"],
    ["99999999.99", "99999999.99"],
    ["", null],
    [null, null],
    [undefined, null],
  ])("keeps the amount %j as %j", async (given, kept) => {
    const { id } = await add({ budget: given, actualCost: given });
    expect(await find(id)).toMatchObject({ budget: kept, actualCost: kept });

    await mara.patch(`/api/objectives/${id}`, { budget: "1", actualCost: "2" });
    const changed = await mara.patch(`/api/objectives/${id}`, { budget: given ?? null });
    expect(changed.json()).toMatchObject({ budget: kept, actualCost: "2.00" });
  });

  test.each([
    ["progress 100", { progress: 100, status: undefined }],
    ["status completed", { status: "completed", progress: undefined }],
    ["status completed and progress 20", { status: "completed", progress: 20 }],
    ["both", { status: "completed", progress: 100 }],
  ])("with %s means that it is completed", async (_what, change) => {
    const completion = { status: "completed", progress: 100, completedAt: clock.nowIso() };
    const { id, ...added } = await add(change);
    expect(added).toMatchObject(completion);
    expect(await find(id)).toMatchObject(completion);
  });
});

describe("changing an objective", () => {
  test("changes the sent fields, keeps the rest, and returns the whole objective", async () => {
    const before = await add();
    clock.advance(60_000);
    const changes = { title: "Walk 5 km", timeBound: "", tags: [], pillar: "Purpose", mode: "incident" };
    const response = await mara.patch(`/api/objectives/${before.id}`, changes);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...before,
      ...changes,
      dueOn: null,
      dueSource: null,
      updatedAt: clock.nowIso(),
    });
    expect(await find(before.id)).toEqual(response.json());
  });

  test("completes at 100, keeps the first completion time, and reopens below", async () => {
    const { id } = await add();
    const patch = async (change: object) => {
      clock.advance(60_000);
      return (await mara.patch(`/api/objectives/${id}`, change)).json() as Objective;
    };

    const completed = await patch({ progress: 100 });
    expect(completed).toMatchObject({ status: "completed", completedAt: clock.nowIso() });
    expect(await patch({ status: "completed", title: "Again" })).toMatchObject({
      completedAt: completed.completedAt,
      title: "Again",
    });
    expect(await patch({ title: "Renamed" })).toMatchObject({ status: "completed", progress: 100 });
    expect(await patch({ progress: 95 })).toMatchObject({
      status: "active",
      progress: 95,
      completedAt: null,
    });
    expect(await patch({ status: "completed" })).toMatchObject({
      progress: 100,
      completedAt: clock.nowIso(),
    });
    expect(await patch({ status: "active" })).toMatchObject({
      status: "active",
      progress: 95,
      completedAt: null,
    });
  });

  test("restores the progress before completion on reopening", async () => {
    const { id } = await add();
    const patch = async (change: object) =>
      (await mara.patch(`/api/objectives/${id}`, change)).json() as Objective;
    await patch({ progress: 20 });
    expect(await patch({ status: "completed" })).toMatchObject({ progress: 100, progressBefore: 20 });
    expect(await patch({ progress: 100 })).toMatchObject({ progressBefore: 20 });
    expect(await patch({ status: "active" })).toMatchObject({ progress: 20, progressBefore: null });
  });

  test("keeps two parallel changes of different fields", async () => {
    const { id } = await add();
    for (let round = 1; round <= 5; round += 1) {
      const change = [
        { title: `Title ${round}` },
        { progress: round },
        { budget: `${round}` },
        { tags: ["comms"] },
      ];
      const responses = await Promise.all(change.map((one) => mara.patch(`/api/objectives/${id}`, one)));

      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(await find(id)).toMatchObject({
        title: `Title ${round}`,
        progress: round,
        budget: `${round}.00`,
        tags: ["comms"],
      });
    }
  });

  test("stays consistent when progress and status change in parallel", async () => {
    const { id } = await add();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        [{ progress: 100 }, { progress: 30 }, { status: "completed" }, { status: "active" }].map((change) =>
          mara.patch(`/api/objectives/${id}`, change),
        ),
      );
      const after = await find(id);
      const isCompleted = after?.status === "completed";
      expect([after?.progress === 100, after?.completedAt !== null]).toEqual([isCompleted, isCompleted]);
    }
  });

  test.each([
    ["nothing", {}, {}, "There's nothing to change."],
    ["only what cannot be changed", { userId: "x", id: UNKNOWN_ID }, {}, "There's nothing to change."],
    ["an empty title", { title: " " }, { title: "The title is missing." }, "The title is missing."],
    ["progress -5", { progress: -5 }, { progress: PROGRESS_RANGE }, PROGRESS_RANGE],
    ["an amount in words", { budget: "ten" }, { budget: AMOUNT_RANGE }, AMOUNT_RANGE],
  ])("is refused with %s", async (_what, change, fields, error) => {
    const before = await add();
    const response = await mara.patch(`/api/objectives/${before.id}`, change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error,
      code: "validation_error",
      ...(Object.keys(fields).length > 0 && { fields }),
    });
    expect(await find(before.id)).toEqual(before);
  });
});

describe("deleting an objective", () => {
  const milestonesOf = async (id: string) =>
    (await mara.get(`/api/objectives/${id}/milestones`)).json() as Milestone[];
  const triggersOf = (objectiveId: string) =>
    server.handle.db
      .selectFrom("triggers")
      .selectAll()
      .where("objectiveId", "=", objectiveId)
      .orderBy("id")
      .execute();

  async function addWithChildren(): Promise<Objective> {
    const { id } = await add({ status: "completed" });
    for (const name of ["Shoes", "First kilometre", "Third kilometre"]) {
      clock.advance(1000);
      await mara.post(`/api/objectives/${id}/milestones`, { title: name, completed: name === "Shoes" });
    }
    const now = clock.nowIso();
    const trigger = {
      userId: mara.user.id,
      objectiveId: id,
      metric: "Knee pain",
      threshold: "two days",
      response: "Rest for a week",
      createdAt: now,
      updatedAt: now,
    };
    await server.handle.db
      .insertInto("triggers")
      .values([
        { ...trigger, id: uuidv7(), lookout: "Jo", status: "watching", trippedAt: null },
        { ...trigger, id: uuidv7(), lookout: null, status: "tripped", trippedAt: now },
      ])
      .execute();
    return (await find(id)) as Objective;
  }

  test("deletes its milestones and triggers too, and undo restores everything", async () => {
    const before = await addWithChildren();
    const [list, milestones, triggers] = [
      await listOf(mara),
      await milestonesOf(before.id),
      await triggersOf(before.id),
    ];
    expect(before).toMatchObject({ milestonesTotal: 3, milestonesCompleted: 1 });
    expect(triggers).toHaveLength(2);

    const deleted = await mara.delete(`/api/objectives/${before.id}`);
    expect(deleted.statusCode).toBe(200);
    expect(deleted.json()).toEqual({ undoId: expect.any(String) });
    expect(await find(before.id)).toBeUndefined();
    expect((await mara.get(`/api/objectives/${before.id}/milestones`)).statusCode).toBe(404);
    expect((await mara.patch(`/api/milestones/${milestones[0]?.id}`, { completed: true })).statusCode).toBe(
      404,
    );
    expect(await triggersOf(before.id)).toEqual([]);

    clock.advance(UNDO_WINDOW_MS);
    expect((await mara.post(`/api/undo/${deleted.json().undoId}`)).statusCode).toBe(204);
    expect(await listOf(mara)).toEqual(list);
    expect(await milestonesOf(before.id)).toEqual(milestones);
    expect(await triggersOf(before.id)).toEqual(triggers);
    expect((await mara.post(`/api/undo/${deleted.json().undoId}`)).statusCode).toBe(404);
  });

  test("cannot be undone too late, or by someone else", async () => {
    const before = await addWithChildren();
    const { undoId } = (await mara.delete(`/api/objectives/${before.id}`)).json();

    expect((await other.post(`/api/undo/${undoId}`)).statusCode).toBe(404);
    clock.advance(UNDO_WINDOW_MS + 1);
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(404);
    expect(await find(before.id)).toBeUndefined();
  });

  test("twice in parallel deletes once", async () => {
    const { id } = await add();
    const responses = await Promise.all([1, 2, 3].map(() => mara.delete(`/api/objectives/${id}`)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    const undoId = responses.find(({ statusCode }) => statusCode === 200)?.json().undoId;
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
    expect(await find(id)).toBeDefined();
  });

  test("loses no milestone that is added in parallel", async () => {
    const { id } = await add();
    const url = `/api/objectives/${id}/milestones`;
    const names = ["a", "b", "c", "d", "e", "f"];
    const adding = names.slice(0, 3).map((name) => mara.post(url, { title: name }));
    const deleting = mara.delete(`/api/objectives/${id}`);
    adding.push(...names.slice(3).map((name) => mara.post(url, { title: name })));
    const added = (await Promise.all(adding)).filter(({ statusCode }) => statusCode === 201);

    expect((await mara.post(`/api/undo/${(await deleting).json().undoId}`)).statusCode).toBe(204);
    expect((await milestonesOf(id)).map((one) => one.id).sort()).toEqual(
      added.map((one) => one.json().id).sort(),
    );
  });
});

describe("who may see what", () => {
  const mutations = [
    ["changing", (client: TestClient, id: string) => client.patch(`/api/objectives/${id}`, { progress: 90 })],
    ["deleting", (client: TestClient, id: string) => client.delete(`/api/objectives/${id}`)],
  ] as const;

  test.each(mutations)(
    "%s someone else's answers exactly like one that does not exist",
    async (_what, call) => {
      const before = await add();
      const theirs = await call(other, before.id);
      const nobodys = await call(other, UNKNOWN_ID);

      expect([theirs.statusCode, nobodys.statusCode]).toEqual([404, 404]);
      expect(theirs.json()).toEqual(nobodys.json());
      expect(theirs.json()).toEqual({
        error: "That objective isn't here. It may have been deleted.",
        code: "not_found",
      });
      expect(await find(before.id)).toEqual(before);
    },
  );

  test.each(mutations)("%s an invalid id is not found", async (_what, call) => {
    expect((await call(mara, "1 or 1=1")).statusCode).toBe(404);
  });

  test("a userId in the payload is ignored", async () => {
    const mine = (await mara.post("/api/objectives", { ...objective, userId: other.user.id })).json();
    await mara.patch(`/api/objectives/${mine.id}`, { title: "Still mine", userId: other.user.id });

    expect(await listOf(other)).toEqual([]);
    expect(await find(mine.id)).toMatchObject({ title: "Still mine" });
    expect(mine).not.toHaveProperty("userId");
  });

  test.each([
    ["GET", "/api/objectives"],
    ["POST", "/api/objectives"],
    ["PATCH", `/api/objectives/${UNKNOWN_ID}`],
    ["DELETE", `/api/objectives/${UNKNOWN_ID}`],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

test("a thousand objectives of fifty milestones are listed in order, each with its own counts", async () => {
  const rich = await server.signedIn();
  const start = Date.parse("2026-01-01T00:00:00.000Z");
  const createdAt = (index: number) => new Date(start + Math.floor(index / 2) * 1000).toISOString();
  const ids = Array.from({ length: 1000 }, () => uuidv7());
  const doneIn = (index: number) => index % 51;
  await server.handle.db.transaction().execute(async (trx) => {
    for (const [index, id] of ids.entries()) {
      const moments = { createdAt: createdAt(index), updatedAt: createdAt(index), completedAt: null };
      const { budget: _, actualCost: __, ...fields } = objective;
      await trx
        .insertInto("objectives")
        .values({
          ...fields,
          ...moments,
          id,
          userId: rich.user.id,
          title: `Objective ${index}`,
          tags: '["comms"]',
          budgetCents: index,
          actualCostCents: null,
        })
        .execute();
      const milestones = Array.from({ length: 50 }, (__, orderIndex) => ({
        id: uuidv7(),
        objectiveId: id,
        title: `Step ${orderIndex}`,
        orderIndex,
        createdAt: createdAt(index),
        completed: orderIndex < doneIn(index),
        completedAt: null,
      }));
      await trx.insertInto("milestones").values(milestones).execute();
      await summarizeMilestones(trx, id);
    }
  });

  const list = await listOf(rich);

  expect(list.map(({ id }) => id)).toEqual(ids.toReversed());
  list.toReversed().forEach((one, index) => {
    expect(one).toMatchObject({
      title: `Objective ${index}`,
      milestonesTotal: 50,
      milestonesCompleted: doneIn(index),
    });
    expect(Number(one.budget)).toBeCloseTo(index / 100, 5);
  });
  expect(objectiveSchema.safeParse(list[0]).success).toBe(true);
});
