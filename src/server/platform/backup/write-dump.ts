import { type Database, engineOf } from "#server/platform/db/database.ts";
import { appliedSteps, type MigrationStep, unknownSteps } from "#server/platform/db/migrate.ts";
import type { TableFacts } from "#server/platform/db/table-facts.ts";
import {
  type DumpHeader,
  type EndLine,
  FORMAT,
  FORMAT_VERSION,
  RowSums,
  rowLine,
  type TableLine,
  type TableSums,
} from "./dump-format.ts";
import { tablesAfter } from "./schema-of.ts";
import { rowsOf } from "./table-rows.ts";

/** The backup cannot be made or restored, for the reason in its message. */
export class BackupError extends Error {
  override name = "BackupError";
}

export interface DumpOptions {
  steps: readonly MigrationStep[];
  /** UTC ISO. */
  createdAt: string;
  /** Called now and then with the rows so far. */
  onRows: (rows: number) => void;
}

/**
 * The text of a backup, in pieces.
 * @param transaction one that sees a single state of the data
 * @throws BackupError when a newer version wrote the database, or nobody has yet
 */
export async function* dumpOf(
  transaction: Database,
  { steps, createdAt, onRows }: DumpOptions,
): AsyncGenerator<string, void> {
  const migrations = await appliedSteps(transaction);
  if (migrations.length === 0) throw new BackupError("There's no Ridgeline database here yet.");
  const unknown = unknownSteps(migrations, steps);
  if (unknown.length > 0) {
    throw new BackupError(
      `This database was written by a newer version of Ridgeline (it has ${unknown.join(", ")}). Use that version.`,
    );
  }
  const header: DumpHeader = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt,
    engine: engineOf(transaction),
    migrations,
  };
  yield `${JSON.stringify(header)}\n`;
  const tables = await tablesAfter(steps.filter(({ name }) => migrations.includes(name)));
  let rows = 0;
  for (const table of tables) {
    const columns = columnNames(table);
    yield `${JSON.stringify({ table: table.name, columns } satisfies TableLine)}\n`;
    const sums = new RowSums();
    for await (const batch of rowsOf(transaction, table.name, columns)) {
      const lines = batch.map((row) => rowLine(row, columns));
      for (const line of lines) sums.add(line);
      rows += lines.length;
      onRows(rows);
      yield `${lines.join("\n")}\n`;
    }
    yield `${JSON.stringify(sums.sums)}\n`;
  }
  yield `${JSON.stringify({ end: true, tables: tables.length, rows } satisfies EndLine)}\n`;
}

/** The sums of a table, as `dumpOf` writes them. */
export async function sumsOf(
  transaction: Database,
  table: string,
  columns: readonly string[],
): Promise<TableSums> {
  const sums = new RowSums();
  for await (const batch of rowsOf(transaction, table, columns)) {
    for (const row of batch) sums.add(rowLine(row, columns));
  }
  return sums.sums;
}

export function columnNames({ columns }: TableFacts): string[] {
  return columns.map(({ name }) => name);
}
