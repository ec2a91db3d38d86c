import { createHmac } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestServerOptions,
} from "#tests/support/test-server.ts";

const mara = { email: "mara@example.org", username: "Mara K.", password: TEST_PASSWORD };

let server: TestServer | undefined;

async function start(options?: TestServerOptions): Promise<TestServer> {
  server = await startTestServer(options);
  return server;
}
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function sessionCookieOf(response: { headers: Record<string, unknown> }): string {
  return String([response.headers["set-cookie"]].flat()[0]);
}

describe("who is signed in", () => {
  test("is null for a stranger and the person after signing up", async () => {
    const { anonymous } = await start();
    const client = anonymous();
    expect((await client.get("/api/auth/me")).json()).toBeNull();

    const created = await client.post("/api/auth/signup", mara);

    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({
      id: expect.any(String),
      email: "mara@example.org",
      username: "Mara K.",
      phoneNumber: null,
      address: null,
      role: "owner",
      plan: "guest",
      subscriptionStatus: null,
    });
    expect((await client.get("/api/auth/me")).json()).toEqual(created.json());
  });

  test("is null for a forged, an unsigned and a foreign cookie", async () => {
    const { anonymous, app } = await start();
    const client = anonymous();
    await client.post("/api/auth/signup", mara);
    const [token = ""] = (client.cookies.get("ridgeline.session") ?? "").split(".");
    const forged = createHmac("sha256", "another secret").update(token).digest("base64");

    for (const value of [token, `${token}.${forged}`, `${token}.`, ".", "a.b", ""]) {
      const response = await app.inject({
        url: "/api/auth/me",
        headers: { cookie: `ridgeline.session=${encodeURIComponent(value)}` },
      });
      expect(response.json()).toBeNull();
    }
  });
});

describe("the session cookie", () => {
  test("is http-only, lax and lives 30 days", async () => {
    const { anonymous } = await start();
    const cookie = sessionCookieOf(await anonymous().post("/api/auth/signup", mara));
    expect(cookie).toMatch(/^ridgeline\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("is secure and bound to the host where the address is https", async () => {
    const { anonymous, dependencies } = await start({ config: { publicUrl: "https://ridgeline.example" } });
    const client = anonymous();
    const setupCode = await dependencies.authService.setupCode();
    const cookie = sessionCookieOf(await client.post("/api/auth/signup", { ...mara, setupCode }));
    expect(cookie).toMatch(
      /^__Host-ridgeline\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await client.get("/api/auth/me")).json()).toMatchObject({ email: mara.email });
  });

  test("is replaced at sign-in, and the session it carried ends", async () => {
    const { anonymous, app } = await start();
    const client = anonymous();
    await client.post("/api/auth/signup", mara);
    const before = client.cookies.get("ridgeline.session") ?? "";

    await client.post("/api/auth/login", mara);

    expect(client.cookies.get("ridgeline.session")).not.toBe(before);
    const old = await app.inject({
      url: "/api/auth/me",
      headers: { cookie: `ridgeline.session=${encodeURIComponent(before)}` },
    });
    expect(old.json()).toBeNull();
    expect((await client.get("/api/auth/me")).json()).toMatchObject({ email: mara.email });
  });

  test("stops working 30 days after its last use, and is extended once a day while in use", async () => {
    const clock = controlledClock(systemClock.nowIso());
    const { anonymous, handle } = await start({ clock });
    const client = anonymous();
    await client.post("/api/auth/signup", mara);
    const expiry = async () =>
      (await handle.db.selectFrom("sessions").select("expiresAt").executeTakeFirstOrThrow()).expiresAt;
    const first = await expiry();

    await client.get("/api/auth/me");
    expect(await expiry()).toBe(first);

    await handle.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.parse(first) - 2 * 24 * 60 * 60 * 1000).toISOString() })
      .execute();
    const renewed = await client.get("/api/auth/me");
    expect(renewed.json()).toMatchObject({ email: mara.email });
    expect(sessionCookieOf(renewed)).toContain("Max-Age=2592000");
    expect(Date.parse(await expiry())).toBeGreaterThanOrEqual(Date.parse(first));

    clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await client.get("/api/auth/me")).json()).toBeNull();
    expect((await client.get("/api/isap")).statusCode).toBe(401);
  });

  test("ends with signing out, on the server too", async () => {
    const { anonymous, app } = await start();
    const client = anonymous();
    await client.post("/api/auth/signup", mara);
    const cookie = client.cookies.get("ridgeline.session") ?? "";

    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);

    expect(client.cookies.has("ridgeline.session")).toBe(false);
    const replay = await app.inject({
      url: "/api/auth/me",
      headers: { cookie: `ridgeline.session=${encodeURIComponent(cookie)}` },
    });
    expect(replay.json()).toBeNull();
    expect((await anonymous().post("/api/auth/logout")).statusCode).toBe(204);
  });
});

describe("signing in", () => {
  test("answers a wrong address and a wrong password alike", async () => {
    const { anonymous } = await start();
    await anonymous().post("/api/auth/signup", mara);
    const wrongPassword = await anonymous().post("/api/auth/login", {
      ...mara,
      password: "not the password",
    });
    const wrongEmail = await anonymous().post("/api/auth/login", { ...mara, email: "nobody@example.org" });
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toEqual({ error: "Invalid email or password", code: "invalid_credentials" });
    expect([wrongEmail.statusCode, wrongEmail.json()]).toEqual([401, wrongPassword.json()]);
  });

  test("takes as long for an address that has no account", async () => {
    const { anonymous } = await start();
    await anonymous().post("/api/auth/signup", mara);
    const client = anonymous();
    const fastest = async (email: string) => {
      const times: number[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const began = performance.now();
        await client.post("/api/auth/login", { email, password: "not the password" });
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const known = await fastest(mara.email);
    const unknown = await fastest("nobody@example.org");
    // Without the same hashing work the unknown address answers many times faster.
    expect(unknown / known).toBeGreaterThan(0.33);
    expect(unknown / known).toBeLessThan(3);
  });

  test("refuses an empty form with sentences for each field", async () => {
    const { anonymous } = await start();
    const response = await anonymous().post("/api/auth/login", {});
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      email: "Enter your e-mail address.",
      password: "Enter your password.",
    });
  });
});
