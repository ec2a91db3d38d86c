import { afterEach, beforeEach, expect, test } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import { createSoftAuthenticator } from "#tests/support/soft-authenticator.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";

const ORIGIN = "http://localhost:3000";
const PASSKEYS = "/api/account/passkeys";
const SIGN_IN = "/api/auth/passkey";
const password = TEST_PASSWORD;

let server: TestServer;
let clock: ReturnType<typeof controlledClock>;
let mara: Awaited<ReturnType<TestServer["signedIn"]>>;
beforeEach(async () => {
  clock = controlledClock(systemClock.nowIso());
  server = await startTestServer({ clock, config: { publicUrl: ORIGIN } });
  mara = await server.signedIn();
});
afterEach(() => server.close());

const optionsFor = async (person = mara) =>
  (await person.post(`${PASSKEYS}/options`, { password })).json().options;
async function addPasskey(person = mara, authenticator = createSoftAuthenticator(ORIGIN)) {
  const response = authenticator.create(await optionsFor(person));
  const added = await person.post(PASSKEYS, { name: "Phone", response });
  expect(added.statusCode).toBe(201);
  return { authenticator, passkey: added.json() };
}
const signInOptions = async () => (await server.anonymous().post(`${SIGN_IN}/options`)).json().options;
const listed = async () => (await mara.get("/api/account/sign-in")).json().passkeys;

test("a passkey signs in without a password or a code, and each answer works once", async () => {
  const { authenticator, passkey } = await addPasskey();
  expect(passkey).toEqual({
    id: expect.any(String),
    name: "Phone",
    createdAt: expect.any(String),
    lastUsedAt: null,
  });
  const browser = server.anonymous();
  const response = authenticator.get(await signInOptions());
  const signedIn = await browser.post(SIGN_IN, { response });
  expect([signedIn.statusCode, signedIn.json().id]).toEqual([200, mara.user.id]);
  expect((await browser.get("/api/auth/me")).json().id).toBe(mara.user.id);
  expect((await listed())[0].lastUsedAt).not.toBeNull();
  const again = await server.anonymous().post(SIGN_IN, { response });
  expect([again.statusCode, again.json().code]).toEqual([401, "invalid_credentials"]);
});

test("an answer to a foreign, old or invented challenge, or from another site, is refused", async () => {
  const { authenticator } = await addPasskey();
  const refused = async (response: object) =>
    (await server.anonymous().post(SIGN_IN, { response })).statusCode;
  const options = await signInOptions();
  expect(await refused(authenticator.get({ ...options, challenge: "x".repeat(43) }))).toBe(401);
  // One that was given for adding a passkey.
  expect(await refused(authenticator.get({ ...options, challenge: (await optionsFor()).challenge }))).toBe(
    401,
  );
  expect(await refused(authenticator.get({ ...options, rpId: "evil.example" }))).toBe(401);
  expect(await refused(createSoftAuthenticator(ORIGIN).create({ challenge: "", rp: {} }))).toBe(401);
  clock.advance(31 * 60_000);
  expect(await refused(authenticator.get(options))).toBe(401);
  const elsewhere = createSoftAuthenticator("https://evil.example");
  const added = await mara.post(PASSKEYS, { name: "x", response: elsewhere.create(await optionsFor()) });
  expect(added.statusCode).toBe(400);
});

test("a passkey is added for whom it was asked, and once", async () => {
  const other = await server.signedIn();
  const authenticator = createSoftAuthenticator(ORIGIN);
  const response = authenticator.create(await optionsFor());
  expect((await other.post(PASSKEYS, { name: "Theirs", response })).statusCode).toBe(400);
  await addPasskey(mara, authenticator);
  const copied = authenticator.create(await optionsFor(other));
  expect((await other.post(PASSKEYS, { name: "Copied", response: copied })).statusCode).toBe(400);
});

test("only its person can remove it, and not as their last way to sign in", async () => {
  const other = await server.signedIn();
  const { passkey } = await addPasskey();
  expect((await other.delete(`${PASSKEYS}/${passkey.id}`)).statusCode).toBe(404);
  const { passkey: second } = await addPasskey();
  // Without a password.
  await server.handle.db
    .updateTable("accounts")
    .set({ password: null })
    .where("userId", "=", mara.user.id)
    .execute();
  const both = await Promise.all(
    [passkey, second].map(({ id }) => mara.delete(`${PASSKEYS}/${id}`).then(({ statusCode }) => statusCode)),
  );
  expect(both.sort()).toEqual([204, 409]);
  expect(await listed()).toHaveLength(1);
});

test("only its person can rename it, and every page knows whether there is one", async () => {
  expect(mara.user).toMatchObject({ hasPasskey: false });
  const { passkey } = await addPasskey();
  expect((await mara.get("/api/auth/me")).json()).toMatchObject({ hasPasskey: true });
  const path = `${PASSKEYS}/${passkey.id}`;
  const renamed = await mara.patch(path, { name: "  Work laptop " });
  expect([renamed.statusCode, renamed.json()]).toEqual([200, { ...passkey, name: "Work laptop" }]);
  const other = await server.signedIn();
  expect((await other.patch(path, { name: "Mine" })).statusCode).toBe(404);
  expect((await server.anonymous().patch(path, { name: "Mine" })).statusCode).toBe(401);
  for (const name of [" ", "a".repeat(61), undefined]) {
    const refused = await mara.patch(path, { name });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["name"]]);
  }
  expect(await listed()).toEqual([{ ...passkey, name: "Work laptop" }]);
  expect((await other.get("/api/auth/me")).json()).toMatchObject({ hasPasskey: false });
});

test("it needs the password, a session, and an address for which browsers make passkeys", async () => {
  const wrong = await mara.post(`${PASSKEYS}/options`, { password: "not the password" });
  expect(wrong.statusCode).toBe(400);
  expect((await mara.post(PASSKEYS, { name: "", response: {} })).statusCode).toBe(400);
  expect((await server.anonymous().post(SIGN_IN, {})).statusCode).toBe(400);
  expect((await server.anonymous().post(`${PASSKEYS}/options`, { password })).statusCode).toBe(401);
  expect((await server.anonymous().post(PASSKEYS)).statusCode).toBe(401);
  expect((await server.anonymous().delete(`${PASSKEYS}/${mara.user.id}`)).statusCode).toBe(401);
  const byAddress = await startTestServer();
  const person = await byAddress.signedIn();
  const headers = {
    host: "192.0.2.1:3000",
    cookie: `ridgeline.session=${encodeURIComponent(person.cookies.get("ridgeline.session") ?? "")}`,
  };
  const call = (url: string, payload: object) =>
    byAddress.app.inject({ method: "POST", url, headers, payload });
  expect((await call(`${PASSKEYS}/options`, { password })).statusCode).toBe(409);
  expect((await call(`${SIGN_IN}/options`, {})).statusCode).toBe(409);
  await byAddress.close();
});
