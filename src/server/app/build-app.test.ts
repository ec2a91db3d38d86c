import { gunzipSync } from "node:zlib";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("every response", () => {
  test("carries a request id", async () => {
    const { headers } = await server.app.inject("/api/auth/me");
    expect(headers).toMatchObject({ "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  test.each(["/api/auth/me", "/api/nowhere", "/api/%00"])("carries the usual headers: %s", async (path) => {
    const { headers } = await server.app.inject(path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("of ordinary size is compressed as a whole, not in chunks", async () => {
    const mara = await server.signedIn();
    for (let risk = 0; risk < 40; risk += 1)
      await mara.post("/api/risks", { hazard: "Stairs ".repeat(40), probability: "L", severity: "H" });
    const { headers, rawPayload } = await server.app.inject({
      url: "/api/risks",
      cookies: Object.fromEntries(mara.cookies),
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(gunzipSync(rawPayload).length).toBeGreaterThan(15_000);
  });

  test("sets HSTS when the public address is https", async () => {
    const secure = await startTestServer({ config: { publicUrl: "https://ridgeline.example" } });
    expect((await secure.app.inject("/api/auth/me")).headers["strict-transport-security"]).toContain(
      "max-age=",
    );
    await secure.close();
  });
});

describe("an invalid request", () => {
  const signup = "/api/auth/signup";
  const json = { "content-type": "application/json" };

  test.each([
    ["a call that does not exist", { url: "/api/nothing" }, 404, "not_found"],
    ["a method that does not exist", { url: "/api/auth/me", method: "PUT" }, 404, "not_found"],
    ["broken JSON", { url: signup, method: "POST", headers: json, payload: "{" }, 400, "invalid_json"],
    ["an empty body", { url: signup, method: "POST", headers: json, payload: "" }, 400, "invalid_json"],
    [
      "a form",
      {
        url: signup,
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "email=x",
      },
      415,
      "unsupported_media_type",
    ],
    [
      "plain text",
      { url: signup, method: "POST", headers: { "content-type": "text/plain" }, payload: "{}" },
      415,
      "unsupported_media_type",
    ],
    [
      "more than 256 KB",
      {
        url: signup,
        method: "POST",
        headers: json,
        payload: JSON.stringify({ email: "x".repeat(256 * 1024) }),
      },
      413,
      "too_large",
    ],
    [
      "a body that is no object",
      { url: signup, method: "POST", headers: json, payload: "[]" },
      400,
      "validation_error",
    ],
    [
      "a prototype in disguise",
      { url: signup, method: "POST", headers: json, payload: '{"__proto__":{"role":"owner"}}' },
      400,
      "invalid_json",
    ],
  ] as const)("(%s) is answered with JSON and a sentence", async (_what, request, status, code) => {
    const response = await server.app.inject(request as InjectOptions);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("application/json");
    expect(response.json()).toMatchObject({ code, error: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another site, by its fetch metadata", { "sec-fetch-site": "cross-site" }],
    ["a sibling subdomain", { "sec-fetch-site": "same-site" }],
    ["a sandboxed frame", { origin: "null" }],
  ])("from %s is refused", async (_what, headers) => {
    const response = await server.app.inject({ url: "/api/auth/logout", method: "POST", headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      error: "This request came from another site and was refused.",
      code: "forbidden",
    });
  });

  test.each([
    [
      "the page itself",
      { origin: "http://localhost:3000", host: "localhost:3000", "sec-fetch-site": "same-origin" },
    ],
    ["a program", {}],
  ])("from %s is let through", async (_what, headers) => {
    expect((await server.app.inject({ url: "/api/auth/logout", method: "POST", headers })).statusCode).toBe(
      204,
    );
  });
});

describe("an operator", () => {
  test("sees whether the server is alive, and that it is not ready without its database", async () => {
    const doomed = await startTestServer();
    expect((await doomed.app.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await doomed.app.inject("/readyz")).json()).toEqual({ status: "ready" });
    await doomed.handle.db.destroy();
    const response = await doomed.app.inject("/readyz");
    expect([response.statusCode, response.json()]).toEqual([503, { status: "database unavailable" }]);
    expect((await doomed.app.inject("/healthz")).statusCode).toBe(200);
    await doomed.close();
  });

  test("sees that the server is not ready while the database is read-only", async () => {
    const own = await startTestServer();
    const readOnly = { sqlite: "pragma query_only = on", postgres: "set default_transaction_read_only = on" };
    await sql.raw(readOnly[own.handle.engine]).execute(own.handle.db);
    expect((await own.app.inject("/api/auth/me")).statusCode).toBe(200);
    expect((await own.app.inject("/readyz")).statusCode).toBe(503);
    expect((await own.app.inject("/healthz")).statusCode).toBe(200);
    await own.close();
  });
});

test("the labels of each mode are public, and an unknown mode is refused", async () => {
  const client = server.anonymous();
  const words = async (mode: string) =>
    (await client.get(`/api/label-mappings?mode=${mode}`)).json() as { key: string; label: string }[];
  const labelOf = async (mode: string) => (await words(mode)).find(({ key }) => key === "objectives")?.label;
  expect(new Set([await labelOf("life"), await labelOf("business"), await labelOf("incident")]).size).toBe(3);
  expect((await client.get("/api/label-mappings")).json()).toEqual(await words("life"));
  expect((await client.get("/api/label-mappings?mode=party")).statusCode).toBe(400);
});

test.each([
  ["nobody", false, "127.0.0.1"],
  ["one proxy", 1, "203.0.113.9"],
  ["two proxies", 2, "198.51.100.7"],
  ["the proxy at this address", ["127.0.0.1"], "203.0.113.9"],
  ["a proxy at another address", ["10.0.0.0/8"], "127.0.0.1"],
] as const)("trusting %s, a client's address is the one that was not made up", async (_who, trust, seen) => {
  const own = await startTestServer({
    config: { trustProxy: typeof trust === "object" ? [...trust] : trust },
  });
  const setupCode = await own.dependencies.authService.setupCode();
  await own.app.inject({
    method: "POST",
    url: "/api/auth/signup",
    headers: { "x-forwarded-for": "1.1.1.1, 198.51.100.7, 203.0.113.9" },
    payload: { email: "mara@example.org", username: "Mara", password: TEST_PASSWORD, setupCode },
  });
  const session = await own.handle.db.selectFrom("sessions").select("ipAddress").executeTakeFirstOrThrow();
  expect(session.ipAddress).toBe(seen);
  await own.close();
});
