import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { controlledClock, systemClock } from "#server/platform/clock/clock.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

const mara = { email: "mara@example.org", username: "Mara K.", password: TEST_PASSWORD };
const guess = { email: mara.email, password: "not the password" };
const guesser = { email: "guesser@example.org", username: "Guesser", password: TEST_PASSWORD };

const HOUR_MS = 60 * 60 * 1000;
const clock = controlledClock(systemClock.nowIso());
let server: TestServer;
/** The browser in which Mara created her account. */
let marasBrowser: TestClient;
beforeEach(async () => {
  server = await startTestServer({ clock });
  marasBrowser = server.anonymous("192.0.2.1");
  const setupCode = await server.dependencies.authService.setupCode();
  await marasBrowser.post("/api/auth/signup", { ...mara, setupCode });
  await marasBrowser.post("/api/auth/logout");
});
afterEach(() => server.close());

async function logIn(from: TestClient, credentials: object): Promise<number> {
  return (await from.post("/api/auth/login", credentials)).statusCode;
}

async function guessTenTimes(address: string): Promise<number[]> {
  const answers: number[] = [];
  for (let n = 0; n < 10; n += 1) answers.push(await logIn(server.anonymous(address), guess));
  return answers;
}

const numberOf = (status: number, answers: number[]) => answers.filter((one) => one === status).length;

describe("guesses at one account from one address", () => {
  test("are refused after ten, even with the right password, for 15 minutes", async () => {
    expect(numberOf(401, await guessTenTimes("198.51.100.1"))).toBe(10);

    const refused = await server
      .anonymous("198.51.100.1")
      .post("/api/auth/login", { ...mara, email: " Mara@example.org" });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("900");
    expect(refused.json()).toEqual({
      error: "Too many attempts. Please wait 15 minutes and try again.",
      code: "too_many_requests",
    });

    clock.advance(HOUR_MS / 4);
    expect(await logIn(server.anonymous("198.51.100.1"), mara)).toBe(200);
  });

  test("do not lock the person out elsewhere", async () => {
    await guessTenTimes("198.51.100.1");
    expect(await logIn(server.anonymous("203.0.113.5"), mara)).toBe(200);
    expect(await logIn(marasBrowser, mara)).toBe(200);
  });

  test("do not lock the person out of a browser that shares the guesser's address", async () => {
    await guessTenTimes("192.0.2.1");
    expect(await logIn(marasBrowser, mara)).toBe(200);
  });

  test("are counted per IPv6 network", async () => {
    const answers: number[] = [];
    for (let n = 1; n <= 12; n += 1) answers.push(await logIn(server.anonymous(`2001:db8:1:1::${n}`), guess));
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test("are reset for the person who signs in", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 9; n += 1) await logIn(server.anonymous("203.0.113.5"), guess);
      expect(await logIn(server.anonymous("203.0.113.5"), mara)).toBe(200);
    }
  });
});

describe("guesses from one address at many accounts", () => {
  test("are refused after sixty", async () => {
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1)
      answers.push(await logIn(server.anonymous(), { ...guess, email: `nobody-${n}@example.org` }));
    expect(answers).toEqual([...Array(60).fill(401), 429]);
  });

  test("are refused after sixty even if the guesser signs in to their own account in between", async () => {
    const answers: number[] = [];
    await server.anonymous("198.51.100.1").post("/api/auth/signup", guesser);
    for (let n = 0; n < 100; n += 1) {
      if (n % 9 === 0) await logIn(server.anonymous("198.51.100.1"), guesser);
      const email = `nobody-${n % 20}@example.org`;
      answers.push(await logIn(server.anonymous("198.51.100.1"), { ...guess, email }));
    }
    expect(numberOf(401, answers)).toBe(60);
    expect(numberOf(429, answers)).toBe(40);
  });
});

describe("five hundred guesses at one account from fifty addresses", () => {
  test("are refused after sixty, and the person can still sign in on a known device", async () => {
    const answers: number[] = [];
    for (let n = 1; n <= 50; n += 1) answers.push(...(await guessTenTimes(`198.51.100.${n}`)));
    expect(numberOf(401, answers)).toBe(60);
    expect(numberOf(429, answers)).toBe(440);

    // Mara's own browser, wherever it is now: even mistyping first is fine.
    expect(await logIn(marasBrowser, guess)).toBe(401);
    expect(await logIn(marasBrowser, mara)).toBe(200);

    const elsewhere = await server.anonymous("203.0.113.5").post("/api/auth/login", mara);
    expect(elsewhere.statusCode).toBe(429);
    expect(elsewhere.json().error).toBe("Too many attempts. Please wait 6 hours and try again.");
    clock.advance(6 * HOUR_MS);
    expect(await logIn(server.anonymous("203.0.113.5"), mara)).toBe(200);
  });
});

describe("a known device", () => {
  test("has a separate limit", async () => {
    for (let n = 0; n < 10; n += 1) expect(await logIn(marasBrowser, guess)).toBe(401);
    expect(await logIn(marasBrowser, mara)).toBe(429);
    clock.advance(HOUR_MS / 4);
    expect(await logIn(marasBrowser, mara)).toBe(200);
  });

  test("is known to each person who uses it, and to nobody else", async () => {
    await marasBrowser.post("/api/auth/signup", guesser);
    for (let n = 1; n <= 7; n += 1) await guessTenTimes(`198.51.100.${n}`);
    expect(await logIn(marasBrowser, mara)).toBe(200);

    const foreign = server.anonymous("198.51.100.99");
    await foreign.post("/api/auth/login", guesser);
    expect(await logIn(foreign, mara)).toBe(429);
    // Their own cookie under the name of hers.
    const name = (client: TestClient, other?: TestClient) =>
      [...client.cookies.keys()].find((key) => key.includes("device") && !other?.cookies.has(key)) ?? "";
    foreign.cookies.set(name(marasBrowser, foreign), foreign.cookies.get(name(foreign)) ?? "");
    expect(await logIn(foreign, mara)).toBe(429);
  });

  test("is remembered in a cookie that is only set at sign-in and hidden from scripts", async () => {
    const response = await server.anonymous("203.0.113.5").post("/api/auth/login", mara);
    const [, device] = [response.headers["set-cookie"]].flat();
    expect(device).toMatch(
      /^ridgeline\.device-[\w-]{16}=[\w.-]+; Max-Age=34560000; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict$/,
    );
    expect(device).not.toContain("mara");
  });
});
