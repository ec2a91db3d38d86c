import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, engineOf, type Tables } from "./database.ts";

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

type Column<Table extends keyof Tables> = keyof Row<Table> & string;

/** Column values that identify rows, such as an id and its owner's id. */
export type RowKey<Table extends keyof Tables> = Partial<Row<Table>>;

/**
 * Reads and locks a row until the transaction ends. Its child rows can still be added meanwhile, unless it is locked
 * for deletion.
 * @returns null when the row does not exist
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

/**
 * The same for rows of one person, in the order of their ids, so that two transactions cannot wait for each other.
 * @param rows.ids which ones; without it, all
 * @returns those that exist
 */
export async function lockRows<Table extends keyof Tables, Chosen extends Column<Table>>(
  transaction: Database,
  table: Table,
  { ownerId, ids }: { ownerId: OwnerId; ids?: readonly string[] },
  columns: readonly Chosen[],
  purpose: "change" | "delete" = "change",
): Promise<Pick<Row<Table>, Chosen>[]> {
  const among = ids ? sql`and id in (${sql.join(ids)})` : sql``;
  const { rows } = await sql<Pick<Row<Table>, Chosen>>`
    select ${columnList(columns)} from ${sql.table(table)} where "userId" = ${ownerId} ${among}
    order by id ${lockClause(transaction, purpose)}`.execute(transaction);
  return rows;
}

/** Empty on SQLite, where a transaction locks the whole file when it begins. */
function lockClause(db: Database, purpose: "change" | "delete"): RawBuilder<unknown> {
  if (engineOf(db) === "sqlite") return sql``;
  return purpose === "delete" ? sql`for update` : sql`for no key update`;
}

/** The row that is stored under an id. */
export interface Stored<StoredRow> {
  row: StoredRow;
  /** False when an earlier, identical call stored the row. */
  isNew: boolean;
}

/**
 * Inserts a row under an id made by the client. If this owner already has a row with the id, that row stays unchanged,
 * so a call can safely be repeated. Other constraint violations are thrown.
 * @param owner the column that names the row's owner
 * @returns null when the id belongs to somebody else's row
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
    // The existing row has been deleted in between, so retry.
  }
}

/**
 * Inserts a row unless its id is taken. Absent values get the columns' defaults.
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
  if (conditions.length === 0) throw new Error("A row key needs at least one column.");
  return sql.join(conditions, sql` and `);
}

function columnList(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
