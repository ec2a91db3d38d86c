import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { v7 as uuidv7 } from "uuid";
import "#server/platform/auth/auth.tables.ts";
import { sql } from "kysely";
import { migrations } from "#server/migrations/migrations.ts";
import { writeBackup } from "#server/platform/backup/backup-file.ts";
import { readDump } from "#server/platform/backup/read-dump.ts";
import { restoreDump } from "#server/platform/backup/restore-dump.ts";
import { type DatabaseHandle, openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { addYearOfData, YEAR_IN_WORDS } from "#tests/support/year-of-data.ts";
import { startTemporaryPostgres } from "../scripts/postgres-cluster.ts";

const PEOPLE = Number(process.env.PEOPLE ?? 60);
const MEGABYTE = 1024 * 1024;

/**
 * Rows per second of a backup, of reading it, and of restoring it on both engines; the size of the file; the longest
 * wait of anything else in the process; and memory.
 */
export async function measureBackup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ridgeline-bench-"));
  const postgres = await startTemporaryPostgres();
  const open = (dataDir: string, databaseUrl?: string) =>
    openDatabase({ dataDir, databaseUrl, onError: () => {} });
  const [filled, moved] = [await open(folder), await open(folder, postgres.url)];
  const restored = await open(mkdtempSync(join(folder, "restored-")));
  try {
    await fill(filled);
    const size = statSync(join(folder, "ridgeline.sqlite")).size / MEGABYTE;
    console.log(`Backup of ${PEOPLE} people, each with ${YEAR_IN_WORDS} (SQLite: ${size.toFixed(0)} MB)`);
    const [fromSqlite, fromPostgres] = [join(folder, "sqlite.gz"), join(folder, "postgres.gz")];
    const rows = await watched("backup from SQLite", () => backUp(filled, fromSqlite));
    console.log(
      `  ${(statSync(fromSqlite).size / MEGABYTE).toFixed(1)} MB for ${rows.toLocaleString("en-US")} rows`,
    );
    await watched("verify", async () => (await readDump(fromSqlite, migrations)).rows);
    await watched("restore on SQLite", () => restore(restored, fromSqlite));
    await watched("restore on PostgreSQL", () => restore(moved, fromSqlite));
    await watched("backup from PostgreSQL", () => backUp(moved, fromPostgres));
  } finally {
    for (const { db } of [filled, moved, restored]) await db.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(handle: DatabaseHandle): Promise<void> {
  await migrate(handle, migrations);
  const now = new Date().toISOString();
  for (let person = 0; person < PEOPLE; person += 1) {
    const id = uuidv7();
    const email = `bench-${person}@example.org`;
    await handle.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("profiles")
        .values({ id, email, username: "Bench", createdAt: now, updatedAt: now })
        .execute();
      await addYearOfData(transaction, id);
    });
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(handle.db);
}

async function backUp(handle: DatabaseHandle, file: string): Promise<number> {
  return (await writeBackup(handle, file, { steps: migrations, createdAt: new Date().toISOString() })).rows;
}

async function restore(handle: DatabaseHandle, file: string): Promise<number> {
  return (await restoreDump(handle, file, { steps: migrations })).rows;
}

/** @param work returns its number of rows */
async function watched(name: string, work: () => Promise<number>): Promise<number> {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const memory = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const rows = await work();
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(memory);
  delay.disable();
  console.log(
    `  ${name.padEnd(24)} ${Math.round(rows / seconds).toLocaleString("en-US")} rows/s (${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU), others wait ${(delay.percentile(99) / 1e6).toFixed(0)} ms (p99) to ${(delay.max / 1e6).toFixed(0)} ms, memory +${((most - before) / MEGABYTE).toFixed(0)} MB`,
  );
  return rows;
}
