import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#server/platform/clock/clock.ts";
import { PERSON_HEADER } from "#shared/auth/auth-paths.ts";
import { WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

function callFor(personId: string, client: TestClient, method: Method, url: string, payload?: object) {
  const cookie = [...client.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  const headers = { cookie, [PERSON_HEADER]: personId };
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

test("a call meant for somebody other than the signed-in person is refused, and nothing is saved", async () => {
  const anna = await server.signedIn();
  const ben = await server.signedIn();
  const checkIn = { energy: "Low", stress: 3, mood: "Neutral" };

  const refused = await callFor(anna.user.id, ben, "POST", WELLNESS_PATHS.checkIns, checkIn);

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    error: "Someone else is signed in on this device now. Nothing was saved.",
    code: "other_person",
  });
  expect(refused.headers["set-cookie"]).toBeUndefined();
  expect((await ben.get(WELLNESS_PATHS.checkIns)).json()).toEqual([]);
  expect((await anna.get(WELLNESS_PATHS.checkIns)).json()).toEqual([]);
});

test("every API call is checked before its input is validated", async () => {
  const anna = await server.signedIn();
  const ben = await server.signedIn();
  const { paths = {} } = server.app.swagger() as { paths?: Record<string, object> };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => [method.toUpperCase() as Method, path] as const),
  );
  expect(calls.length).toBeGreaterThan(50);
  for (const [method, path] of calls) {
    const answer = await callFor(anna.user.id, ben, method, path.replaceAll(/\{\w+\}/g, "no-such-id"));
    expect([method, path, answer.statusCode, answer.json().code]).toEqual([
      method,
      path,
      409,
      "other_person",
    ]);
  }
});

test("a call that names the signed-in person, or nobody, goes through", async () => {
  const anna = await server.signedIn();
  expect((await callFor(anna.user.id, anna, "GET", WELLNESS_PATHS.checkIns)).statusCode).toBe(200);
  expect((await anna.get(WELLNESS_PATHS.checkIns)).statusCode).toBe(200);
});

test("without a session the header changes nothing", async () => {
  const { user } = await server.signedIn();
  const stranger = server.anonymous();
  expect((await callFor(user.id, stranger, "GET", WELLNESS_PATHS.checkIns)).statusCode).toBe(401);
  expect((await callFor(user.id, stranger, "GET", "/api/auth/me")).json()).toBeNull();
});

describe("reads that leave together with the session check", () => {
  const EARLY = ["/api/objectives", "/api/dashboard?today=2026-11-21&timeZone=UTC"];
  /** A person whose session the server knows, with an objective. */
  async function known(): Promise<TestClient & { user: { id: string } }> {
    const mara = await server.signedIn();
    const objective = { title: "Find a therapist", specific: "a", measurable: "b", pillar: "Peace" };
    expect((await mara.post("/api/objectives", objective)).statusCode).toBe(201);
    for (const path of EARLY) expect((await mara.get(path)).body).toContain(objective.title);
    return mara;
  }

  test.each([
    ["was revoked", () => server.handle.db.deleteFrom("sessions").execute()],
    [
      "has expired",
      () => server.handle.db.updateTable("sessions").set({ expiresAt: "2020-01-01T00:00:00.000Z" }).execute(),
    ],
    [
      "is too old",
      () => server.handle.db.updateTable("sessions").set({ createdAt: "2020-01-01T00:00:00.000Z" }).execute(),
    ],
  ])("answer nothing once the session %s", async (_, end) => {
    const mara = await known();
    await end();
    const paths = [...EARLY, "/api/objectives?limit=none", "/api/dashboard"];
    const answers = await Promise.all(paths.map((path) => mara.get(path)));
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthenticated"]);
    }
  });

  test("answer nothing to a call that is meant for somebody else", async () => {
    const mara = await known();
    const ben = await server.signedIn();
    for (const path of [...EARLY, "/api/objectives?limit=none"]) {
      const answer = await callFor(ben.user.id, mara, "GET", path);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "other_person"]);
    }
  });

  test("renew a session that is due", async () => {
    const mara = await known();
    const inTwentyDays = new Date(systemClock.now().getTime() + 20 * 86_400_000).toISOString();
    await server.handle.db.updateTable("sessions").set({ expiresAt: inTwentyDays }).execute();
    const answer = await mara.get("/api/objectives");
    expect([answer.statusCode, answer.json().length]).toEqual([200, 1]);
    expect(answer.headers["set-cookie"]).toBeDefined();
  });

  test("still say what is wrong with the input", async () => {
    const mara = await known();
    expect((await mara.get("/api/objectives?limit=none")).statusCode).toBe(400);
  });
});
