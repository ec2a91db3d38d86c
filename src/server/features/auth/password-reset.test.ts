import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import { linkIn, type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";

const FORGOT = "/api/auth/forgot-password";
const RESET = "/api/auth/reset-password";
const NEW_PASSWORD = "another long enough one";

let mail: MailServer;
let clock: ReturnType<typeof controlledClock>;
let server: TestServer;
beforeEach(async () => {
  mail = await startMailServer();
  clock = controlledClock(systemClock.nowIso());
  server = await startTestServer({
    clock,
    config: { mail: mail.config, publicUrl: "http://localhost:3000" },
  });
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const logIn = async (email: string, password: string) =>
  (await server.anonymous("203.0.113.9").post("/api/auth/login", { email, password })).statusCode;

async function mailedToken(email: string): Promise<string> {
  await server.anonymous().post(FORGOT, { email });
  return linkIn(await mail.next(email, "Choose a new password")).hash.slice(1);
}
const reset = async (token: string, password = NEW_PASSWORD) =>
  (await server.anonymous().post(RESET, { token, password })).statusCode;

describe("a link by email", () => {
  test("sets a new password once, ends all sessions, and says so by email", async () => {
    const mara = await server.signedIn();
    const { email } = mara.user;
    await server.anonymous().post(FORGOT, { email: ` ${email.toUpperCase()}` });
    const link = linkIn(await mail.next(email, "Choose a new password"));
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/reset-password#[\w-]{43}$/);
    const token = link.hash.slice(1);

    expect(await reset(token)).toBe(204);
    expect((await mara.get("/api/auth/me")).json()).toBeNull();
    expect(await logIn(email, TEST_PASSWORD)).toBe(401);
    expect(await logIn(email, NEW_PASSWORD)).toBe(200);
    await mail.next(email, "Your Ridgeline password was changed");
    expect(await reset(token, "a third long password")).toBe(400);
    expect(await logIn(email, NEW_PASSWORD)).toBe(200);
  });

  test("works for 30 minutes, and for one of several uses at once", async () => {
    const { email } = (await server.signedIn()).user;
    const [first, second] = [await mailedToken(email), await mailedToken(email)];
    clock.advance(29 * 60_000);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reset(first)));
    expect(answers.sort()).toEqual([204, 400, 400, 400]);
    // The other link is void, too.
    expect(await reset(second)).toBe(400);
    const third = await mailedToken(email);
    clock.advance(30 * 60_000);
    const late = await server.anonymous().post(RESET, { token: third, password: NEW_PASSWORD });
    expect([late.statusCode, late.json()]).toEqual([
      400,
      {
        error: "This link has been used or is more than 30 minutes old. Ask for a new one.",
        code: "link_expired",
      },
    ]);
  });

  test("is not used up by a password that is too weak or too short", async () => {
    const { email } = (await server.signedIn()).user;
    const token = await mailedToken(email);
    const weak = await server.anonymous().post(RESET, { token, password: "password123" });
    expect([weak.statusCode, Object.keys(weak.json().fields)]).toEqual([400, ["password"]]);
    expect(await reset(token, "short")).toBe(400);
    expect(await reset(token)).toBe(204);
  });

  test("removes other ways in that somebody may have added before the address was known to be theirs", async () => {
    const { email, id } = (await server.signedIn()).user;
    const now = clock.nowIso();
    const foreign = { userId: id, providerId: "oidc", password: null, createdAt: now, updatedAt: now };
    const add = () =>
      server.handle.db
        .insertInto("accounts")
        .values({ id: crypto.randomUUID(), accountId: "x", ...foreign })
        .execute();
    const providers = async () =>
      (
        await server.handle.db.selectFrom("accounts").select("providerId").where("userId", "=", id).execute()
      ).map(({ providerId }) => providerId);
    await add();
    await reset(await mailedToken(email));
    expect(await providers()).toEqual(["credential"]);
    expect((await mail.next(email, "password was changed")).text).toContain("other ways to sign in");
    await add();
    await reset(await mailedToken(email));
    expect((await providers()).sort()).toEqual(["credential", "oidc"]);
  });
});

describe("asking for a link", () => {
  test("is answered alike whether or not there is an account, and whatever the mail server does", async () => {
    const { email } = (await server.signedIn()).user;
    mail.fault("hang");
    const known = await server.anonymous().post(FORGOT, { email });
    const unknown = await server.anonymous().post(FORGOT, { email: "nobody@example.org" });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.statusCode).toBe(204);
  });

  test("sends nothing to an address without an account", async () => {
    const { email } = (await server.signedIn()).user;
    await server.anonymous().post(FORGOT, { email: "nobody@example.org" });
    await mailedToken(email);
    expect(mail.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  test("is limited by address, alike with and without an account", async () => {
    const { email } = (await server.signedIn()).user;
    for (const address of [email, "nobody@example.org"]) {
      const answers: number[] = [];
      for (let n = 0; n < 6; n += 1)
        answers.push((await server.anonymous(`198.51.100.${n}`).post(FORGOT, { email: address })).statusCode);
      expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  test("is limited by network", async () => {
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1)
      answers.push((await server.anonymous().post(FORGOT, { email: `nobody-${n}@example.org` })).statusCode);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  test("stores no token, and removes what is left of old ones", async () => {
    const { email } = (await server.signedIn()).user;
    const token = await mailedToken(email);
    const rows = () => server.handle.db.selectFrom("one_time_tokens").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(token);
    clock.advance(31 * 60_000);
    await server.dependencies.tidyUp();
    expect(await rows()).toEqual([]);
  });

  test.each([
    [FORGOT, { email: "no address" }],
    [FORGOT, {}],
    [RESET, { token: "short", password: NEW_PASSWORD }],
    [RESET, { token: "x".repeat(43), password: NEW_PASSWORD }],
  ])("%s refuses %j", async (path, body) => {
    expect((await server.anonymous().post(path, body)).statusCode).toBe(400);
  });
});

describe("a link by hand", () => {
  test("works without a mail server, where nothing is sent", async () => {
    const other = await startTestServer();
    try {
      const mara = await other.signedIn();
      expect((await other.anonymous().get("/api/instance")).json().canMail).toBe(false);
      expect((await other.anonymous().post(FORGOT, { email: mara.user.email })).statusCode).toBe(204);
      const { passwordResetService } = other.dependencies;
      expect(await passwordResetService.passwordResetLink("nobody@example.org")).toBeNull();
      const path = await passwordResetService.passwordResetLink(mara.user.email);
      const [page, token] = path?.split("#") ?? [];
      expect(page).toBe("/reset-password");
      const done = await other.anonymous().post(RESET, { token, password: NEW_PASSWORD });
      expect(done.statusCode).toBe(204);
      expect((await mara.get("/api/auth/me")).json()).toBeNull();
    } finally {
      await other.close();
    }
  });
});
