import type { InjectOptions } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import type { Config } from "#server/platform/config/config.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

const PUBLIC_URL = "https://ridgeline.example";
const ELSEWHERE: [string, Partial<Config>, InjectOptions][] = [
  ["an address that is not this machine's", {}, { remoteAddress: "192.168.1.9" }],
  ["a browser that was pointed at another address", {}, { headers: { host: "192.168.1.5:3000" } }],
  ["behind a proxy", {}, { headers: { "x-forwarded-for": "127.0.0.1" } }],
  [
    "behind a proxy that says so in another way",
    { trustProxy: 1 },
    { headers: { "x-real-ip": "127.0.0.1" } },
  ],
  ["behind a proxy that says nothing, where PUBLIC_URL is set", { publicUrl: PUBLIC_URL }, {}],
];

let people = 0;
function signUp(from: InjectOptions, setupCode?: string, email?: string) {
  people += 1;
  const payload = {
    email: email ?? `person-${people}@example.org`,
    username: "Mara",
    password: TEST_PASSWORD,
  };
  return server.app.inject({
    ...from,
    method: "POST",
    url: "/api/auth/signup",
    payload: { ...payload, ...(setupCode !== undefined && { setupCode }) },
  });
}
const needsCode = async (from: InjectOptions) =>
  (await server.app.inject({ ...from, url: "/api/instance" })).json().needsSetupCode;

describe.each(ELSEWHERE)("the first account, from %s", (_where, config, from) => {
  test.each(["open", "closed"] as const)("asks for the setup code (SIGNUPS=%s)", async (signups) => {
    server = await startTestServer({ config: { ...config, signups } });
    const code = (await server.dependencies.authService.setupCode()) ?? "";
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await needsCode(from)).toBe(true);

    for (const [wrong, sentence] of [
      [undefined, "Enter the setup code from the server's log. It shows that this server is yours."],
      ["AAAA-BBBB-CCCC", "That isn't the setup code. You'll find it in the server's log."],
      ["x", "That isn't the setup code. You'll find it in the server's log."],
    ]) {
      const refused = await signUp(from, wrong);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        { code: "forbidden", error: sentence, fields: { setupCode: sentence } },
      ]);
    }

    const owner = await signUp(from, ` ${code.toLowerCase().replaceAll("-", " ")}`);
    expect([owner.statusCode, owner.json().role]).toEqual([201, "owner"]);
    expect(await server.dependencies.authService.setupCode()).toBeNull();
    expect(await needsCode(from)).toBe(false);
    const next = await signUp(from, code);
    expect([next.statusCode, next.json().role]).toEqual(
      signups === "open" ? [201, "guest"] : [403, undefined],
    );
  });
});

test("the first account needs no code on the server's own machine", async () => {
  server = await startTestServer();
  expect(await needsCode({})).toBe(false);
  expect((await signUp({ remoteAddress: "::1", headers: { host: "[::1]:3000" } })).json().role).toBe("owner");
});

test("with OWNER_EMAIL no code is needed, because the first account owns nothing", async () => {
  server = await startTestServer({ config: { ownerEmail: "boss@example.org" } });
  const from = { remoteAddress: "192.168.1.9" };
  expect([await needsCode(from), await server.dependencies.authService.setupCode()]).toEqual([false, null]);
  expect((await signUp(from)).json().role).toBe("guest");
  expect((await signUp(from, undefined, "boss@example.org")).json().role).toBe("owner");
});
