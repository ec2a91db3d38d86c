import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import { ACCOUNT_PATHS, type Account, type Session } from "#shared/auth/account.contract.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

const NEW_PASSWORD = "four quiet wooden boats";
const MINUTE_MS = 60_000;

const clock = controlledClock(systemClock.nowIso());
let server: TestServer;
let mara: TestClient & { user: { id: string; email: string } };
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(async () => {
  mara = await server.signedIn();
});
afterAll(() => server.close());

async function signInElsewhere(password = TEST_PASSWORD): Promise<TestClient> {
  const client = server.anonymous();
  const { statusCode } = await client.post("/api/auth/login", { email: mara.user.email, password });
  expect(statusCode).toBe(200);
  return client;
}

const statusFor = async (client: TestClient) => (await client.get(ACCOUNT_PATHS.profile)).statusCode;
const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
});

test("a stranger has no account to read or change", async () => {
  const stranger = server.anonymous();
  const answers = [
    await stranger.get(ACCOUNT_PATHS.profile),
    await stranger.patch(ACCOUNT_PATHS.profile, {}),
    await stranger.post(ACCOUNT_PATHS.changePassword, change(TEST_PASSWORD, NEW_PASSWORD)),
    await stranger.get(ACCOUNT_PATHS.sessions),
    await stranger.delete(ACCOUNT_PATHS.sessions),
    await stranger.delete(ACCOUNT_PATHS.session(mara.user.id)),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(401));
});

describe("the profile", () => {
  test("shows the account, and changes what is sent for this person alone", async () => {
    const other = await server.signedIn();
    const before: Account = (await mara.get(ACCOUNT_PATHS.profile)).json();
    expect(before).toEqual({ ...mara.user, hasPassword: true, createdAt: expect.any(String) });

    const changes = {
      email: mara.user.email.toUpperCase(),
      phoneNumber: " 555 0100 ",
      address: "12 Elm St\nTroy",
    };
    const answer = await mara.patch(ACCOUNT_PATHS.profile, changes);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, phoneNumber: "555 0100", address: "12 Elm St\nTroy" });
    expect((await mara.get("/api/auth/me")).json()).toMatchObject({ phoneNumber: "555 0100" });
    expect((await other.get("/api/auth/me")).json()).toMatchObject({ phoneNumber: null, address: null });

    await mara.patch(ACCOUNT_PATHS.profile, { phoneNumber: "", username: "Mara K." });
    expect((await mara.get(ACCOUNT_PATHS.profile)).json()).toMatchObject({
      phoneNumber: null,
      address: "12 Elm St\nTroy",
      username: "Mara K.",
    });
  });

  test.each([
    [{ email: "someone.else@example.org" }, { email: "Your email address can't be changed here." }],
    [{ email: "mara" }, { email: "Enter an email address such as name@example.org." }],
    [{ username: "M" }, { username: "Minimum 3 characters" }],
    [{ phoneNumber: "5".repeat(61) }, { phoneNumber: "The phone number can have at most 60 characters." }],
    [{ address: 7 }, { address: "The address must be text." }],
  ])("refuses %j", async (changes, fields) => {
    const answer = await mara.patch(ACCOUNT_PATHS.profile, changes);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  test("cannot change the role, the plan or somebody else", async () => {
    const other = await server.signedIn();
    await mara.patch(ACCOUNT_PATHS.profile, {
      role: "owner",
      plan: "included",
      id: other.user.id,
      userId: other.user.id,
      username: "Someone",
    });
    expect((await other.get("/api/auth/me")).json()).toMatchObject({ username: other.user.username });
    expect((await mara.get("/api/auth/me")).json()).toMatchObject({
      id: mara.user.id,
      role: "guest",
      plan: "guest",
      username: "Someone",
    });
  });
});

describe("changing the password", () => {
  test("signs out everywhere else, and only the new one signs in", async () => {
    const phone = await signInElsewhere();
    const other = await server.signedIn();

    const answer = await mara.post(ACCOUNT_PATHS.changePassword, change(TEST_PASSWORD, NEW_PASSWORD));

    expect(answer.statusCode).toBe(204);
    expect([await statusFor(mara), await statusFor(phone), await statusFor(other)]).toEqual([200, 401, 200]);
    const old = await server.anonymous().post("/api/auth/login", { ...mara.user, password: TEST_PASSWORD });
    expect(old.statusCode).toBe(401);
    await signInElsewhere(NEW_PASSWORD);
  });

  test.each([
    [change("", NEW_PASSWORD), { currentPassword: "Current password is required" }],
    [
      { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      { currentPassword: "Current password is required" },
    ],
    [change("not the password", NEW_PASSWORD), { currentPassword: "That isn't your current password." }],
    [change(TEST_PASSWORD, "short"), { newPassword: "New password must be at least 8 characters" }],
    [change(TEST_PASSWORD, NEW_PASSWORD, "another one"), { confirmPassword: "Passwords do not match" }],
    [change(TEST_PASSWORD, NEW_PASSWORD, ""), { confirmPassword: "Please confirm your new password" }],
    [change(TEST_PASSWORD, "password123"), { newPassword: expect.stringMatching(/too easy to guess/) }],
  ])("refuses %j", async (body, fields) => {
    const phone = await signInElsewhere();
    const answer = await mara.post(ACCOUNT_PATHS.changePassword, body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    expect(await statusFor(phone)).toBe(200);
    await signInElsewhere();
  });

  test("is refused after ten wrong current passwords, even with the right one, for 15 minutes", async () => {
    const post = async (current: string) =>
      (await mara.post(ACCOUNT_PATHS.changePassword, change(current, NEW_PASSWORD))).statusCode;
    const guesses: number[] = [];
    for (let n = 0; n < 10; n += 1) guesses.push(await post("not the password"));
    expect(guesses).toEqual(Array(10).fill(400));
    expect(await post(TEST_PASSWORD)).toBe(429);
    clock.advance(15 * MINUTE_MS);
    expect(await post(TEST_PASSWORD)).toBe(204);
  });

  test("made twice at once is made once", async () => {
    const answers = await Promise.all(
      ["first quiet wooden boat", "second quiet wooden boat"].map((newPassword) =>
        mara.post(ACCOUNT_PATHS.changePassword, change(TEST_PASSWORD, newPassword)),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  test("sets the first one of an account without a password", async () => {
    await server.handle.db.deleteFrom("accounts").where("userId", "=", mara.user.id).execute();
    expect((await mara.get(ACCOUNT_PATHS.profile)).json()).toMatchObject({ hasPassword: false });
    const body = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await mara.post(ACCOUNT_PATHS.changePassword, body)).statusCode).toBe(204);
    await signInElsewhere(NEW_PASSWORD);
    expect((await mara.post(ACCOUNT_PATHS.changePassword, body)).statusCode).toBe(400);
  });
});

describe("the sessions", () => {
  const listFor = async (client: TestClient): Promise<Session[]> =>
    (await client.get(ACCOUNT_PATHS.sessions)).json();

  test("are listed for their person, most recently used first, and end one by one", async () => {
    const other = await server.signedIn();
    const phone = await signInElsewhere();
    const sessions = await listFor(phone);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      userAgent: "lightMyRequest",
      signedInAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
    });
    const phoneId = sessions[0]?.id ?? "";

    expect((await other.delete(ACCOUNT_PATHS.session(phoneId))).statusCode).toBe(404);
    expect(await statusFor(phone)).toBe(200);
    expect((await mara.delete(ACCOUNT_PATHS.session(phoneId))).statusCode).toBe(204);
    expect(await statusFor(phone)).toBe(401);
    expect((await mara.delete(ACCOUNT_PATHS.session(phoneId))).statusCode).toBe(404);
    expect((await listFor(mara)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test("elsewhere end all at once", async () => {
    const other = await server.signedIn();
    const [phone, tablet] = [await signInElsewhere(), await signInElsewhere()];
    expect((await tablet.delete(ACCOUNT_PATHS.sessions)).statusCode).toBe(204);
    const statuses = [mara, phone, tablet, other].map(statusFor);
    expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
  });

  test("know their last use to the hour, without a write for each call", async () => {
    const { db } = server.handle;
    const hoursAgo = (hours: number) =>
      new Date(systemClock.now().getTime() - hours * 60 * MINUTE_MS).toISOString();
    const lifetime = -30 * 24;
    const lastUse = async () => Date.parse((await listFor(mara))[0]?.lastUsedAt ?? "");
    const setUse = (hours: number) =>
      db
        .updateTable("sessions")
        .set({ createdAt: hoursAgo(100), expiresAt: hoursAgo(hours + lifetime) })
        .where("userId", "=", mara.user.id)
        .execute();

    await setUse(0.5);
    expect(await lastUse()).toBeLessThan(Date.parse(hoursAgo(0.4)));
    await setUse(20);
    expect(await lastUse()).toBeGreaterThan(Date.parse(hoursAgo(0.1)));
  });
});
