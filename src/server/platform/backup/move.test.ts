import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createDependencies } from "#server/app/dependencies.ts";
import { migrations } from "#server/migrations/migrations.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { processEnvironment, readConfig } from "#server/platform/config/config.ts";
import { type DatabaseHandle, openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { fillEveryTable } from "#tests/support/every-table.ts";
import { operate } from "#tests/support/operator.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/test-server.ts";
import { addYearOfData } from "#tests/support/year-of-data.ts";
import { writeBackup } from "./backup-file.ts";
import { readDump } from "./read-dump.ts";

const ON_POSTGRES = Boolean(processEnvironment().TEST_DATABASE_URL);

/** A full embedded database, and an empty PostgreSQL. */
async function household(): Promise<{
  source: DatabaseHandle;
  target: TestDatabase;
  embedded: { dataDir: string; databaseUrl: undefined };
}> {
  const target = await openTestDatabase();
  const source = await openDatabase({ dataDir: target.dataDir, databaseUrl: undefined, onError() {} });
  onTestFinished(async () => {
    await source.db.destroy();
    await target.remove();
  });
  await migrate(source, migrations);
  await fillEveryTable(source.db);
  const { id } = await source.db.selectFrom("profiles").select("id").executeTakeFirstOrThrow();
  await addYearOfData(source.db, id, 30);
  return { source, target, embedded: { dataDir: target.dataDir, databaseUrl: undefined } };
}

/** What the person's own export says. */
async function exportOf(handle: DatabaseHandle, dataDir: string): Promise<object> {
  const { id } = await handle.db.selectFrom("profiles").select("id").executeTakeFirstOrThrow();
  const config = readConfig({ DATA_DIR: dataDir }, () => {});
  const { accountDataService } = createDependencies({ config, handle, clock: systemClock });
  const { content } = await accountDataService.export(id as OwnerId);
  return { ...JSON.parse(await text(content)), exportedAt: null };
}

async function contentOf(handle: DatabaseHandle, folder: string) {
  const file = join(folder, "content.jsonl.gz");
  await writeBackup(handle, file, { steps: migrations, createdAt: "2026-11-22T09:53:49.000Z" });
  return Object.fromEntries((await readDump(file, migrations)).tables);
}

test.runIf(ON_POSTGRES)("SQLite to PostgreSQL and back: the identical content", async () => {
  const { source, target, embedded } = await household();
  const before = await contentOf(source, embedded.dataDir);
  const exported = await exportOf(source, embedded.dataDir);
  const moved = await operate(embedded, ["move-to-postgres", target.databaseUrl ?? ""]);
  expect(moved.code, moved.errors).toBe(0);
  expect(moved.output).toMatch(
    /^Moved 1 account, [\d,]+ rows in \d+ tables; every row was read back and compared\./,
  );
  expect(moved.output).not.toContain("postgres://");
  expect(await contentOf(target.handle, embedded.dataDir)).toEqual(before);
  expect(await exportOf(target.handle, embedded.dataDir)).toEqual(exported);
  expect(await contentOf(source, embedded.dataDir)).toEqual(before);

  const again = await operate(embedded, ["move-to-postgres", "-"], { input: `${target.databaseUrl}\n` });
  expect(again).toMatchObject({
    code: 1,
    errors: "That database has 1 account already. Nothing was changed.\n",
  });

  const backup = join(embedded.dataDir, "back.jsonl.gz");
  expect((await operate(target, ["backup", "--out", backup])).code).toBe(0);
  const back = await operate(embedded, ["restore", backup, "--replace"], { input: "replace\n" });
  expect(back.code).toBe(0);
  expect(await contentOf(source, embedded.dataDir)).toEqual(before);
});

test.runIf(ON_POSTGRES)("a move refuses a database with tables of others", async () => {
  const { target, embedded } = await household();
  const { db } = target.handle;
  await db.schema.createTable("risks").addColumn("id", "text").execute();
  const moved = await operate(embedded, ["move-to-postgres", target.databaseUrl ?? ""]);
  expect([moved.code, moved.errors]).toEqual([
    1,
    expect.stringMatching(/has a table risks that isn't Ridgeline's/),
  ]);
});

test("a move needs an address of PostgreSQL, and the embedded database", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.remove());
  const embedded = { dataDir: database.dataDir, databaseUrl: undefined };
  expect((await operate(embedded, ["move-to-postgres", "mysql://localhost/ridgeline"])).code).toBe(2);
  const environment = { DATABASE_URL: "postgres://localhost/ridgeline" };
  const there = await operate(embedded, ["move-to-postgres", "postgres://localhost/other"], { environment });
  expect([there.code, there.errors]).toEqual([
    1,
    "DATABASE_URL is set: this server is on PostgreSQL already.\n",
  ]);
});
