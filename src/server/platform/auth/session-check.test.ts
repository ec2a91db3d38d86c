import { afterEach, beforeEach, expect, test } from "vitest";
import { PERSON_HEADER } from "#shared/auth/auth.contract.ts";
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
