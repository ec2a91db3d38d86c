import { sql } from "kysely";
import { expect, test } from "vitest";
import { serverForTest, TEST_PASSWORD, type TestClient } from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";

const PROCESSES = 3;
const TODAY = "2026-11-22";
const READS = [
  "/api/auth/me",
  `/api/dashboard?mode=life&timeZone=UTC&today=${TODAY}`,
  "/api/objectives",
  "/api/isap",
  "/api/risks",
  "/api/safety",
  "/api/wellness-checks",
  "/api/boundaries",
  "/api/briefings",
  "/api/triggers",
  "/api/lces?mode=life",
];

/** The same call to every process in turn. */
const everywhere = async (client: TestClient, path: string) => {
  const answers = [];
  for (let process = 0; process < PROCESSES; process += 1) answers.push(await client.get(path));
  return answers;
};

test("records of every kind, each written and read through another process", async () => {
  const server = await serverForTest({ processes: PROCESSES });
  const person = await server.signedIn();
  await fillAccount(person, TODAY);
  for (const path of READS) {
    const [first, ...others] = await everywhere(person, path);
    expect([path, first?.statusCode]).toEqual([path, 200]);
    for (const other of others) expect(other.json()).toEqual(first?.json());
  }
});

test("a session that ends at one process has ended at all, also where calls read early", async () => {
  const server = await serverForTest({ processes: PROCESSES });
  const person = await server.signedIn();
  for (const path of READS) await everywhere(person, path);
  const cookies = new Map(person.cookies);
  await person.post("/api/auth/logout");
  for (const [name, value] of cookies) person.cookies.set(name, value);
  for (const path of READS.slice(1)) {
    const codes = (await everywhere(person, path)).map(({ statusCode }) => statusCode);
    expect([path, codes]).toEqual([path, [401, 401, 401]]);
  }
});

test("a deletion at one process is undone at the next", async () => {
  const server = await serverForTest({ processes: PROCESSES });
  const person = await server.signedIn();
  const boundary = { name: "Evenings", type: "work", statement: "I stop at six." };
  const { id } = (await person.post("/api/boundaries", boundary)).json();
  const { undoId } = (await person.delete(`/api/boundaries/${id}`)).json();
  expect((await person.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
  for (const answer of await everywhere(person, "/api/boundaries"))
    expect(answer.json()).toMatchObject([{ id, name: "Evenings" }]);
});

test("guesses at passwords are counted across processes", async () => {
  const server = await serverForTest({ processes: PROCESSES });
  const { email } = (await server.signedIn()).user;
  const guesser = server.anonymous("198.51.100.7");
  const codes: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const answer = await guesser.post("/api/auth/login", { email, password: `${TEST_PASSWORD} ${guess}` });
    codes.push(answer.statusCode);
  }
  expect(codes).toEqual([...Array(10).fill(401), 429, 429]);
});

test("of acceptances at several processes at once, one makes the account", async () => {
  const server = await serverForTest({ processes: PROCESSES });
  const signup = { email: "mara@example.org", username: "Mara", password: TEST_PASSWORD };
  const answers = await Promise.all(
    server.apps.map((app) => app.inject({ method: "POST", url: "/api/auth/signup", payload: signup })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

test("processes that start together store what ships with the product once", async () => {
  const [one, many] = [await serverForTest(), await serverForTest({ processes: PROCESSES })];
  for (const table of [
    "doctrine_articles",
    "lessons",
    "label_mappings",
    "tool_plugins",
    "videos",
    "support_contacts",
  ]) {
    const count = async ({ handle }: typeof one) =>
      (await sql`select count(*) as count from ${sql.table(table)}`.execute(handle.db)).rows;
    expect([table, await count(many)]).toEqual([table, await count(one)]);
  }
});
