import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Config } from "#server/platform/config/config.ts";
import { type OidcServer, startOidcServer } from "#tests/support/oidc-server.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

const PUBLIC_URL = "http://localhost:3000";
const PROVIDER = "/api/account/provider";
const password = TEST_PASSWORD;

let oidc: OidcServer;
let server: TestServer;
beforeEach(async () => {
  oidc = await startOidcServer(`${PUBLIC_URL}/api/auth/oidc/callback`);
});
afterEach(async () => {
  await server.close();
  await oidc.close();
});
const start = async (config: Partial<Config> = {}) => {
  server = await startTestServer({ config: { publicUrl: PUBLIC_URL, oidc: oidc.config, ...config } });
};

/** Follows the provider's pages like a browser, until they lead back here. @returns the path here */
async function throughProvider(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = url;
  for (let step = 0; step < 8 && !address.startsWith(PUBLIC_URL); step += 1) {
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get("location");
    if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    address = new URL(next, address).href;
  }
  return address.slice(PUBLIC_URL.length);
}
const arrive = async (browser: TestClient, url: string) =>
  (await browser.get(await throughProvider(url))).headers.location;
async function signIn(browser = server.anonymous(), next = "") {
  const { headers } = await browser.get(`/api/auth/oidc/start?next=${encodeURIComponent(next)}`);
  return { browser, to: await arrive(browser, String(headers.location)) };
}
const me = async (browser: TestClient) => (await browser.get("/api/auth/me")).json();

const JO = { sub: "jo-1", email: "Jo@Example.org", email_verified: true, name: "Jo Park" };

describe("somebody without an account", () => {
  test("gets one, and is signed in to it again later", async () => {
    await start();
    await server.signedIn();
    oidc.person(JO);
    const first = await signIn(undefined, "/objectives?tab=completed");
    expect(first.to).toBe("/login?next=%2Fobjectives%3Ftab%3Dcompleted");
    const account = await me(first.browser);
    expect(account).toMatchObject({ email: "jo@example.org", username: "Jo Park", role: "guest" });
    // Their address at the provider may change; the account is the same.
    oidc.person({ ...JO, email: "jo.new@example.org" });
    const again = await signIn();
    expect([again.to, (await me(again.browser)).id]).toEqual(["/", account.id]);
    expect((await again.browser.get("/api/profile")).json().hasPassword).toBe(false);
  });

  test.each([
    ["closed", { signups: "closed" }, JO],
    ["by invitation", { signups: "invite" }, JO],
  ] as const)("gets none where sign-ups are %s", async (_name, config, person) => {
    await start(config);
    await server.signedIn();
    oidc.person(person);
    const { browser, to } = await signIn();
    expect([to, await me(browser)]).toEqual(["/login?problem=no-account", null]);
  });

  test("gets none with an address that the provider has not verified, and never the server itself", async () => {
    await start();
    // The first account, from another machine, without the setup code.
    oidc.person(JO);
    expect((await signIn(server.anonymous("203.0.113.9"))).to).toBe("/login?problem=no-account");
    await server.signedIn();
    oidc.person({ ...JO, email_verified: false });
    expect((await signIn()).to).toBe("/login?problem=unverified");
  });
});

describe("somebody whose address has an account", () => {
  test("is not let into an account whose address anybody could have typed", async () => {
    await start();
    const typed = await server.signedIn();
    oidc.person({ ...JO, email: typed.user.email });
    const { browser, to } = await signIn();
    expect([to, await me(browser)]).toEqual(["/login?problem=connect-first", null]);
  });

  test("is let in if both sides have verified the address, and there is no second step", async () => {
    await start();
    const mara = await server.signedIn();
    await server.handle.db.updateTable("profiles").set({ emailVerified: true }).execute();
    oidc.person({ ...JO, email: mara.user.email });
    expect((await me((await signIn()).browser)).id).toBe(mara.user.id);
    const now = "2026-11-22T10:00:00.000Z";
    const other = await server.signedIn();
    await server.handle.db.updateTable("profiles").set({ emailVerified: true }).execute();
    await server.handle.db
      .insertInto("authenticators")
      .values({ userId: other.user.id, secret: "x", confirmedAt: now, createdAt: now })
      .execute();
    oidc.person({ ...JO, sub: "other", email: other.user.email });
    expect((await signIn()).to).toBe("/login?problem=connect-first");
  });

  test("connects the two while signed in, with the password, whatever the addresses", async () => {
    await start();
    const mara = await server.signedIn();
    expect((await mara.post(PROVIDER, { password: "not the password" })).statusCode).toBe(400);
    oidc.person({ ...JO, email_verified: false });
    const { url } = (await mara.post(PROVIDER, { password })).json();
    expect(await arrive(mara, url)).toBe("/settings#other-ways");
    expect((await mara.get("/api/account/sign-in")).json().provider).toEqual({
      name: "Example ID",
      isConnected: true,
    });
    expect((await me((await signIn()).browser)).id).toBe(mara.user.id);

    // Somebody else cannot connect the same identity, nor finish what Mara began.
    const other = await server.signedIn();
    const theirs = (await other.post(PROVIDER, { password })).json();
    expect(await arrive(other, theirs.url)).toBe("/settings?problem=taken#other-ways");
    const begun = (await mara.post(PROVIDER, { password })).json();
    other.cookies.set("ridgeline.oidc", mara.cookies.get("ridgeline.oidc") ?? "");
    expect(await arrive(other, begun.url)).toBe("/settings?problem=failed#other-ways");

    expect((await mara.delete(PROVIDER)).statusCode).toBe(204);
    expect((await signIn()).to).toBe("/login?problem=unverified");
  });

  test("keeps the last way to sign in", async () => {
    await start();
    await server.signedIn();
    oidc.person(JO);
    const { browser } = await signIn();
    expect((await browser.delete(PROVIDER)).statusCode).toBe(409);
  });
});

test("an arrival without its beginning, from another browser or for the second time leads nowhere", async () => {
  await start();
  await server.signedIn();
  oidc.person(JO);
  const browser = server.anonymous();
  const { headers } = await browser.get("/api/auth/oidc/start");
  const path = await throughProvider(String(headers.location));
  const problem = "/login?problem=failed";
  expect((await server.anonymous().get(path)).headers.location).toBe(problem);
  const forged = server.anonymous();
  forged.cookies.set("ridgeline.oidc", "forged");
  expect((await forged.get(path)).headers.location).toBe(problem);
  const trip = browser.cookies.get("ridgeline.oidc") ?? "";
  expect((await browser.get(path)).headers.location).toBe("/");
  browser.cookies.set("ridgeline.oidc", trip);
  expect((await browser.get(path)).headers.location).toBe(problem);
});

test("without a provider, or while it is away, the sign-in page says so", async () => {
  await start({ oidc: undefined });
  expect((await server.anonymous().get("/api/instance")).json().provider).toBeNull();
  expect((await server.anonymous().get("/api/auth/oidc/start")).headers.location).toBe(
    "/login?problem=failed",
  );
  const mara = await server.signedIn();
  expect((await mara.post(PROVIDER, { password })).statusCode).toBe(404);
  expect((await server.anonymous().post(PROVIDER, { password })).statusCode).toBe(401);
  expect((await server.anonymous().delete(PROVIDER)).statusCode).toBe(401);
  await server.close();
  await oidc.close();
  await start();
  expect((await server.anonymous().get("/api/auth/oidc/start")).headers.location).toBe(
    "/login?problem=failed",
  );
});
