import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import { MARA, serverForTest } from "#tests/support/test-server.ts";

function sessionCookieOf(response: { headers: Record<string, unknown> }): string {
  return String([response.headers["set-cookie"]].flat()[0]);
}

describe("who is signed in", () => {
  test("is null for a stranger and the person after signing up", async () => {
    const { anonymous } = await serverForTest();
    const client = anonymous();
    expect((await client.get("/api/auth/me")).json()).toBeNull();

    const created = await client.post("/api/auth/signup", MARA);

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
      hasPasskey: false,
    });
    expect((await client.get("/api/auth/me")).json()).toEqual(created.json());
  });

  test("is null for a forged, an unsigned and a foreign cookie", async () => {
    const { anonymous, app } = await serverForTest();
    const client = anonymous();
    await client.post("/api/auth/signup", MARA);
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
  test("is HttpOnly, SameSite=Lax and lasts 30 days", async () => {
    const { anonymous } = await serverForTest();
    const cookie = sessionCookieOf(await anonymous().post("/api/auth/signup", MARA));
    expect(cookie).toMatch(/^ridgeline\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("is Secure and bound to the host when the public address is https", async () => {
    const { anonymous, dependencies } = await serverForTest({
      config: { publicUrl: "https://ridgeline.example" },
    });
    const client = anonymous();
    const setupCode = await dependencies.authService.setupCode();
    const cookie = sessionCookieOf(await client.post("/api/auth/signup", { ...MARA, setupCode }));
    expect(cookie).toMatch(
      /^__Host-ridgeline\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await client.get("/api/auth/me")).json()).toMatchObject({ email: MARA.email });
  });

  test("is replaced at sign-in, and the session it carried ends", async () => {
    const { anonymous, app } = await serverForTest();
    const client = anonymous();
    await client.post("/api/auth/signup", MARA);
    const before = client.cookies.get("ridgeline.session") ?? "";

    await client.post("/api/auth/login", MARA);

    expect(client.cookies.get("ridgeline.session")).not.toBe(before);
    const old = await app.inject({
      url: "/api/auth/me",
      headers: { cookie: `ridgeline.session=${encodeURIComponent(before)}` },
    });
    expect(old.json()).toBeNull();
    expect((await client.get("/api/auth/me")).json()).toMatchObject({ email: MARA.email });
  });

  test("stops working 30 days after its last use, and is extended once a day while in use", async () => {
    const clock = controlledClock(systemClock.nowIso());
    const { anonymous, handle } = await serverForTest({ clock });
    const client = anonymous();
    await client.post("/api/auth/signup", MARA);
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
    expect(renewed.json()).toMatchObject({ email: MARA.email });
    expect(sessionCookieOf(renewed)).toContain("Max-Age=2592000");
    expect(Date.parse(await expiry())).toBeGreaterThanOrEqual(Date.parse(first));

    clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await client.get("/api/auth/me")).json()).toBeNull();
    expect((await client.get("/api/isap")).statusCode).toBe(401);
  });

  test("stores only the beginning of the user agent", async () => {
    const { app, handle } = await serverForTest();
    const headers = { "user-agent": "Mozilla/5.0;".repeat(500) };
    await app.inject({ method: "POST", url: "/api/auth/signup", headers, payload: MARA });
    const { userAgent } = await handle.db
      .selectFrom("sessions")
      .select("userAgent")
      .executeTakeFirstOrThrow();
    expect(userAgent).toHaveLength(300);
  });

  test("ends 180 days after signing in, however often it is used", async () => {
    const clock = controlledClock(systemClock.nowIso());
    const { anonymous, handle, dependencies } = await serverForTest({ clock });
    const client = anonymous();
    await client.post("/api/auth/signup", MARA);
    const day = 24 * 60 * 60 * 1000;
    /** Who is signed in when the browser is used again after this many days. */
    const personAfter = async (days: number) => {
      clock.advance(days * day);
      const expiresAt = new Date(clock.now().getTime() + 29 * day).toISOString();
      await handle.db.updateTable("sessions").set({ expiresAt }).execute();
      return (await client.get("/api/auth/me")).json();
    };
    for (let month = 1; month <= 6; month += 1)
      expect(await personAfter(29.8)).toMatchObject({ email: MARA.email });
    expect(await personAfter(2)).toBeNull();

    await dependencies.tidyUp();
    expect(await handle.db.selectFrom("sessions").select("id").execute()).toEqual([]);
  });

  test("is one of at most twenty per account: the least recently used one ends", async () => {
    const { anonymous, handle } = await serverForTest();
    const first = anonymous();
    await first.post("/api/auth/signup", MARA);
    const other = anonymous();
    await other.post("/api/auth/signup", { ...MARA, email: "other@example.org" });
    const second = anonymous();
    await second.post("/api/auth/login", MARA);
    for (let n = 0; n < 19; n += 1) await anonymous().post("/api/auth/login", MARA);

    expect((await first.get("/api/auth/me")).json()).toBeNull();
    expect((await second.get("/api/auth/me")).json()).toMatchObject({ email: MARA.email });
    expect((await other.get("/api/auth/me")).json()).toMatchObject({ email: "other@example.org" });
    expect(await handle.db.selectFrom("sessions").select("id").execute()).toHaveLength(21);
  });

  test("ends at sign-out, on the server too", async () => {
    const { anonymous, app } = await serverForTest();
    const client = anonymous();
    await client.post("/api/auth/signup", MARA);
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
    const { anonymous } = await serverForTest();
    await anonymous().post("/api/auth/signup", MARA);
    const wrongPassword = await anonymous().post("/api/auth/login", {
      ...MARA,
      password: "not the password",
    });
    const wrongEmail = await anonymous().post("/api/auth/login", { ...MARA, email: "nobody@example.org" });
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toEqual({ error: "Invalid email or password", code: "invalid_credentials" });
    expect([wrongEmail.statusCode, wrongEmail.json()]).toEqual([401, wrongPassword.json()]);
  });

  test("takes as long for an address without an account", async () => {
    const { anonymous } = await serverForTest();
    await anonymous().post("/api/auth/signup", MARA);
    const client = anonymous();
    const timeOf = async (email: string) => {
      const began = performance.now();
      await client.post("/api/auth/login", { email, password: "not the password" });
      return performance.now() - began;
    };
    // Alternating, so other load on this machine slows both equally.
    let known = Number.POSITIVE_INFINITY;
    let unknown = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 9; attempt += 1) {
      known = Math.min(known, await timeOf(MARA.email));
      unknown = Math.min(unknown, await timeOf("nobody@example.org"));
    }
    // Without the same hashing work, the unknown address would be answered many times faster.
    expect(unknown / known).toBeGreaterThan(0.33);
    expect(unknown / known).toBeLessThan(3);
  });

  test("refuses an empty form with sentences for each field", async () => {
    const { anonymous } = await serverForTest();
    const response = await anonymous().post("/api/auth/login", {});
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      email: "Enter your email address.",
      password: "Enter your password.",
    });
  });
});

describe("the operator's log", () => {
  test("names who was refused, from where and why, and nothing that anyone typed", async () => {
    const { anonymous, app } = await serverForTest();
    const { id } = (await anonymous().post("/api/auth/signup", MARA)).json();
    const lines: unknown[] = [];
    const warn = vi.spyOn(app.log, "warn").mockImplementation((line: unknown) => void lines.push(line));
    const stranger = anonymous("198.51.100.7");
    await stranger.post("/api/auth/login", { ...MARA, password: "not the password" });
    await stranger.post("/api/auth/login", { email: "secret@example.org", password: "not the password" });
    await stranger.post("/api/auth/signup", MARA);
    await stranger.post("/api/auth/signup", { ...MARA, email: "new@example.org", password: "password1" });
    await stranger.post("/api/auth/login", MARA);
    warn.mockRestore();

    const requestId = expect.any(String);
    const address = "198.51.100.7";
    expect(lines).toEqual([
      { requestId, address, event: "sign-in refused", reason: "invalid_credentials", account: id },
      { requestId, address, event: "sign-in refused", reason: "invalid_credentials", account: "unknown" },
      { requestId, address, event: "sign-up refused", reason: "email_taken", account: id },
      { requestId, address, event: "sign-up refused", reason: "validation_error", account: "unknown" },
    ]);
  });
});
