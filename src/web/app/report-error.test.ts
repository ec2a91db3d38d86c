import { beforeEach, expect, test, vi } from "vitest";
import { CLIENT_ERRORS_PATH } from "#shared/client-errors/client-error-limits.ts";
import { clientErrorSchema } from "#shared/client-errors/client-errors.contract.ts";
import { api } from "#tests/support/app-api.ts";

const ROUTE = `POST ${CLIENT_ERRORS_PATH}`;
const ORIGIN = window.location.origin;
const SECRET = "Jo calls on Sundays";
const CHROMIUM = `TypeError: ${SECRET}
    at ${SECRET}
    at save (${ORIGIN}/assets/safety.page-Bq1.js:1:2044)
    at async ${ORIGIN}/assets/index-x_9.js:3:1
    at inject (chrome-extension://abc/inject.js:1:1)`;
const FIREFOX = `save@${ORIGIN}/assets/safety.page-Bq1.js:1:2044
@${ORIGIN}/assets/index-x_9.js:3:1
${SECRET}`;

let reportError: typeof import("./report-error.ts").reportError;
let reportUncaughtErrors: typeof import("./report-error.ts").reportUncaughtErrors;

/** A page remembers what it has reported: each test has a new one. */
beforeEach(async () => {
  vi.resetModules();
  ({ reportError, reportUncaughtErrors } = await import("./report-error.ts"));
  window.history.replaceState(null, "", `/safety?open=${encodeURIComponent(SECRET)}`);
});

function errorWith(stack: string): Error {
  return Object.assign(new TypeError(SECRET), { stack });
}

test.each([
  ["Chromium", CHROMIUM],
  ["Firefox and Safari", FIREFOX],
])("reports where an error came from in %s, and nothing of its message", async (_browser, stack) => {
  reportError(errorWith(stack));
  await api.settled();
  const [body] = api.bodies(ROUTE);
  expect(body).toEqual({
    name: "TypeError",
    frames: ["save@safety.page-Bq1.js:1:2044", "@index-x_9.js:3:1"],
    build: "unknown",
    route: "/safety",
  });
  expect(clientErrorSchema.safeParse(body).success).toBe(true);
});

test("prefers the components, names an address that is no screen unknown, and says a thing once", async () => {
  window.history.replaceState(null, "", "/jo-calls");
  const components = `\n    at SafetyPage (${ORIGIN}/assets/safety.page-Bq1.js:1:1)\n    at div`;
  reportError(errorWith(CHROMIUM), components);
  reportError(errorWith(CHROMIUM), components);
  await api.settled();
  expect(api.bodies(ROUTE)).toEqual([
    expect.objectContaining({ frames: ["SafetyPage@safety.page-Bq1.js:1:1"], route: "unknown" }),
  ]);
});

test("leaves out what is no error of the app, and stops after five", async () => {
  reportError(SECRET);
  reportError(errorWith(`Error: ${SECRET}\n    at f (chrome-extension://abc/inject.js:1:1)`));
  for (const row of [1, 2, 3, 4, 5, 6]) {
    reportError(errorWith(`Error\n    at f (${ORIGIN}/assets/index-x.js:${row}:1)`));
  }
  await api.settled();
  expect(api.bodies(ROUTE)).toHaveLength(5);
});

test("reports uncaught errors", async () => {
  reportUncaughtErrors();
  window.dispatchEvent(new ErrorEvent("error", { error: errorWith(CHROMIUM) }));
  window.dispatchEvent(
    Object.assign(new Event("unhandledrejection"), { reason: errorWith(FIREFOX.slice(1)) }),
  );
  await api.settled();
  expect(api.bodies(ROUTE)).toHaveLength(2);
});
