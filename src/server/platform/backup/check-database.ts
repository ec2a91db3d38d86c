import { type RawBuilder, sql } from "kysely";
import { type Database, type DatabaseHandle, engineOf } from "#server/platform/db/database.ts";
import { appliedSteps, type MigrationStep, unknownSteps } from "#server/platform/db/migrate.ts";
import { inSnapshot } from "#server/platform/db/snapshot.ts";
import { isJson, readTables, type TableFacts } from "#server/platform/db/table-facts.ts";
import { tablesAfter } from "./schema-of.ts";
import { rowsOf } from "./table-rows.ts";
import { BackupError, columnNames } from "./write-dump.ts";

export interface Finding {
  /** Null for the database as a whole. */
  table: string | null;
  problem: string;
}

export interface CheckReport {
  findings: Finding[];
  tables: number;
  /** Those that could be read. */
  rows: number;
}

/**
 * Looks for damage: what the engine itself finds, missing tables and columns, rows without their parent, and values
 * that cannot be read. Changes nothing.
 * @throws BackupError when nothing of ours is in the database
 */
export function checkDatabase(
  handle: DatabaseHandle,
  steps: readonly MigrationStep[],
  onTable: (table: string) => void = () => {},
): Promise<CheckReport> {
  return inSnapshot(handle, async (transaction) => {
    const findings: Finding[] = [];
    const applied = await appliedSteps(transaction);
    if (applied.length === 0) throw new BackupError("There's no Ridgeline database here yet.");
    for (const name of unknownSteps(applied, steps))
      findings.push({ table: null, problem: `${name} is of a newer version` });
    for (const problem of await engineFindings(transaction)) findings.push({ table: null, problem });

    const expected = await tablesAfter(steps.filter(({ name }) => applied.includes(name)));
    const actual = new Map((await readTables(transaction)).map((table) => [table.name, table]));
    let rows = 0;
    for (const { name, columns, references } of expected) {
      onTable(name);
      const table = actual.get(name);
      const has = new Set(table?.columns.map((column) => column.name));
      const missing = columns.filter((column) => !has.has(column.name)).map((column) => column.name);
      if (!table) findings.push({ table: name, problem: "the table is missing" });
      else if (missing.length > 0) findings.push({ table: name, problem: `it lacks ${missing.join(", ")}` });
      else {
        try {
          const problems = await rowFindings(transaction, { ...table, references });
          for (const problem of problems) findings.push({ table: name, problem });
          // A value that is known to be bad cannot be read either.
          if (problems.length === 0) rows += await countReadable(transaction, table);
        } catch (error) {
          findings.push({ table: name, problem: `it can't be read (${(error as Error).message})` });
          // PostgreSQL answers nothing more in this transaction.
          if (engineOf(transaction) === "postgres") break;
        }
      }
    }
    return { findings, tables: expected.length, rows };
  });
}

/** SQLite looks through its whole file; PostgreSQL finds damage when the rows are read. */
async function engineFindings(transaction: Database): Promise<string[]> {
  if (engineOf(transaction) !== "sqlite") return [];
  const { rows } = await sql<{ problem: string }>`
    select integrity_check as problem from pragma_integrity_check`.execute(transaction);
  return rows.map(({ problem }) => problem).filter((problem) => problem !== "ok");
}

async function rowFindings(transaction: Database, table: TableFacts): Promise<string[]> {
  const checks = [
    ...table.references.map(({ column, table: parent, id }): [RawBuilder<unknown>, string] => [
      sql`${sql.ref(column)} is not null and not exists (
        select 1 from ${sql.table(parent)} as parent where parent.${sql.ref(id)} = child.${sql.ref(column)})`,
      `${column} names a row of ${parent} that isn't there`,
    ]),
    ...(engineOf(transaction) === "sqlite" ? typeChecks(table) : []),
  ];
  const problems: string[] = [];
  for (const [isWrong, problem] of checks) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table.name)} as child where ${isWrong}`.execute(transaction);
    const count = Number(rows[0]?.count);
    if (count > 0) problems.push(`${problem} (${count} ${count === 1 ? "row" : "rows"})`);
  }
  return problems;
}

/** What PostgreSQL's types enforce. */
function typeChecks({ columns }: TableFacts): [RawBuilder<unknown>, string][] {
  return columns.flatMap((column): [RawBuilder<unknown>, string][] => {
    const ref = sql.ref(column.name);
    if (isJson(column))
      return [[sql`${ref} is not null and not json_valid(${ref})`, `${column.name} isn't JSON`]];
    if (column.type === "boolean")
      return [[sql`${ref} is not null and ${ref} not in (0, 1)`, `${column.name} is neither true nor false`]];
    if (column.name.endsWith("At") && column.type === "text")
      return [
        [sql`${ref} is not null and julianday(${ref}) is null`, `${column.name} isn't a point in time`],
      ];
    return [];
  });
}

async function countReadable(transaction: Database, table: TableFacts): Promise<number> {
  let count = 0;
  for await (const batch of rowsOf(transaction, table.name, columnNames(table))) count += batch.length;
  return count;
}
