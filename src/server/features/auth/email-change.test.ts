import { afterEach, beforeEach, expect, test } from "vitest";
import { linkIn, type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { operate } from "#tests/support/operator.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";

const CHANGE = "/api/account/email";
const CONFIRM = "/api/auth/confirm-email";
const NEW = "mara.new@example.org";
const password = TEST_PASSWORD;

let mail: MailServer;
let server: TestServer;
let mara: Awaited<ReturnType<TestServer["signedIn"]>>;
beforeEach(async () => {
  mail = await startMailServer();
  server = await startTestServer({ config: { mail: mail.config, publicUrl: "http://localhost:3000" } });
  mara = await server.signedIn();
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const emailOf = async (id = mara.user.id) =>
  (await server.handle.db.selectFrom("profiles").select("email").where("id", "=", id).executeTakeFirst())
    ?.email;
const logIn = async (email: string) =>
  (await server.anonymous().post("/api/auth/login", { email, password })).statusCode;
const confirm = (token: string) => server.anonymous().post(CONFIRM, { token });

async function askedToken(email = NEW): Promise<string> {
  expect((await mara.post(CHANGE, { email, password })).statusCode).toBe(204);
  const link = linkIn(await mail.next(email, "Confirm your email address"));
  expect(link.pathname).toBe("/confirm-email");
  return link.hash.slice(1);
}

test("a new address counts once its link was used, and the old one is told", async () => {
  const token = await askedToken(` ${NEW.toUpperCase()}`.trim().toLowerCase());
  expect([await emailOf(), await logIn(NEW)]).toEqual([mara.user.email, 401]);

  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ email: NEW });
  const told = await mail.next(mara.user.email, "was changed");
  expect(told.text).not.toContain(NEW);
  expect([await logIn(NEW), await logIn(mara.user.email)]).toEqual([200, 401]);
  // Whoever is signed in stays so.
  expect((await mara.get("/api/auth/me")).json().email).toBe(NEW);
});

test("an older link is void once the address has changed", async () => {
  const [first, second] = [await askedToken("first@example.org"), await askedToken()];
  expect((await confirm(second)).statusCode).toBe(200);
  expect((await confirm(first)).json().code).toBe("link_expired");
  expect(await emailOf()).toBe(NEW);
});

test("an address with an account is answered alike, and told by email", async () => {
  const { email } = (await server.signedIn()).user;
  expect((await mara.post(CHANGE, { email, password })).statusCode).toBe(204);
  await mail.next(email, "already has a Ridgeline account");
  expect(await emailOf()).toBe(mara.user.email);
});

test("an address that somebody took meanwhile is refused", async () => {
  const token = await askedToken();
  await server.anonymous().post("/api/auth/signup", { email: NEW, username: "Other", password });
  const late = await confirm(token);
  expect([late.statusCode, late.json().code]).toEqual([409, "email_taken"]);
  expect(await emailOf()).toBe(mara.user.email);
});

test.each(["refuse", "drop"] as const)("a mail that was not sent (%s) is no success", async (fault) => {
  mail.fault(fault);
  const failed = await mara.post(CHANGE, { email: NEW, password });
  expect([failed.statusCode, failed.json()]).toEqual([
    500,
    {
      error: "The email couldn't be sent, so nothing has changed. Please try again in a few minutes.",
      code: "mail_failed",
    },
  ]);
});

test("it needs the password, another address, a session, and a mail server", async () => {
  const wrong = await mara.post(CHANGE, { email: NEW, password: "not the password" });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ["password"]]);
  const same = await mara.post(CHANGE, { email: mara.user.email, password });
  expect([same.statusCode, Object.keys(same.json().fields)]).toEqual([400, ["email"]]);
  expect((await mara.post(CHANGE, { email: "no address", password })).statusCode).toBe(400);
  expect((await server.anonymous().post(CHANGE, { email: NEW, password })).statusCode).toBe(401);
  expect((await confirm("x".repeat(43))).statusCode).toBe(400);
  const silent = await startTestServer();
  const person = await silent.signedIn();
  expect((await person.post(CHANGE, { email: NEW, password })).statusCode).toBe(409);
  expect((await person.get("/api/account/sign-in")).json().canMail).toBe(false);
  await silent.close();
});

test("it is limited", async () => {
  const answers: number[] = [];
  for (let n = 0; n < 6; n += 1)
    answers.push((await mara.post(CHANGE, { email: `new-${n}@example.org`, password })).statusCode);
  expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
});

test("the operator changes it without confirmation", async () => {
  const other = await server.signedIn();
  const run = (...args: string[]) => operate(server.database, ["set-email", ...args]);
  expect((await run(mara.user.email, other.user.email)).code).toBe(1);
  expect((await run("nobody@example.org", NEW)).code).toBe(1);
  expect((await run(mara.user.email, "no address")).code).toBe(2);
  expect((await run(mara.user.email, NEW)).code).toBe(0);
  expect(await logIn(NEW)).toBe(200);
});
