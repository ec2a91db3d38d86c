import { sql } from "kysely";
import { type Database, type DatabaseHandle, engineOf, toJson } from "#server/platform/db/database.ts";
import { appliedSteps, type MigrationStep, runSteps, unknownSteps } from "#server/platform/db/migrate.ts";
import { isJson, readTables, type TableFacts } from "#server/platform/db/table-facts.ts";
import type { TableLine, TableSums } from "./dump-format.ts";
import { type DumpSummary, readDump } from "./read-dump.ts";
import { tablesAfter } from "./schema-of.ts";
import { BackupError, sumsOf } from "./write-dump.ts";

export interface RestoreOptions {
  steps: readonly MigrationStep[];
  /** Signs everyone out. */
  endSessions?: boolean;
  onRows?: (rows: number) => void;
  /** Runs before anything becomes visible; throwing leaves the database as it was. */
  beforeCommit?: () => Promise<void>;
}

export interface Restored extends DumpSummary {
  /** The steps that brought an older backup up to date. */
  migrated: string[];
}

/**
 * Replaces everything of ours in the database by a backup, in one transaction, after reading the backup once from
 * beginning to end. What was stored is read back and compared before it counts.
 * @throws BackupError
 */
export async function restoreDump(
  { db }: DatabaseHandle,
  file: string,
  { steps, endSessions = false, onRows = () => {}, beforeCommit }: RestoreOptions,
): Promise<Restored> {
  await readDump(file, steps);
  return db.transaction().execute(async (transaction) => {
    if (engineOf(transaction) === "postgres") await sql`set local statement_timeout = 0`.execute(transaction);
    await dropOurTables(transaction, steps);
    const loader = createLoader(transaction, onRows);
    const summary = await readDump(file, steps, {
      async header({ migrations }) {
        await runSteps(transaction, stepsIn(migrations, steps));
        await loader.prepare();
      },
      table: loader.table,
      rows: loader.rows,
      tableEnd: loader.tableEnd,
    });
    const migrated = await runSteps(transaction, steps);
    if (endSessions) await sql`delete from sessions`.execute(transaction);
    await beforeCommit?.();
    return { ...summary, migrated };
  });
}

function stepsIn(names: readonly string[], steps: readonly MigrationStep[]): MigrationStep[] {
  return steps.filter(({ name }) => names.includes(name));
}

/** How many accounts the database has; 0 where nothing of ours is in it. @throws BackupError */
export async function accountsIn({ db }: DatabaseHandle, steps: readonly MigrationStep[]): Promise<number> {
  if ((await appliedSteps(db)).length > 0) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from profiles`.execute(db);
    return Number(rows[0]?.count);
  }
  const ours = new Set((await tablesAfter(steps)).map(({ name }) => name));
  const foreign = (await readTables(db)).find(({ name }) => ours.has(name));
  if (!foreign) return 0;
  throw new BackupError(
    `This database has a table ${foreign.name} that isn't Ridgeline's. Give an empty database. Nothing was changed.`,
  );
}

/** Children before their parents. */
async function dropOurTables(transaction: Database, steps: readonly MigrationStep[]): Promise<void> {
  const applied = await appliedSteps(transaction);
  if (applied.length === 0) return;
  const unknown = unknownSteps(applied, steps);
  if (unknown.length > 0) {
    throw new BackupError(
      `This database was written by a newer version of Ridgeline (it has ${unknown.join(", ")}). Nothing was changed.`,
    );
  }
  const tables = await tablesAfter(stepsIn(applied, steps));
  for (const { name } of tables.reverse()) await transaction.schema.dropTable(name).execute();
  await transaction.schema.dropTable("kysely_migration").execute();
  await transaction.schema.dropTable("kysely_migration_lock").execute();
}

/** Stores the rows of a backup in the tables that the migrations have just made. */
function createLoader(transaction: Database, onRows: (rows: number) => void) {
  let tables: TableFacts[] = [];
  let current: TableLine = { table: "", columns: [] };
  let json: boolean[] = [];
  let rows = 0;

  return {
    /** Removes what the migrations have stored. */
    async prepare(): Promise<void> {
      tables = await readTables(transaction);
      for (const { name } of tables.toReversed())
        await sql`delete from ${sql.table(name)}`.execute(transaction);
    },

    async table(line: TableLine): Promise<void> {
      current = line;
      const facts = tables.find(({ name }) => name === line.table);
      json = line.columns.map((name) => {
        const column = facts?.columns.find((each) => each.name === name);
        if (!column) throw new BackupError(`The backup has ${line.table}.${name}, which its version hasn't.`);
        return isJson(column);
      });
    },

    async rows(lines: readonly string[]): Promise<void> {
      const values = lines.map((line) => {
        const row = JSON.parse(line) as unknown[];
        return sql`(${sql.join(row.map((value, index) => (json[index] && value !== null ? toJson(value) : value)))})`;
      });
      const columns = sql.join(current.columns.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(current.table)} (${columns}) values ${sql.join(values)}`.execute(
        transaction,
      );
      rows += lines.length;
      onRows(rows);
    },

    /** @throws BackupError when the database does not hold what the backup does */
    async tableEnd(sums: TableSums): Promise<void> {
      const stored = await sumsOf(transaction, current.table, current.columns);
      if (stored.rows === sums.rows && stored.checksum === sums.checksum) return;
      throw new BackupError(
        `The rows of ${current.table} were not stored as they are in the backup. Nothing was changed.`,
      );
    },
  };
}
