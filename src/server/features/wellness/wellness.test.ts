import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const PATH = "/api/wellness-checks";
const NOON = "2026-11-21T12:00:00.000Z";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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

const state = { energy: "Steady", stress: 4, mood: "Up" };
const log = (client: TestClient, changes: object = {}) => client.post(PATH, { ...state, ...changes });
const listed = async (client: TestClient, query = ""): Promise<CheckIn[]> =>
  (await client.get(`${PATH}${query}`)).json();
const fromNow = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();

describe("logging a check-in", () => {
  test("returns what was stored, and lists it newest first", async () => {
    const first = await log(mara, { note: "  Slept well  ", source: "user" });
    clock.advance(1000);
    const second = await log(mara, { note: "   " });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json()).toEqual({
      ...state,
      id: expect.any(String),
      note: "Slept well",
      source: "user",
      createdAt: NOON,
    });
    expect(second.json()).toMatchObject({ note: null, source: "prompt" });
    expect(await listed(mara)).toEqual([second.json(), first.json()]);
  });

  test("lists only the newest ones, or those since an instant", async () => {
    for (const stress of [1, 2, 3]) {
      await log(mara, { stress });
      clock.advance(MINUTE_MS);
    }
    const stresses = async (query: string) => (await listed(mara, query)).map(({ stress }) => stress);
    expect(await stresses("?limit=2")).toEqual([3, 2]);
    expect(await stresses("?since=2026-11-21T12:01:00Z")).toEqual([3, 2]);
    expect(await stresses("?since=2026-11-21T12:01:00Z&limit=1")).toEqual([3]);
  });

  test.each([
    ["no energy", { energy: undefined }, "energy", "Choose your energy: Low, Steady or High."],
    ["an unknown energy", { energy: "low" }, "energy", "Choose your energy: Low, Steady or High."],
    ["no mood", { mood: null }, "mood", "Choose your mood: Down, Neutral or Up."],
    ["no stress", { stress: undefined }, "stress", "Stress is a whole number from 1 to 10."],
    ["stress 0", { stress: 0 }, "stress", "Stress is a whole number from 1 to 10."],
    ["stress 11", { stress: 11 }, "stress", "Stress is a whole number from 1 to 10."],
    ["half a stress", { stress: 4.5 }, "stress", "Stress is a whole number from 1 to 10."],
    ["stress in words", { stress: "4" }, "stress", "Stress is a whole number from 1 to 10."],
    ["too long a note", { note: "x".repeat(2001) }, "note", "The note can have at most 2000 characters."],
    [
      "an unknown source",
      { source: "echo" },
      "source",
      "The source is one of prompt, user, boundary-builder and meditation.",
    ],
    ["an id that is none", { id: "1" }, "id", "An id is a UUID."],
    [
      "a time that is none",
      { createdAt: "yesterday" },
      "createdAt",
      "The time of a check-in is a moment such as 2026-11-21T07:05:00Z.",
    ],
    [
      "a time that lies ahead",
      { createdAt: fromNow(5 * MINUTE_MS + 1) },
      "createdAt",
      "That time is in the future. Please check this device's clock.",
    ],
    [
      "a time too long ago",
      { createdAt: fromNow(-30 * DAY_MS - 1) },
      "createdAt",
      "You can add a check-in for the last 30 days only.",
    ],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const response = await log(mara, change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await listed(mara)).toEqual([]);
  });

  test.each([
    ["?limit=0", "limit", "The limit is a whole number from 1 to 1000."],
    ["?limit=1001", "limit", "The limit is a whole number from 1 to 1000."],
    ["?limit=many", "limit", "The limit is a whole number from 1 to 1000."],
    ["?since=monday", "since", "Since is a moment such as 2026-11-21T07:05:00Z."],
  ])("refuses to list %s with a sentence", async (query, field, message) => {
    const response = await mara.get(`${PATH}${query}`);
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: message }]);
  });

  test("accepts the longest note, and a device's clock that is slightly ahead", async () => {
    expect((await log(mara, { note: "x".repeat(2000) })).statusCode).toBe(201);
    expect((await log(mara, { createdAt: fromNow(5 * MINUTE_MS) })).statusCode).toBe(201);
    expect((await log(mara, { createdAt: fromNow(-30 * DAY_MS) })).statusCode).toBe(201);
  });
});

describe("a check-in made offline", () => {
  test("keeps its time and its id, and is stored once when sent repeatedly", async () => {
    const id = uuidv7();
    const made = { id, createdAt: "2026-10-22T22:15:00Z", stress: 7 };
    const first = await log(mara, made);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ id, stress: 7, createdAt: "2026-10-22T22:15:00.000Z" });
    const again = await log(mara, { ...made, stress: 2, id: id.toUpperCase() });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await listed(mara)).toEqual([first.json()]);

    clock.advance(2 * DAY_MS);
    expect((await log(mara, made)).json()).toEqual(first.json());
  });

  test("is stored once when sent in parallel", async () => {
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stress) => log(mara, { id, stress })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await listed(mara)).toHaveLength(1);
  });

  test("is refused with an id of someone else's, without revealing theirs", async () => {
    const theirs = await log(other, { note: "Theirs alone" });
    const response = await log(mara, { id: theirs.json().id });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        error: "This check-in couldn't be saved under its id. Please try again with a new one.",
        code: "id_taken",
      },
    ]);
    expect(await listed(mara)).toEqual([]);
    expect(await listed(other)).toEqual([theirs.json()]);
  });
});

describe("changing a check-in", () => {
  test("changes what is sent and nothing else, least of all its time", async () => {
    const logged = (await log(mara, { note: "Tired", source: "user" })).json() as CheckIn;
    clock.advance(MINUTE_MS);
    const change = async (changes: object) => {
      const response = await mara.patch(`${PATH}/${logged.id}`, changes);
      expect(response.statusCode).toBe(200);
      return response.json();
    };
    expect(await change({ stress: 7 })).toEqual({ ...logged, stress: 7 });
    expect(await change({ energy: "Low", mood: "Down", note: "  Very tired " })).toEqual({
      ...logged,
      energy: "Low",
      stress: 7,
      mood: "Down",
      note: "Very tired",
    });
    const moved = await change({
      note: " ",
      createdAt: fromNow(-DAY_MS),
      source: "meditation",
      id: uuidv7(),
    });
    expect(moved).toMatchObject({ id: logged.id, note: null, source: "user", createdAt: logged.createdAt });
    expect(await change({ note: null, mood: "Up" })).toMatchObject({ note: null, mood: "Up" });
    const last = await change({ stress: 2 });
    expect(await listed(mara)).toEqual([last]);
  });

  test.each([
    ["nothing at all", {}, "There's nothing to change."],
    ["only its time", { createdAt: NOON }, "There's nothing to change."],
    ["an unknown mood", { mood: "up" }, "Choose your mood: Down, Neutral or Up."],
    ["no energy", { energy: null }, "Choose your energy: Low, Steady or High."],
    ["stress 11", { stress: 11 }, "Stress is a whole number from 1 to 10."],
    ["too long a note", { note: "x".repeat(2001) }, "The note can have at most 2000 characters."],
  ])("refuses %s with a sentence", async (_what, changes, message) => {
    const logged = (await log(mara)).json();
    const response = await mara.patch(`${PATH}/${logged.id}`, changes);
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
    expect(await listed(mara)).toEqual([logged]);
  });
});

test("a deleted check-in comes back with Undo, unchanged and in its place", async () => {
  await log(mara, { note: "First" });
  clock.advance(MINUTE_MS);
  const logged = (await log(mara, { note: "Second", source: "user" })).json();
  clock.advance(MINUTE_MS);
  await log(mara, { note: "Third" });
  const before = await listed(mara);
  const response = await mara.delete(`${PATH}/${logged.id}`);
  expect(response.statusCode).toBe(200);
  expect((await listed(mara)).map(({ note }) => note)).toEqual(["Third", "First"]);
  const { undoId } = response.json();
  expect((await other.post(`/api/undo/${undoId}`)).statusCode).toBe(404);
  expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
  expect(await listed(mara)).toEqual(before);
});

describe("who may see what", () => {
  test("someone else's check-in is answered exactly like one that does not exist", async () => {
    const logged = (await log(mara)).json();
    for (const ask of [
      (id: string) => other.patch(`${PATH}/${id}`, { stress: 10 }),
      (id: string) => other.delete(`${PATH}/${id}`),
    ]) {
      const [theirs, nobodys] = [await ask(logged.id), await ask(uuidv7())];
      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual(nobodys.json());
      expect(theirs.json().error).toBe("That check-in isn't here. It may have been deleted.");
    }
    expect(await listed(mara)).toEqual([logged]);
  });

  test("people only see their own", async () => {
    await log(mara);
    expect(await listed(other)).toEqual([]);
  });

  test("a userId in the payload is ignored", async () => {
    const { user } = await server.signedIn();
    const { id } = (await log(mara, { userId: user.id })).json();
    expect(await listed(mara)).toMatchObject([{ id }]);
  });

  test.each([
    ["GET", PATH],
    ["POST", PATH],
    ["PATCH", `${PATH}/01900000-0000-7000-8000-00000000dead`],
    ["DELETE", `${PATH}/01900000-0000-7000-8000-00000000dead`],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

test("a check-in counts for the watch-outs at once, unless the product logged it", async () => {
  const fired = async () =>
    (await mara.get("/api/watch-outs/signals")).json().signals.map(({ id }: { id: number }) => id);
  await log(mara, { energy: "Low", stress: 9, mood: "Down", source: "meditation" });
  expect(await fired()).toEqual([]);
  await log(mara, { energy: "Low", stress: 9, mood: "Down" });
  expect(await fired()).toContain(3);
});

test("changing and deleting a check-in changes the watch-outs with it", async () => {
  const fired = async () =>
    (await mara.get("/api/watch-outs/signals")).json().signals.map(({ id }: { id: number }) => id);
  const { id } = (await log(mara, { energy: "Low", stress: 9, mood: "Down" })).json();
  expect(await fired()).toContain(3);
  await mara.patch(`${PATH}/${id}`, { energy: "High", stress: 2, mood: "Up" });
  expect(await fired()).toEqual([]);
  await mara.patch(`${PATH}/${id}`, { energy: "Low", stress: 9, mood: "Down" });
  await mara.delete(`${PATH}/${id}`);
  expect(await fired()).toEqual([]);
});

test("sixty practices do not hide how the person is", async () => {
  await log(mara, { energy: "Low", stress: 9, mood: "Down", source: "user" });
  for (let count = 0; count < 60; count += 1) {
    clock.advance(1000);
    await log(mara, { stress: 2, source: count % 2 === 0 ? "meditation" : "boundary-builder" });
  }
  const { people, signals } = (await mara.get("/api/watch-outs/signals")).json();
  expect(people).toBe(true);
  expect(signals).toMatchObject([{ id: 3 }]);
});
