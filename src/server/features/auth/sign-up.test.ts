import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Config } from "#server/platform/config/config.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { MARA, serverForTest, TEST_PASSWORD } from "#tests/support/test-server.ts";

describe("signing up", () => {
  test.each([
    ["no email", { email: "" }, "email", "Enter your email address."],
    ["half an email", { email: "mara@" }, "email", "Enter an email address such as name@example.org."],
    ["a short username", { username: " ab " }, "username", "Minimum 3 characters"],
    ["a short password", { password: "1234567" }, "password", "Minimum 8 characters"],
    ["a missing password", { password: undefined }, "password", "Enter a password."],
    [
      "an endless password",
      { password: "x".repeat(129) },
      "password",
      "A password can have at most 128 characters.",
    ],
  ])("refuses %s with a sentence at the field", async (_what, change, field, message) => {
    const { anonymous } = await serverForTest();
    const response = await anonymous().post("/api/auth/signup", { ...MARA, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
  });

  test("refuses a password that guessers try first, with a sentence at the field", async () => {
    const { anonymous } = await serverForTest();
    const tooEasy =
      "This password is too easy to guess. Try three or four words that have nothing to do with each other.";
    const ownName = "Choose a password that isn't your email address or username.";
    for (const [password, message] of [
      ["Sunshine1!", tooEasy],
      ["aaaaaaaaaa", tooEasy],
      ["mara@example.org", ownName],
      ["Mara K.2026", ownName],
    ]) {
      const response = await anonymous().post("/api/auth/signup", { ...MARA, password });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { error: message, code: "validation_error", fields: { password: message } },
      ]);
    }
    expect((await anonymous().post("/api/auth/signup", MARA)).statusCode).toBe(201);
  });

  test("recognizes an address however it is typed", async () => {
    const { anonymous } = await serverForTest();
    await anonymous().post("/api/auth/signup", MARA);

    const again = await anonymous().post("/api/auth/signup", { ...MARA, email: "  MARA@Example.ORG " });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: "email_taken",
      fields: { email: expect.stringContaining("already an account") },
    });
    // Fullwidth letters, as some keyboards produce them.
    const login = await anonymous().post("/api/auth/login", {
      email: "ｍara@example.org",
      password: TEST_PASSWORD,
    });
    expect(login.statusCode).toBe(200);
  });

  test("accepts one of two parallel sign-ups with the same address", async () => {
    const { anonymous, handle } = await serverForTest();
    const answers = await Promise.all([1, 2, 3].map(() => anonymous().post("/api/auth/signup", MARA)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await handle.db.selectFrom("profiles").select("id").execute()).toHaveLength(1);
  });

  test("ignores a role and a plan in the payload", async () => {
    const { anonymous, signedIn } = await serverForTest();
    await signedIn();
    const user = (
      await anonymous().post("/api/auth/signup", { ...MARA, role: "admin", plan: "included", userId: "x" })
    ).json() as User;
    expect(user).toMatchObject({ role: "guest", plan: "guest" });
  });

  test("stores a password only as an Argon2id hash", async () => {
    const { anonymous, handle } = await serverForTest();
    await anonymous().post("/api/auth/signup", MARA);
    const { password } = await handle.db.selectFrom("accounts").select("password").executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

test("fifty sign-ups at once do not delay other requests", async () => {
  const { anonymous, signedIn, app } = await serverForTest();
  const anna = await signedIn();
  const origin = await app.listen({ port: 0 });
  const headers = {
    cookie: `ridgeline.session=${encodeURIComponent(anna.cookies.get("ridgeline.session") ?? "")}`,
  };
  let isOver = false;
  const signUps = Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      anonymous().post("/api/auth/signup", { ...MARA, email: `new-${n}@example.org` }),
    ),
  ).finally(() => {
    isOver = true;
  });
  // Over the network, because in-process calls would leave the sign-ups no time to continue.
  for (let n = 0; n < 25; n += 1)
    expect(await (await fetch(`${origin}/api/auth/me`, { headers })).json()).toEqual(anna.user);
  expect(isOver).toBe(false);
  expect((await signUps).every(({ statusCode }) => statusCode === 201)).toBe(true);
});

describe("the owner", () => {
  test("is the first account, even of several created at once", async () => {
    const { anonymous, handle } = await serverForTest();
    await Promise.all(
      [1, 2, 3].map((n) =>
        anonymous().post("/api/auth/signup", { ...MARA, email: `first-${n}@example.org` }),
      ),
    );
    await anonymous().post("/api/auth/signup", MARA);
    const roles = await handle.db.selectFrom("profiles").select("role").execute();
    expect(roles.map(({ role }) => role).sort()).toEqual(["guest", "guest", "guest", "owner"]);
  });

  test("is only the address that the operator named", async () => {
    const { anonymous } = await serverForTest({ config: { ownerEmail: "Boss@Example.org" } });
    expect((await anonymous().post("/api/auth/signup", MARA)).json()).toMatchObject({ role: "guest" });
    expect(
      (await anonymous().post("/api/auth/signup", { ...MARA, email: "boss@example.org" })).json(),
    ).toMatchObject({ role: "owner" });
  });

  test.each(["instance_facts", "accounts"])(
    "is not lost to the next stranger when the first sign-up breaks off at %s",
    async (table) => {
      const { anonymous, handle } = await serverForTest();
      await sql`alter table ${sql.table(table)} rename to away`.execute(handle.db);
      expect((await anonymous().post("/api/auth/signup", MARA)).statusCode).toBe(500);
      await sql`alter table away rename to ${sql.table(table)}`.execute(handle.db);

      expect((await anonymous().post("/api/auth/signup", MARA)).json()).toMatchObject({ role: "owner" });
      expect(await handle.db.selectFrom("profiles").select("email").execute()).toEqual([
        { email: MARA.email },
      ]);
    },
  );
});

describe("who may sign up", () => {
  test.each<[Config["signups"], string]>([
    ["invite", "You need an invitation to create an account here. Ask whoever runs this server for a link."],
    ["closed", "This server isn't taking new accounts."],
  ])("with SIGNUPS=%s only the first account is made", async (signups, message) => {
    const { anonymous } = await serverForTest({ config: { signups } });
    expect((await anonymous().get("/api/instance")).json()).toMatchObject({ signups: "open" });
    expect((await anonymous().post("/api/auth/signup", MARA)).statusCode).toBe(201);

    const refused = await anonymous().post("/api/auth/signup", { ...MARA, email: "second@example.org" });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ error: message, code: "forbidden" });
    expect((await anonymous().get("/api/instance")).json()).toMatchObject({ signups });
  });

  test.each(["invite", "closed"] as const)(
    "with SIGNUPS=%s one of twenty first sign-ups at the same moment gets in, as the owner",
    async (signups) => {
      const { anonymous, handle } = await serverForTest({ config: { signups } });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          anonymous().post("/api/auth/signup", { ...MARA, email: `first-${n}@example.org` }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(403)]);
      expect(await handle.db.selectFrom("profiles").select("role").execute()).toEqual([{ role: "owner" }]);
    },
  );

  test.each(["invite", "closed"] as const)(
    "with SIGNUPS=%s and OWNER_EMAIL only that address gets in, whoever asks first",
    async (signups) => {
      const { anonymous } = await serverForTest({ config: { signups, ownerEmail: "Boss@Example.org" } });
      expect((await anonymous().post("/api/auth/signup", MARA)).statusCode).toBe(403);
      expect((await anonymous().get("/api/instance")).json()).toMatchObject({ signups: "open" });

      const boss = await anonymous().post("/api/auth/signup", { ...MARA, email: "boss@example.org" });
      expect(boss.json()).toMatchObject({ role: "owner" });
      expect((await anonymous().get("/api/instance")).json()).toMatchObject({ signups });
      expect((await anonymous().post("/api/auth/signup", MARA)).statusCode).toBe(403);
    },
  );
});
