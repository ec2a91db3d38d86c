import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CLIENT_ERROR_MAX_BYTES, CLIENT_ERRORS_PATH } from "#shared/client-errors/client-error-limits.ts";
import type { ClientError } from "#shared/client-errors/client-errors.contract.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let logged: string[];
let visitors = 0;

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: "warn" } });
});
afterAll(() => server.close());
beforeEach(() => {
  logged = [];
  vi.spyOn(server.app.log, "warn").mockImplementation((...parts: unknown[]) => {
    if (parts[1] === "client error") logged.push(JSON.stringify(parts[0]));
  });
});

const report: ClientError = {
  name: "TypeError",
  frames: ["SafetyPage@safety.page-Bq1.js:1:2044", "@index-x_9.js:3:1"],
  build: "index-x_9.js",
  route: "/safety/print",
};

/** A stranger at an address that no other test uses. */
function stranger() {
  visitors += 1;
  return server.anonymous(`192.0.2.${visitors}`);
}

test("a report is logged, and answered with nothing", async () => {
  const response = await stranger().post(CLIENT_ERRORS_PATH, report);
  expect([response.statusCode, response.body]).toEqual([204, ""]);
  expect(logged).toEqual([expect.stringContaining(JSON.stringify(report))]);
  expect((await (await server.signedIn()).post(CLIENT_ERRORS_PATH, report)).statusCode).toBe(204);
});

test.each([
  ["a message", { ...report, message: "Jo calls on Sundays" }],
  ["a name that is a text", { ...report, name: "Jo calls on Sundays" }],
  ["a frame that is a text", { ...report, frames: ["Jo calls on Sundays"] }],
  ["a frame with an address", { ...report, frames: ["f@https://example.org/?name=Jo.js:1:1"] }],
  ["no frames", { ...report, frames: [] }],
  ["too many frames", { ...report, frames: Array(21).fill(report.frames[0]) }],
  ["a route with a query", { ...report, route: "/safety?open=Jo" }],
  ["a build that is a text", { ...report, build: "Jo calls" }],
  ["nothing", {}],
])("%s is refused and not logged", async (_what, body) => {
  const response = await stranger().post(CLIENT_ERRORS_PATH, body);
  expect([response.statusCode, response.json().code]).toEqual([400, "validation_error"]);
  expect(logged).toEqual([]);
});

test("a body over the cap is refused", async () => {
  const response = await stranger().post(CLIENT_ERRORS_PATH, {
    ...report,
    build: "x".repeat(CLIENT_ERROR_MAX_BYTES),
  });
  expect([response.statusCode, response.json().code]).toEqual([413, "too_large"]);
  expect(logged).toEqual([]);
});

test("one address can send only so many, and others still can", async () => {
  const flood = stranger();
  const answers = await Promise.all(Array.from({ length: 21 }, () => flood.post(CLIENT_ERRORS_PATH, report)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBeDefined();
  expect(logged).toHaveLength(20);
  expect((await stranger().post(CLIENT_ERRORS_PATH, report)).statusCode).toBe(204);
});
