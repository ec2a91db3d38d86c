import { chmodSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { type Database, type DatabaseHandle, type Engine, engineOf } from "./database.ts";
import { DatabaseStartError } from "./database-error.ts";

/** One step of the schema's history. `name` orders it; a released step never changes. */
export interface MigrationStep {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own day, which no type describes.
  up(db: Kysely<any>, engine: Engine): Promise<void>;
}

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_434_525_463;

/**
 * Brings the schema up to date, once, even when several processes start together. All pending steps run in one
 * transaction, so a failing step leaves the data unchanged. An existing SQLite file is first copied to `snapshots/`
 * beside it.
 * @returns the names of the steps that ran
 * @throws DatabaseStartError
 */
export async function migrate(handle: DatabaseHandle, steps: readonly MigrationStep[]): Promise<string[]> {
  const applied = await appliedSteps(handle.db);
  const unknown = unknownSteps(applied, steps);
  if (unknown.length > 0) {
    throw new DatabaseStartError(
      `This database was written by a newer version of Ridgeline (it has ${unknown.join(", ")}). Start that version, or restore a backup made with this one. Nothing was changed.`,
    );
  }
  const pending = steps.filter(({ name }) => !applied.includes(name));
  const [first] = pending;
  if (!first) return [];

  const snapshot = applied.length > 0 ? await takeSnapshot(handle, first.name) : undefined;
  try {
    return await handle.db.transaction().execute((transaction) => runSteps(transaction, steps));
  } catch (error) {
    const failed = error instanceof StepError ? error.step : first.name;
    throw new DatabaseStartError(
      `The database could not be brought up to date: step ${failed} failed (${reasonOf(error)}). Your data is unchanged${
        snapshot ? `, and a copy from before is at ${snapshot}` : ""
      }. Start the version you had before, and report this message.`,
      { cause: error },
    );
  }
}

/** A step that failed; the message is the reason. */
class StepError extends Error {
  override name = "StepError";
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.step = step;
  }
}

/**
 * Runs the steps that have not run yet in a transaction.
 * @returns their names
 */
export async function runSteps(transaction: Database, steps: readonly MigrationStep[]): Promise<string[]> {
  const engine = engineOf(transaction);
  const migrations: Record<string, Migration> = Object.fromEntries(
    steps.map(({ name, up }) => [name, { up: (db) => up(db, engine) }]),
  );
  // Another process that starts at the same time waits. On SQLite, every transaction does.
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === "Error");
  if (failed) throw new StepError(failed.migrationName, error);
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** The steps that this version does not have, so a newer one ran them. */
export function unknownSteps(applied: readonly string[], steps: readonly MigrationStep[]): string[] {
  const known = new Set(steps.map(({ name }) => name));
  return applied.filter((name) => !known.has(name));
}

/** The names of the steps that have run; none in a database that is not ours yet. */
export async function appliedSteps(db: Database): Promise<string[]> {
  const { rows: tables } =
    engineOf(db) === "sqlite"
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'`.execute(db)
      : await sql`select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'kysely_migration'`.execute(
          db,
        );
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function takeSnapshot({ db, file }: DatabaseHandle, before: string): Promise<string | undefined> {
  if (!file) return undefined;
  const folder = join(dirname(file), "snapshots");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const snapshot = join(folder, `${basename(file, ".sqlite")}-before-${before}.sqlite`);
  const unfinished = `${snapshot}.${process.pid}`;
  rmSync(unfinished, { force: true });
  await sql`vacuum into ${unfinished}`.execute(db);
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, snapshot);
  return snapshot;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
