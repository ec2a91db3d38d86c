import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

const servers: Record<string, TestServer> = {};
beforeAll(async () => {
  servers.without = await startTestServer();
  servers.with = await startTestServer({ config: { publicUrl: "https://ridgeline.example:8443" } });
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

async function answerTo(host: string, publicUrl: string, path = "/api/instance") {
  const response = await servers[publicUrl]?.app.inject({ url: path, headers: { host } });
  return { status: response?.statusCode, body: response?.json() };
}

describe.each(["without", "with"])("%s PUBLIC_URL", (publicUrl) => {
  test.each(["localhost", "localhost:3000", "LOCALHOST", "app.localhost:80", "127.0.0.1:3000", "[::1]:3000"])(
    "%s is this machine",
    async (host) => {
      expect((await answerTo(host, publicUrl)).status).toBe(200);
    },
  );

  test.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "app:3000",
  ])("%j is refused with a sentence, whatever else the request says", async (host) => {
    const { status, body } = await answerTo(host, publicUrl);
    expect([status, body]).toEqual([
      421,
      {
        code: "misdirected",
        error:
          "This server isn't set up to answer at that address. If the address is right, set PUBLIC_URL on the server.",
      },
    ]);
    const sameOrigin = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
    const forwarded = { ...sameOrigin, "x-forwarded-host": "ridgeline.example:8443" };
    for (const headers of [sameOrigin, forwarded]) {
      const write = await servers[publicUrl]?.app.inject({
        method: "POST",
        url: "/api/auth/logout",
        headers,
      });
      expect(write?.statusCode).toBe(421);
    }
    expect((await answerTo(host, publicUrl, "/")).status).toBe(421);
  });

  test.each(["/healthz", "/readyz"])("%s is answered under any name", async (path) => {
    expect((await answerTo("10.1.2.3:3000", publicUrl, path)).status).toBe(200);
    expect((await answerTo("app:3000", publicUrl, path)).status).toBe(200);
  });
});

test.each([
  ["ridgeline.example:8443", "with", 200],
  ["Ridgeline.Example", "with", 200],
  ["192.168.1.20:3000", "with", 421],
  ["192.168.1.20:3000", "without", 200],
  ["[fd00::20]:3000", "without", 200],
  ["ridgeline.example", "without", 421],
] as const)("%s %s PUBLIC_URL is answered with %i", async (host, publicUrl, status) => {
  expect((await answerTo(host, publicUrl)).status).toBe(status);
});
