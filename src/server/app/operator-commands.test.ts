import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type TestServer } from "#tests/support/test-server.ts";
import { runOperatorCommand } from "./operator-commands.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Runs a command on the server's own database, as from the operator's shell. */
async function run(args: string[], input = ""): Promise<{ code: number; output: string }> {
  let output = "";
  const write = (text: string) => {
    output += text;
    return true;
  };
  const { dataDir, databaseUrl } = server.database;
  const environment = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  return {
    code: await runOperatorCommand(args, { input: Readable.from([input]), output: { write }, environment }),
    output,
  };
}

describe("set-role", () => {
  test("changes the role of the account, however its address is typed", async () => {
    await server.signedIn();
    const person = await server.signedIn();
    expect(await run(["set-role", ` ${person.user.email.toUpperCase()}`, "owner"])).toEqual({
      code: 0,
      output: `${person.user.email} is now owner.\n`,
    });
    expect((await person.get("/api/auth/me")).json()).toMatchObject({ role: "owner" });
  });

  test("refuses an unknown account and an unknown role", async () => {
    const person = await server.signedIn();
    expect(await run(["set-role", "nobody@example.org", "owner"])).toEqual({
      code: 1,
      output: "There's no account with the email address nobody@example.org.\n",
    });
    expect((await run(["set-role", person.user.email, "king"])).output).toMatch(/^Usage:/);
  });
});

describe("set-password", () => {
  test("lets the account in with the new password alone, and ends its sessions", async () => {
    const person = await server.signedIn();
    const { email } = person.user;
    expect(await run(["set-password", email], "a new long password\n")).toEqual({
      code: 0,
      output: `The password of ${email} is changed, and its sessions are ended.\n`,
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

  test("refuses an easily guessed password", async () => {
    const person = await server.signedIn();
    const { code, output } = await run(["set-password", person.user.email], "password123\n");
    expect([code, output]).toEqual([1, expect.stringMatching(/^This password is too easy to guess\./)]);
  });

  test("refuses a short password and changes nothing", async () => {
    const person = await server.signedIn();
    expect(await run(["set-password", person.user.email], "short\n")).toEqual({
      code: 1,
      output: "Minimum 8 characters\n",
    });
    expect((await person.get("/api/auth/me")).json()).toMatchObject({ email: person.user.email });
  });
});

test.each([[[]], [["set-role"]], [["drop-everything", "mara@example.org"]]])(
  "%j is answered with how to use it",
  async (args) => {
    const { code, output } = await run(args as string[]);
    expect(code).toBe(2);
    expect(output).toMatch(/^Usage:/);
  },
);

test("a configuration error is reported", async () => {
  let output = "";
  const code = await runOperatorCommand(["set-role", "mara@example.org", "owner"], {
    input: Readable.from([""]),
    output: {
      write(text) {
        output += text;
        return true;
      },
    },
    environment: { DATA_DIR: server.database.dataDir, PORT: "none" },
  });
  expect([code, output]).toEqual([
    1,
    "The configuration has a mistake:\n- PORT must be a number from 0 to 65535.\n",
  ]);
});
