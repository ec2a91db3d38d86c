import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, engineOf } from "#server/platform/db/database.ts";

type Row = Record<string, unknown>;

/** Rows read at once: a few milliseconds of work. */
const BATCH = 500;

/**
 * All rows of a table in batches, in any order, with other work between them.
 * @param transaction one that sees a single state of the data
 */
export async function* rowsOf(
  transaction: Database,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Row[], void> {
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  const read = engineOf(transaction) === "sqlite" ? byRowId : byCursor;
  yield* read(transaction, sql`select ${chosen}`, sql.table(table));
}

async function* byRowId(
  transaction: Database,
  select: ReturnType<typeof sql>,
  table: ReturnType<typeof sql.table>,
): AsyncGenerator<Row[], void> {
  let last = Number.NEGATIVE_INFINITY;
  for (;;) {
    const { rows } = await sql<Row & { rowPlace: number }>`
      ${select}, rowid as "rowPlace" from ${table} where rowid > ${last} order by rowid limit ${BATCH}`.execute(
      transaction,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.rowPlace ?? last;
    await nextTurn();
  }
}

async function* byCursor(
  transaction: Database,
  select: ReturnType<typeof sql>,
  table: ReturnType<typeof sql.table>,
): AsyncGenerator<Row[], void> {
  await sql`declare table_rows no scroll cursor for ${select} from ${table}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from table_rows`.execute(transaction);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`close table_rows`.execute(transaction);
}
