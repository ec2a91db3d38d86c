import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillEveryTable } from "#tests/support/every-table.ts";
import { operate } from "#tests/support/operator.ts";
import { serverForTest } from "#tests/support/test-server.ts";

async function filledServer() {
  const server = await serverForTest();
  await fillEveryTable(server.handle.db);
  return server;
}

test("nothing wrong is found in a sound database", async () => {
  const server = await filledServer();
  const { code, output } = await operate(server.database, ["check"]);
  expect(code).toBe(0);
  expect(output).toMatch(/^Looked at [\d,]+ rows in \d+ tables, and found nothing wrong\.\n$/);
});

test("rows without their parent, missing columns and values that cannot be read are found", async () => {
  const server = await filledServer();
  const { db, engine } = server.handle;
  await sql`alter table risks drop column notes`.execute(db);
  if (engine === "sqlite") {
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`update boundaries set "geoJson" = '{half', honored = 7, "updatedAt" = 'yesterday'`.execute(db);
  }
  await db.transaction().execute(async (transaction) => {
    if (engine === "postgres") await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update triggers set "objectiveId" = 'gone'`.execute(transaction);
  });
  const { code, output } = await operate(server.database, ["check", "--json"]);
  expect(code).toBe(1);
  const { findings } = JSON.parse(output) as { findings: object[] };
  const expected = [
    { table: "risks", problem: "it lacks notes" },
    { table: "triggers", problem: "objectiveId names a row of objectives that isn't there (1 row)" },
  ];
  if (engine === "sqlite") {
    expected.push(
      { table: "boundaries", problem: "geoJson isn't JSON (1 row)" },
      { table: "boundaries", problem: "honored is neither true nor false (1 row)" },
      { table: "boundaries", problem: "updatedAt isn't a point in time (1 row)" },
    );
  }
  expect(findings).toHaveLength(expected.length);
  expect(findings).toEqual(expect.arrayContaining(expected));
});
