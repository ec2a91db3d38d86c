import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { NO_RESPONSE, type Trigger } from "#shared/triggers/triggers.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const START = "2026-11-21T08:00:00.000Z";
const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";
const smoke = { metric: "The smoke", threshold: "the ridge", lookout: "Jo", response: "We leave" };

const clock = controlledClock(START);
let server: TestServer;
let mara: TestClient & { user: User };
let other: TestClient & { user: User };
let objectiveId: string;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  mara = await server.signedIn();
  other = await server.signedIn();
  const objective = { title: "Sell the house", specific: "s", measurable: "m", pillar: "Purpose" };
  objectiveId = (await mara.post("/api/objectives", objective)).json().id;
});

const add = async (client: TestClient, change: object = {}) => {
  const response = await client.post("/api/triggers", { ...smoke, ...change });
  expect(response.statusCode).toBe(201);
  return response.json() as Trigger;
};
const listOf = async (client: TestClient, query = "") =>
  (await client.get(`/api/triggers${query}`)).json() as Trigger[];
const refusal = (message: string, field: string) => ({
  error: message,
  code: "validation_error",
  fields: { [field]: message },
});

describe("setting a trigger point", () => {
  test("on an objective, or on the safety plan as a whole; newest first", async () => {
    const onPlan = await add(mara);
    clock.advance(1000);
    const onObjective = await add(mara, { objectiveId, lookout: "  ", response: undefined });

    expect(onPlan).toEqual({
      ...smoke,
      id: expect.any(String),
      objectiveId: null,
      objectiveTitle: null,
      status: "watching",
      trippedAt: null,
      createdAt: expect.any(String),
      updatedAt: onPlan.createdAt,
    });
    expect(onObjective).toMatchObject({
      objectiveId,
      objectiveTitle: "Sell the house",
      lookout: "",
      response: "",
    });
    expect(await listOf(mara)).toEqual([onObjective, onPlan]);
    expect(await listOf(mara, `?objectiveId=${objectiveId}`)).toEqual([onObjective]);
  });

  test("twice with the same id stores it once, even in parallel", async () => {
    const id = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => mara.post("/api/triggers", { ...smoke, id })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await listOf(mara)).toMatchObject([{ id, ...smoke }]);
    const theirs = await other.post("/api/triggers", { ...smoke, id });
    expect(theirs.statusCode).toBe(409);
    expect(await listOf(other)).toEqual([]);
  });

  test.each([
    ["nothing to watch", { metric: " " }, "metric", "What you watch is missing."],
    ["no point", { threshold: undefined }, "threshold", "The point at which you act is missing."],
    [
      "too long a response",
      { response: "x".repeat(1001) },
      "response",
      "The planned response can have at most 1000 characters.",
    ],
    ["what is no id", { objectiveId: "house" }, "objectiveId", "That address doesn't lead to anything here."],
  ])("is refused with %s", async (_what, change, field, message) => {
    const response = await mara.post("/api/triggers", { ...smoke, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(refusal(message, field));
    expect(await listOf(mara)).toEqual([]);
  });

  test("requires an objective of the person's own", async () => {
    for (const [client, id] of [
      [other, objectiveId],
      [mara, UNKNOWN_ID],
    ] as const) {
      expect((await client.post("/api/triggers", { ...smoke, objectiveId: id })).statusCode).toBe(404);
      expect(await listOf(client)).toEqual([]);
    }
  });
});

describe("changing a trigger point", () => {
  test("trips it, watches it again, and retires it with its history", async () => {
    const { id, createdAt } = await add(mara);
    const change = async (changes: object) => {
      clock.advance(1000);
      return (await mara.patch(`/api/triggers/${id}`, changes)).json() as Trigger;
    };
    const tripped = await change({ status: "tripped" });
    expect(tripped).toMatchObject({ ...smoke, status: "tripped", trippedAt: tripped.updatedAt, createdAt });
    expect(await change({ status: "tripped", lookout: "Ann" })).toMatchObject({
      lookout: "Ann",
      trippedAt: tripped.trippedAt,
    });
    expect(await change({ status: "retired" })).toMatchObject({
      status: "retired",
      trippedAt: tripped.trippedAt,
    });
    expect(await change({ status: "watching", metric: "Ash" })).toMatchObject({
      status: "watching",
      trippedAt: null,
      metric: "Ash",
      threshold: "the ridge",
    });
    expect(await listOf(mara)).toHaveLength(1);
  });

  test("requires a planned response before it trips", async () => {
    const { id } = await add(mara, { response: "" });
    const refused = await mara.patch(`/api/triggers/${id}`, { status: "tripped" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual(refusal(NO_RESPONSE, "response"));
    expect(await listOf(mara)).toMatchObject([{ status: "watching" }]);

    const answer = await mara.patch(`/api/triggers/${id}`, { status: "tripped", response: "We leave" });
    expect(answer.json()).toMatchObject({ status: "tripped", response: "We leave" });
  });

  test.each([
    ["nothing", {}, "", "There's nothing to change."],
    ["an unknown status", { status: "armed" }, "status", "Choose watching, tripped or retired."],
    ["no point", { threshold: "" }, "threshold", "The point at which you act is missing."],
  ])("is refused with %s", async (_what, changes, _field, message) => {
    const { id } = await add(mara);
    const response = await mara.patch(`/api/triggers/${id}`, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: message, code: "validation_error" });
  });
});

test("deleting a trigger point can be undone", async () => {
  const trigger = await add(mara, { objectiveId });
  const { undoId } = (await mara.delete(`/api/triggers/${trigger.id}`)).json();
  expect(await listOf(mara)).toEqual([]);
  expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
  expect(await listOf(mara)).toEqual([trigger]);
});

describe("who may do what", () => {
  test("someone else's is not found", async () => {
    const { id } = await add(mara, { objectiveId });
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(other, `?objectiveId=${objectiveId}`)).toEqual([]);
    for (const response of [
      await other.patch(`/api/triggers/${id}`, { status: "retired" }),
      await other.delete(`/api/triggers/${id}`),
      await mara.patch(`/api/triggers/${UNKNOWN_ID}`, { status: "retired" }),
      await mara.delete(`/api/triggers/${UNKNOWN_ID}`),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "not_found" });
    }
    expect(await listOf(mara)).toMatchObject([{ id, status: "watching" }]);
  });

  test("an invalid id is not found", async () => {
    expect((await mara.patch("/api/triggers/1", { status: "retired" })).statusCode).toBe(404);
    expect((await mara.delete("/api/triggers/1")).statusCode).toBe(404);
    expect((await mara.get("/api/triggers?objectiveId=1")).statusCode).toBe(400);
  });

  test("a stranger is asked to sign in", async () => {
    const stranger = server.anonymous();
    for (const response of [
      await stranger.get("/api/triggers"),
      await stranger.post("/api/triggers", smoke),
      await stranger.patch(`/api/triggers/${UNKNOWN_ID}`, { status: "retired" }),
      await stranger.delete(`/api/triggers/${UNKNOWN_ID}`),
    ]) {
      expect(response.statusCode).toBe(401);
    }
  });
});
