import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Boundary, BoundaryReview } from "#shared/boundaries/boundaries.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const NOON = "2026-11-21T12:00:00.000Z";
const UNKNOWN_ID = "01900000-0000-7000-8000-00000000dead";
const ALL = "/api/boundary-reviews";

const clock = controlledClock(NOON);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: TestClient;
let other: TestClient;
let id: string;
beforeEach(async () => {
  clock.advance(Date.parse(NOON) - clock.now().getTime());
  mara = await server.signedIn();
  other = await server.signedIn();
  id = await boundaryOf(mara);
});

const boundaryOf = async (client: TestClient): Promise<string> =>
  (await client.post("/api/boundaries", { name: "Evenings", statement: "No calls." })).json().id;
const pathOf = (boundaryId = id) => `/api/boundaries/${boundaryId}/reviews`;
const review = (body: object, boundaryId = id, client = mara) => client.post(pathOf(boundaryId), body);
const listed = async (path = pathOf()): Promise<BoundaryReview[]> => (await mara.get(path)).json();
const boundary = async (): Promise<Boundary> => {
  const all: Boundary[] = (await mara.get("/api/boundaries")).json();
  return all.find((one) => one.id === id) as Boundary;
};

const [MONDAY, TUESDAY] = ["2026-11-16T20:00:00.000Z", "2026-11-17T20:00:00.000Z"];

describe("each time a boundary was honored or not", () => {
  test("is kept, newest first, and the boundary counts them", async () => {
    const first = await review({ honored: true });
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { id: expect.any(String), boundaryId: id, honored: true, createdAt: NOON },
    ]);
    await review({ honored: false, createdAt: TUESDAY });
    await review({ honored: true, createdAt: MONDAY });
    expect((await listed()).map(({ honored, createdAt }) => [honored, createdAt])).toEqual([
      [true, NOON],
      [false, TUESDAY],
      [true, MONDAY],
    ]);
    expect(await boundary()).toMatchObject({
      honored: true,
      reviewsTotal: 3,
      reviewsHonored: 2,
      firstReviewAt: MONDAY,
      lastReviewAt: NOON,
    });
  });

  test("the newest by its own time is the boundary's answer", async () => {
    await review({ honored: false, createdAt: TUESDAY });
    await review({ honored: true, createdAt: MONDAY });
    expect(await boundary()).toMatchObject({ honored: false, lastReviewAt: TUESDAY });
  });

  test("is stored once, even when sent repeatedly or in parallel", async () => {
    const body = { id: uuidv7(), honored: true, createdAt: MONDAY };
    const answers = await Promise.all([1, 2, 3].map(() => review(body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(await listed()).toHaveLength(1);
    expect(await boundary()).toMatchObject({ reviewsTotal: 1 });
  });

  test.each([
    ["neither", { honored: null }, "honored", "Honored is true or false."],
    [
      "tomorrow",
      { honored: true, createdAt: "2026-11-22T12:00:00.000Z" },
      "createdAt",
      "That time is in the future. Please check this device's clock.",
    ],
    [
      "long ago",
      { honored: true, createdAt: "2026-10-20T12:00:00.000Z" },
      "createdAt",
      "You can add an answer for the last 30 days only.",
    ],
    ["no id", { id: "first", honored: true }, "id", "An id is a UUID."],
  ])("refuses %s with a sentence", async (_what, body, field, message) => {
    const response = await review(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "validation_error", fields: { [field]: message } });
    expect(await listed()).toEqual([]);
  });

  test("is refused under the id of another review", async () => {
    const theirs = await boundaryOf(other);
    const reviewId = uuidv7();
    await review({ id: reviewId, honored: true }, theirs, other);
    const response = await review({ id: reviewId, honored: false });
    expect([response.statusCode, response.json().code]).toEqual([409, "id_taken"]);
    const second = await boundaryOf(mara);
    const mine = (await review({ honored: true })).json();
    expect((await review({ id: mine.id, honored: true }, second)).json()).toMatchObject({ code: "id_taken" });
    expect(await boundary()).toMatchObject({ reviewsTotal: 1 });
  });

  test("goes with an undo, and the boundary follows", async () => {
    await review({ honored: true, createdAt: MONDAY });
    const { id: reviewId } = (await review({ honored: false, createdAt: TUESDAY })).json();
    const response = await mara.delete(`${ALL}/${reviewId}`);
    expect(response.statusCode).toBe(200);
    expect(await boundary()).toMatchObject({ honored: true, reviewsTotal: 1, lastReviewAt: MONDAY });
    expect((await other.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(404);
    expect((await mara.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(204);
    expect(await boundary()).toMatchObject({
      honored: false,
      reviewsTotal: 2,
      reviewsHonored: 1,
      lastReviewAt: TUESDAY,
    });
  });

  test("without any, a boundary has no answer", async () => {
    const { id: reviewId } = (await review({ honored: true })).json();
    await mara.delete(`${ALL}/${reviewId}`);
    expect(await boundary()).toMatchObject({
      honored: null,
      reviewsTotal: 0,
      reviewsHonored: 0,
      firstReviewAt: null,
      lastReviewAt: null,
    });
  });

  test("goes and comes back with its boundary", async () => {
    await review({ honored: true, createdAt: MONDAY });
    await review({ honored: false });
    const [before, reviews] = [await boundary(), await listed()];
    const { undoId } = (await mara.delete(`/api/boundaries/${id}`)).json();
    expect(await listed(ALL)).toEqual([]);
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
    expect(await boundary()).toEqual(before);
    expect(await listed()).toEqual(reviews);
  });
});

describe("an answer in a change of the boundary", () => {
  const patch = (changes: object) => mara.patch(`/api/boundaries/${id}`, changes);

  test("is one more time, unless it is the same answer", async () => {
    expect((await patch({ honored: true })).json()).toMatchObject({ honored: true, reviewsTotal: 1 });
    await patch({ honored: true, name: "Nights" });
    expect(await listed()).toHaveLength(1);
    clock.advance(1000);
    expect((await patch({ honored: false })).json()).toMatchObject({
      honored: false,
      reviewsTotal: 2,
      reviewsHonored: 1,
      lastReviewAt: clock.nowIso(),
    });
  });

  test("taken back leaves what is kept", async () => {
    await patch({ honored: true });
    expect((await patch({ honored: null })).json()).toMatchObject({ honored: null, reviewsTotal: 1 });
  });
});

describe("the times of all boundaries", () => {
  test("are listed newest first, from a moment on, in pages", async () => {
    const second = await boundaryOf(mara);
    await review({ honored: true, createdAt: MONDAY });
    await review({ honored: false, createdAt: TUESDAY }, second);
    await review({ honored: true });
    const all = await listed(ALL);
    expect(all.map(({ createdAt }) => createdAt)).toEqual([NOON, TUESDAY, MONDAY]);
    expect(await listed(`${ALL}?since=2026-11-17T20:00:00Z`)).toHaveLength(2);
    const page = await mara.get(`${ALL}?limit=2`);
    expect(page.json()).toEqual(all.slice(0, 2));
    const next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(String(page.headers.link))?.[1] ?? "";
    expect(await listed(next)).toEqual(all.slice(2));
  });

  test("refuse a wrong moment with a sentence", async () => {
    const response = await mara.get(`${ALL}?since=lately`);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ since: "Since is a moment such as 2026-11-21T07:05:00Z." });
  });
});

describe("who may see what", () => {
  test("someone else's boundary and review are answered exactly like ones that do not exist", async () => {
    const { id: reviewId } = (await review({ honored: true })).json();
    for (const [ask, sentence] of [
      [(one: string) => other.get(pathOf(one)), "That boundary isn't here. It may have been deleted."],
      [
        (one: string) => review({ honored: false }, one, other),
        "That boundary isn't here. It may have been deleted.",
      ],
    ] as const) {
      const [theirs, nobodys] = [await ask(id), await ask(UNKNOWN_ID)];
      expect([theirs.statusCode, theirs.json().error]).toEqual([404, sentence]);
      expect(theirs.json()).toEqual(nobodys.json());
    }
    const [theirs, nobodys] = [
      await other.delete(`${ALL}/${reviewId}`),
      await other.delete(`${ALL}/${UNKNOWN_ID}`),
    ];
    expect([theirs.statusCode, theirs.json()]).toEqual([404, nobodys.json()]);
    expect(theirs.json().error).toBe("That review isn't here. It may have been deleted.");
    expect((await other.get(ALL)).json()).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    ["GET", ALL],
    ["GET", pathOf(UNKNOWN_ID)],
    ["POST", pathOf(UNKNOWN_ID)],
    ["DELETE", `${ALL}/${UNKNOWN_ID}`],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});
