import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#server/platform/clock/clock.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

let webRoot: string;
let server: TestServer;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "ridgeline-web-"));
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(
    join(webRoot, "index.html"),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>',
  );
  writeFileSync(join(webRoot, "assets", "main-abc.js"), "console.log(1)");
  writeFileSync(join(webRoot, "assets", "main-abc.js.br"), "brotli bytes");
  writeFileSync(join(webRoot, "appearance.js"), "1");
  writeFileSync(join(webRoot, "service-worker.js"), "self");
  writeFileSync(join(webRoot, "service-worker.js.br"), "brotli bytes");
  writeFileSync(join(webRoot, "manifest.webmanifest"), "{}");
  mkdirSync(join(webRoot, "content"));
  writeFileSync(join(webRoot, "content", "texts.json"), '{"a":1}');
  writeFileSync(join(webRoot, "content", "texts.json.gz"), "gzip bytes");
  server = await startTestServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

describe("the web app", () => {
  test.each(["/", "/objectives", "/some/unknown/page?x=1"])(
    "is served at %s, never cached, with a fresh nonce",
    async (url) => {
      const [first, second] = await Promise.all([server.app.inject(url), server.app.inject(url)]);
      const nonceOf = (policy: unknown) => /style-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1];
      const nonce = nonceOf(first.headers["content-security-policy"]);
      expect(first.statusCode).toBe(200);
      expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(first.headers["cache-control"]).toBe("no-store");
      expect(first.body).toContain(`nonce="${nonce}"`);
      expect(nonceOf(second.headers["content-security-policy"])).not.toBe(nonce);
      expect(String(first.headers["content-security-policy"])).toContain("script-src 'self';");
      expect(String(first.headers["content-security-policy"])).not.toContain("unsafe-inline");
    },
  );

  test("serves hashed assets for a year, compressed if the browser accepts it", async () => {
    const plain = await server.app.inject("/assets/main-abc.js");
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const compressed = await server.app.inject({
      url: "/assets/main-abc.js",
      headers: { "accept-encoding": "br" },
    });
    expect([compressed.headers["content-encoding"], compressed.body]).toEqual(["br", "brotli bytes"]);
    expect((await server.app.inject("/appearance.js")).headers["cache-control"]).toBe("no-cache");
  });

  test.each(["identity", "br"])(
    "revalidates the worker each time, and lets it fetch (%s)",
    async (encoding) => {
      const headers = { "accept-encoding": encoding };
      const worker = await server.app.inject({ url: "/service-worker.js", headers });
      expect(worker.statusCode).toBe(200);
      expect(worker.headers["cache-control"]).toBe("no-cache");
      expect(worker.headers["content-type"]).toMatch(/javascript/);
      expect(worker.headers["content-security-policy"]).toContain("connect-src 'self'");
      const manifest = await server.app.inject({ url: "/manifest.webmanifest", headers });
      expect(manifest.headers["cache-control"]).toBe("no-cache");
      expect(manifest.headers["content-type"]).toContain("application/manifest+json");
    },
  );

  test("never lets content be cached, compressed or not", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const response = await server.app.inject({
        url: "/content/texts.json",
        headers: { "accept-encoding": encoding },
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.headers["content-type"]).toContain("application/json");
    }
  });

  test("does not serve the page for a missing file or a path outside the folder", async () => {
    for (const url of ["/assets/gone.js", "/favicon.ico", "/assets/..%2f..%2fetc/passwd.txt"]) {
      const response = await server.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "not_found" });
    }
  });
});

describe("somebody who is signed in", () => {
  const publicPaths = ["/", "/calm", "/assets/main-abc.js", "/content/texts.json", "/healthz", "/api/docs"];

  test("gets a renewed cookie from a call, never from a page or a file", async () => {
    const own = await startTestServer({ webRoot });
    const person = await own.signedIn();
    const expiresAt = new Date(systemClock.now().getTime() + 28 * 24 * 60 * 60 * 1000).toISOString();
    await own.handle.db.updateTable("sessions").set({ expiresAt }).execute();
    for (const path of publicPaths) {
      expect((await person.get(path)).headers, path).not.toHaveProperty("set-cookie");
    }
    expect((await person.get("/api/auth/me")).headers).toHaveProperty("set-cookie");
    await own.close();
  });

  test("still gets pages and files while the database is away", async () => {
    const own = await startTestServer({ webRoot });
    const person = await own.signedIn();
    await own.handle.db.destroy();
    for (const path of publicPaths) expect((await person.get(path)).statusCode, path).toBe(200);
    expect((await person.get("/readyz")).statusCode).toBe(503);
    await own.close();
  });

  test("gets responses that no cache may store", async () => {
    const person = await server.signedIn();
    for (const path of ["/api/auth/me", "/api/objectives", "/api/export/handovers", "/api/nothing"]) {
      expect((await person.get(path)).headers["cache-control"], path).toBe("no-store");
    }
    expect((await person.post("/api/objectives", {})).headers["cache-control"]).toBe("no-store");
    expect((await server.anonymous().get("/api/objectives")).headers["cache-control"]).toBe("no-store");
  });
});
