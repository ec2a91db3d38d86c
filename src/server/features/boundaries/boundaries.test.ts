import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const PATH = "/api/boundaries";
const NOON = "2026-11-21T12:00:00.000Z";
const UNKNOWN_ID = "01900000-0000-7000-8000-00000000dead";

const clock = controlledClock(NOON);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: TestClient;
let other: TestClient;
beforeEach(async () => {
  clock.advance(Date.parse(NOON) - clock.now().getTime());
  mara = await server.signedIn();
  other = await server.signedIn();
});

const evenings = { name: "Evenings", statement: "No calls after eight." };
const set = (client: TestClient, changes: object = {}) => client.post(PATH, { ...evenings, ...changes });
const listed = async (client: TestClient): Promise<Boundary[]> => (await client.get(PATH)).json();

describe("setting a boundary", () => {
  test("returns what was stored, and lists it oldest first", async () => {
    const first = await set(mara, { name: " Evenings ", type: "work", context: " The on-call week " });
    clock.advance(1000);
    const second = await set(mara, { context: "  " });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json()).toEqual({
      ...evenings,
      id: expect.any(String),
      type: "work",
      context: "The on-call week",
      honored: null,
      reviewsTotal: 0,
      reviewsHonored: 0,
      firstReviewAt: null,
      lastReviewAt: null,
      createdAt: NOON,
      updatedAt: NOON,
    });
    expect(second.json()).toMatchObject({ type: "personal", context: null });
    expect(await listed(mara)).toEqual([first.json(), second.json()]);
  });

  test.each([
    ["no name", { name: " " }, "name", "The name is missing."],
    ["too long a name", { name: "x".repeat(121) }, "name", "The name can have at most 120 characters."],
    ["no statement", { statement: undefined }, "statement", "The statement is missing."],
    [
      "too long a statement",
      { statement: "x".repeat(1001) },
      "statement",
      "The statement can have at most 1000 characters.",
    ],
    [
      "too long a context",
      { context: "x".repeat(2001) },
      "context",
      "The context can have at most 2000 characters.",
    ],
    ["an unknown type", { type: "pets" }, "type", "Choose a type: work, family, social or personal."],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const response = await set(mara, change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await listed(mara)).toEqual([]);
  });
});

describe("changing a boundary", () => {
  test("changes what is sent and nothing else", async () => {
    const boundary = (await set(mara, { context: "Why" })).json() as Boundary;
    clock.advance(1000);
    const patch = async (changes: object) => {
      const response = await mara.patch(`${PATH}/${boundary.id}`, changes);
      expect(response.statusCode).toBe(200);
      return response.json() as Boundary;
    };
    expect(await patch({ honored: true })).toEqual({
      ...boundary,
      honored: true,
      reviewsTotal: 1,
      reviewsHonored: 1,
      firstReviewAt: "2026-11-21T12:00:01.000Z",
      lastReviewAt: "2026-11-21T12:00:01.000Z",
      updatedAt: "2026-11-21T12:00:01.000Z",
    });
    const changed = await patch({ name: "Nights", type: "family", statement: " Nine. ", context: "" });
    expect(changed).toMatchObject({
      name: "Nights",
      type: "family",
      statement: "Nine.",
      context: null,
      honored: true,
      createdAt: boundary.createdAt,
    });
    expect(await patch({ honored: false })).toMatchObject({ honored: false });
    expect(await patch({ honored: null, context: "Again" })).toMatchObject({
      honored: null,
      context: "Again",
    });
    expect(await listed(mara)).toMatchObject([{ name: "Nights", honored: null }]);
  });

  test.each([
    ["nothing at all", {}, "There's nothing to change."],
    ["an empty name", { name: "" }, "The name is missing."],
    ["an empty statement", { statement: " " }, "The statement is missing."],
    ["honored in words", { honored: "yes" }, "Honored is true, false or null."],
  ])("refuses %s with a sentence", async (_what, changes, message) => {
    const boundary = (await set(mara)).json() as Boundary;
    const response = await mara.patch(`${PATH}/${boundary.id}`, changes);
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
    expect(await listed(mara)).toEqual([boundary]);
  });
});

describe("deleting a boundary", () => {
  test("can be undone", async () => {
    const boundary = (await set(mara, { type: "social", context: "Why" })).json() as Boundary;
    await mara.patch(`${PATH}/${boundary.id}`, { honored: false });
    const before = await listed(mara);
    const response = await mara.delete(`${PATH}/${boundary.id}`);
    expect(response.statusCode).toBe(200);
    expect(await listed(mara)).toEqual([]);
    expect((await other.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(404);
    expect((await mara.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(204);
    expect(await listed(mara)).toEqual(before);
  });
});

describe("who may see what", () => {
  test("someone else's boundary is answered exactly like one that does not exist", async () => {
    const boundary = (await set(mara)).json() as Boundary;
    for (const ask of [
      (id: string) => other.patch(`${PATH}/${id}`, { name: "Mine" }),
      (id: string) => other.delete(`${PATH}/${id}`),
    ]) {
      const [theirs, nobodys] = [await ask(boundary.id), await ask(UNKNOWN_ID)];
      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual(nobodys.json());
      expect(theirs.json().error).toBe("That boundary isn't here. It may have been deleted.");
    }
    expect(await listed(other)).toEqual([]);
    expect(await listed(mara)).toEqual([boundary]);
  });

  test("a userId in the payload is ignored", async () => {
    const { user } = await server.signedIn();
    const { id } = (await set(mara, { userId: user.id })).json();
    await mara.patch(`${PATH}/${id}`, { name: "Nights", userId: user.id });
    expect(await listed(mara)).toMatchObject([{ id, name: "Nights" }]);
  });

  test.each([
    ["GET", PATH],
    ["POST", PATH],
    ["PATCH", `${PATH}/${UNKNOWN_ID}`],
    ["DELETE", `${PATH}/${UNKNOWN_ID}`],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

test("the command state contains its current version", async () => {
  const boundary = (await set(mara)).json() as Boundary;
  await mara.patch(`${PATH}/${boundary.id}`, { honored: true });
  const { boundaries } = (await mara.get("/api/command-state?mode=life")).json();
  expect(boundaries).toEqual([{ ...evenings, id: boundary.id, honored: true }]);
});
