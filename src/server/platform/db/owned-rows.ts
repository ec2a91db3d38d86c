import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { type Database, engineOf, type Tables } from "./database.ts";

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

type Column<Table extends keyof Tables> = keyof Row<Table> & string;

/** Values that rows are found by, such as an id and its owner's. */
export type RowKey<Table extends keyof Tables> = Partial<Row<Table>>;

/**
 * Reads a row and makes everyone else who locks, changes or deletes it wait until the transaction ends. Rows that belong
 * to it can be added meanwhile, unless it is locked to be deleted.
 * @returns null when there is no such row
 */
export async function lockRow<Table extends keyof Tables, Chosen extends Column<Table>>(
  transaction: Database,
  table: Table,
  key: RowKey<Table>,
  columns: readonly Chosen[],
  purpose: "change" | "delete" = "change",
): Promise<Pick<Row<Table>, Chosen> | null> {
  const { rows } = await sql<Pick<Row<Table>, Chosen>>`
    select ${columnList(columns)} from ${sql.table(table)} where ${matches(key)}
    ${lockClause(transaction, purpose)}`.execute(transaction);
  return rows[0] ?? null;
}

/** Nothing on SQLite, where a transaction locks the whole file as it begins. */
function lockClause(db: Database, purpose: "change" | "delete"): RawBuilder<unknown> {
  if (engineOf(db) === "sqlite") return sql``;
  return purpose === "delete" ? sql`for update` : sql`for no key update`;
}

/** What is stored under an id. */
export interface Stored<StoredRow> {
  row: StoredRow;
  /** False when it was there before: the same call came twice. */
  isNew: boolean;
}

/**
 * Inserts a row under the id that the client made. Where this owner has one under it already, that one stays as it is,
 * so a call can be repeated without harm. Any other violated constraint is thrown.
 * @param owner the column that says whose row it is, as in the row
 * @returns null when the id names a row of somebody else
 */
export async function insertOnce<Table extends keyof Tables, Chosen extends Column<Table>>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]> & { id: string },
  owner: RowKey<Table>,
  columns: readonly Chosen[],
): Promise<Stored<Pick<Row<Table>, Chosen>> | null> {
  for (;;) {
    const inserted = await insertUnlessThere<Pick<Row<Table>, Chosen>>(db, table, row, columns);
    if (inserted) return { row: inserted, isNew: true };
    const { rows } = await sql<Pick<Row<Table>, Chosen>>`
      select ${columnList(columns)} from ${sql.table(table)} where id = ${row.id} and ${matches(owner)}`.execute(
      db,
    );
    if (rows[0]) return { row: rows[0], isNew: false };
    const { rows: taken } = await sql`select id from ${sql.table(table)} where id = ${row.id}`.execute(db);
    if (taken.length > 0) return null;
    // It was deleted in between: there is room now.
  }
}

/**
 * Inserts a row unless its id is taken. Absent values are filled by the columns' defaults.
 * @returns the given columns of the inserted row, or null
 */
export async function insertUnlessThere<Returned>(
  db: Database,
  table: keyof Tables,
  row: object,
  columns: readonly (keyof Returned & string)[],
): Promise<Returned | null> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const { rows } = await sql<Returned>`
    insert into ${sql.table(table)} (${columnList(given.map(([column]) => column))})
    values (${sql.join(given.map(([, value]) => value))})
    on conflict (id) do nothing returning ${columnList(columns)}`.execute(db);
  return rows[0] ?? null;
}

/** The condition that a row has all of these values. */
export function matches(key: object): RawBuilder<unknown> {
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (conditions.length === 0) throw new Error("A row is found by at least one value.");
  return sql.join(conditions, sql` and `);
}

function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
