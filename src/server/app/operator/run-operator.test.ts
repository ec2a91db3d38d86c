import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { operate } from "#tests/support/operator.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";
import { commands } from "./commands.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const run = (args: string[], input = "") => operate(server.database, args, { input });

describe("set-role", () => {
  test("changes the role of the account, however its address is typed", async () => {
    await server.signedIn();
    const person = await server.signedIn();
    expect(await run(["set-role", ` ${person.user.email.toUpperCase()}`, "owner"])).toEqual({
      code: 0,
      output: `${person.user.email} is now owner.\n`,
      errors: "",
    });
    expect((await person.get("/api/auth/me")).json()).toMatchObject({ role: "owner" });
  });

  test("says when no account is the owner anymore", async () => {
    const emails = [(await server.signedIn()).user.email, (await server.signedIn()).user.email];
    for (const email of emails) await run(["set-role", email, "owner"]);
    const outputs = [];
    for (const email of emails) outputs.push((await run(["set-role", email, "guest"])).output);
    expect(outputs).toEqual([
      `${emails[0]} is now guest.\n`,
      `${emails[1]} is now guest. This server has no owner now: give an account the role owner.\n`,
    ]);
  });

  test("refuses an unknown account and an unknown role", async () => {
    const person = await server.signedIn();
    expect(await run(["set-role", "nobody@example.org", "owner"])).toEqual({
      code: 1,
      output: "",
      errors: "There's no account with the email address nobody@example.org.\n",
    });
    const { code, errors } = await run(["set-role", person.user.email, "king"]);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^There's no role king\. The roles are: /)]);
  });
});

test("reset-link prints a link that works once", async () => {
  const { email } = (await server.signedIn()).user;
  const { code, output } = await run(["reset-link", email]);
  const [, token] = /^http:\/\/localhost:3000\/reset-password#([\w-]+)\n$/.exec(output) ?? [];
  const body = { token, password: "a new long password" };
  const use = async () => (await server.anonymous().post("/api/auth/reset-password", body)).statusCode;
  expect([code, await use(), await use()]).toEqual([0, 204, 400]);
  expect((await run(["reset-link", "nobody@example.org"])).code).toBe(1);
});

describe("set-password", () => {
  test("lets the account in with the new password alone, and ends its sessions", async () => {
    const person = await server.signedIn();
    const { email } = person.user;
    expect(await run(["set-password", email], "a new long password\n")).toEqual({
      code: 0,
      output: `The password of ${email} is changed, and its sessions are ended.\n`,
      errors: "",
    });
    expect((await person.get("/api/auth/me")).json()).toBeNull();
    const login = (password: string) => server.anonymous().post("/api/auth/login", { email, password });
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login("a new long password")).statusCode).toBe(200);
  });

  test("lets somebody back in who was locked out by guesses from everywhere", async () => {
    const { email } = (await server.signedIn()).user;
    const logIn = async (address: string, password: string) =>
      (await server.anonymous(address).post("/api/auth/login", { email, password })).statusCode;
    for (let n = 0; n < 60; n += 1) await logIn(`198.51.100.${n}`, "not the password");
    expect(await logIn("203.0.113.5", TEST_PASSWORD)).toBe(429);
    await run(["set-password", email], "a new long password\n");
    expect(await logIn("203.0.113.5", "a new long password")).toBe(200);
  });

  test.each([
    ["an easily guessed password", "password123\n", /^This password is too easy to guess\./],
    ["a short one", "short\n", /^Minimum 8 characters\n$/],
  ])("refuses %s and changes nothing", async (_what, password, sentence) => {
    const person = await server.signedIn();
    const { code, output, errors } = await run(["set-password", person.user.email], password);
    expect([code, output, errors]).toEqual([1, "", expect.stringMatching(sentence)]);
    expect((await person.get("/api/auth/me")).json()).toMatchObject({ email: person.user.email });
  });
});

test("--json prints the result for a program", async () => {
  const { email } = (await server.signedIn()).user;
  const { output } = await run(["set-role", email, "admin", "--json"]);
  expect(JSON.parse(output)).toEqual({ email, role: "admin" });
});

test("--help lists every command, and each has a help of its own", async () => {
  const { code, output, errors } = await run(["--help"]);
  expect([code, errors]).toEqual([0, ""]);
  for (const { name, args, summary } of commands) {
    expect(output).toContain(`  ${[name, ...args].join(" ")} `);
    expect(output).toContain(summary);
    const own = await run([name, "--help"]);
    expect(own).toMatchObject({ code: 0, errors: "" });
    expect(own.output).toContain(`Usage: npm run operator -- ${[name, ...args].join(" ")}`);
  }
});

test.each([
  [[], /^Usage:/],
  [["drop-everything", "mara@example.org"], /^There's no command drop-everything\.\n\nUsage:/],
  [["set-role", "mara@example.org"], /^set-role takes EMAIL and ROLE\.\n\nUsage:/],
  [["set-role", "mara@example.org", "owner", "--loudly"], /^Unknown option '--loudly'.*\n\nUsage:/],
])("%j is answered with how to use it", async (args, sentence) => {
  const { code, output, errors } = await run(args);
  expect([code, output, errors]).toEqual([2, "", expect.stringMatching(sentence)]);
});

test("a configuration error is reported", async () => {
  const environment = { PORT: "none" };
  const args = ["set-role", "mara@example.org", "owner"];
  expect(await operate(server.database, args, { environment })).toEqual({
    code: 1,
    output: "",
    errors: "The configuration has a mistake:\n- PORT must be a number from 0 to 65535.\n",
  });
});
