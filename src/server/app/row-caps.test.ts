import { afterAll, expect, test } from "vitest";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const MAX = 500;
const FULL =
  "You have 500 boundaries, the most one person can keep. Nothing was added. To make room, delete some you no longer need.";
const NOW = "2026-11-21T12:00:00.000Z";

const add = (client: TestClient, id?: string) =>
  client.post("/api/boundaries", { ...(id && { id }), name: "Evenings", statement: "No calls." });
const count = async (client: TestClient) => (await client.get("/api/boundaries")).json().length;

/** Fills a person's boundaries up to the cap, except for `room`. */
async function fill(userId: string, room: number): Promise<void> {
  const rows = Array.from({ length: MAX - room }, () => ({
    id: crypto.randomUUID(),
    userId,
    name: "Evenings",
    statement: "No calls.",
    createdAt: NOW,
    updatedAt: NOW,
  }));
  await server.handle.db.insertInto("boundaries").values(rows).execute();
}

test("parallel calls do not exceed the cap, and other people's rows do not count", async () => {
  const mara = await server.signedIn();
  const other = await server.signedIn();
  await fill(mara.user.id, 2);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add(mara)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toEqual({ error: FULL, code: "too_many" });
  expect(await count(mara)).toBe(MAX);
  expect((await add(other)).statusCode).toBe(201);
});

test("a repeated call succeeds even when the cap is reached", async () => {
  const mara = await server.signedIn();
  const id = crypto.randomUUID();
  await fill(mara.user.id, 1);
  expect((await add(mara, id)).statusCode).toBe(201);
  expect((await add(mara, id)).statusCode).toBe(200);
});

test("undoing a deletion does not exceed the cap, and works once there is room", async () => {
  const mara = await server.signedIn();
  await fill(mara.user.id, 1);
  const { id } = (await add(mara)).json();
  const { undoId } = (await mara.delete(`/api/boundaries/${id}`)).json();
  const last = (await add(mara)).json();
  const refused = await mara.post(`/api/undo/${undoId}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "too_many"]);
  expect(await count(mara)).toBe(MAX);
  await mara.delete(`/api/boundaries/${last.id}`);
  expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
  expect(await count(mara)).toBe(MAX);
});
