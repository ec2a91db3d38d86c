import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import { operate } from "#tests/support/operator.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

const TWO_STEP = "/api/account/two-step";
const METHODS = "/api/account/sign-in";
const password = TEST_PASSWORD;

let server: TestServer;
let clock: ReturnType<typeof controlledClock>;
let mara: Awaited<ReturnType<TestServer["signedIn"]>>;
beforeEach(async () => {
  clock = controlledClock(systemClock.nowIso());
  server = await startTestServer({ clock });
  mara = await server.signedIn();
});
afterEach(() => server.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
const nextPeriod = () => clock.advance(30_000);

async function turnOn(person: TestClient = mara): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await person.post(TWO_STEP, { password })).json();
  const { codes } = (await person.post(`${TWO_STEP}/confirm`, { code: codeOf(secret) })).json();
  nextPeriod();
  return { secret, codes };
}
const logIn = async (more: object = {}, from = server.anonymous("203.0.113.9")) =>
  from.post("/api/auth/login", { email: mara.user.email, password, ...more });

describe("with two-step sign-in", () => {
  test("the password alone is answered by asking for the code, and sets no cookie", async () => {
    await turnOn();
    const asked = await logIn();
    expect([asked.statusCode, asked.json()]).toEqual([
      401,
      { error: "Enter the code from your authenticator app.", code: "code_required" },
    ]);
    expect(asked.headers["set-cookie"]).toBeUndefined();
    const empty = await logIn({ code: "" });
    expect([empty.statusCode, empty.json().fields]).toEqual([401, { code: "Enter the code." }]);
    // Without the right password nobody learns that there is a second step.
    expect((await logIn({ password: "not the password" })).json().code).toBe("invalid_credentials");
  });

  test("each code signs in once, and neither an older nor a later one than this minute's", async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const both = await Promise.all([logIn({ code }), logIn({ code })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await logIn({ code });
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([401, ["code"]]);
    clock.advance(90_000);
    expect((await logIn({ code })).statusCode).toBe(401);
    expect((await logIn({ code: ` ${codeOf(secret).replace(/^.../, "$& ")}` })).statusCode).toBe(200);
  });

  test("each recovery code signs in once, however it is typed", async () => {
    const { codes } = await turnOn();
    expect(codes).toHaveLength(10);
    const [first = "", second = ""] = codes;
    expect((await logIn({ code: first.toLowerCase().replace("-", " ") })).statusCode).toBe(200);
    expect((await logIn({ code: first })).statusCode).toBe(401);
    expect((await mara.get(METHODS)).json().twoStep.recoveryCodesLeft).toBe(9);
    const renewed = (await mara.post(`${TWO_STEP}/recovery-codes`, { password })).json().codes;
    expect((await logIn({ code: second })).statusCode).toBe(401);
    expect((await logIn({ code: renewed[0] })).statusCode).toBe(200);
  });

  test("guesses at the code are limited, and being asked for it is no guess", async () => {
    const { codes } = await turnOn();
    for (let n = 0; n < 12; n += 1) expect((await logIn()).statusCode).toBe(401);
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await logIn({ code: `00000${n % 10}` })).statusCode);
    expect(answers).toEqual([...Array(10).fill(401), 429]);
    expect((await logIn({ code: codes[0] })).statusCode).toBe(429);
  });

  test("a new password by a link does not replace the code", async () => {
    await turnOn();
    const path = await server.dependencies.passwordResetService.passwordResetLink(mara.user.email);
    const token = path?.split("#")[1];
    const body = { token, password: "a new long password" };
    expect((await server.anonymous().post("/api/auth/reset-password", body)).statusCode).toBe(204);
    expect((await logIn({ password: "a new long password" })).json().code).toBe("code_required");
  });

  test("it ends with the password, or by the operator", async () => {
    await turnOn();
    const refused = await mara.post(`${TWO_STEP}/turn-off`, { password: "not the password" });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { password: "That isn't your current password." },
    ]);
    expect((await logIn()).statusCode).toBe(401);
    expect((await mara.post(`${TWO_STEP}/turn-off`, { password })).statusCode).toBe(204);
    expect((await logIn()).statusCode).toBe(200);
    await turnOn();
    expect((await operate(server.database, ["turn-off-two-step", mara.user.email])).code).toBe(0);
    expect((await logIn()).statusCode).toBe(200);
  });
});

test("nothing is asked for before a first code was right, and the secret is not stored as it is", async () => {
  const setup = (await mara.post(TWO_STEP, { password })).json();
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Ridgeline:.*secret=/);
  expect((await mara.post(`${TWO_STEP}/confirm`, { code: "000000" })).statusCode).toBe(400);
  expect((await logIn()).statusCode).toBe(200);
  expect((await mara.get(METHODS)).json().twoStep).toEqual({ since: null, recoveryCodesLeft: 0 });
  // Begun again, the first secret no longer counts.
  const { codes, secret } = await turnOn();
  expect(secret).not.toBe(setup.secret);
  expect((await mara.get(METHODS)).json().twoStep).toEqual({
    since: expect.any(String),
    recoveryCodesLeft: 10,
  });
  expect((await mara.post(TWO_STEP, { password })).statusCode).toBe(409);
  const { db } = server.handle;
  const stored = JSON.stringify([
    await db.selectFrom("authenticators").selectAll().execute(),
    await db.selectFrom("recovery_codes").selectAll().execute(),
  ]);
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))])
    expect(stored).not.toContain(hidden);
});

test("one person's codes are of no use to another", async () => {
  const other = await server.signedIn();
  const theirs = await turnOn(other);
  await turnOn();
  expect((await logIn({ code: theirs.codes[0] })).statusCode).toBe(401);
  expect((await logIn({ code: codeOf(theirs.secret) })).statusCode).toBe(401);
});

test("wrong passwords of somebody signed in are limited", async () => {
  const answers: number[] = [];
  for (let n = 0; n < 11; n += 1)
    answers.push((await mara.post(TWO_STEP, { password: "not the password" })).statusCode);
  expect(answers).toEqual([...Array(10).fill(400), 429]);
});

test.each([
  ["get", METHODS],
  ["post", TWO_STEP],
  ["post", `${TWO_STEP}/confirm`],
  ["post", `${TWO_STEP}/recovery-codes`],
  ["post", `${TWO_STEP}/turn-off`],
] as const)("%s %s needs a session, and what it says it needs", async (method, path) => {
  expect((await server.anonymous()[method](path)).statusCode).toBe(401);
  if (method === "post") expect((await mara.post(path, {})).statusCode).toBe(400);
});
