import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import {
  type Database,
  inTransaction,
  isForeignKeyViolation,
  isUniqueViolation,
  type Json,
  type Tables,
  toJson,
} from "./database.ts";
import { insertUnlessThere, matches, type Row, type RowKey } from "./owned-rows.ts";
import { checkRowCap, isCapped } from "./row-caps.ts";

/** Rows by table, a parent's table before its children's. */
export type RowsByTable = { [Table in keyof Tables]?: Row<Table>[] };

/** A deleted row as it was stored, with its table. */
interface DeletedRow<Table = keyof Tables, Stored = object> {
  table: Table;
  row: Stored;
}

declare module "./database.ts" {
  interface Tables {
    /** Deletions that can still be undone. */
    deleted_records: { id: string; userId: string; records: Json<DeletedRow[]>; deletedAt: string };
  }
}

/**
 * Deletes one row in a way that can be undone.
 * @param db a transaction to join, or the database for a new one
 * @param key must identify a row of this owner
 * @returns the id that restores the row, or null when it does not exist
 */
export function deleteRow<Table extends keyof Tables>(
  db: Database,
  ownerId: OwnerId,
  table: Table,
  key: RowKey<Table>,
  deletedAt: string,
): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<Row<Table>>`
      delete from ${sql.table(table)} where ${matches(key)} returning *`.execute(transaction);
    const [row] = rows;
    return row ? rememberDeleted(transaction, ownerId, { [table]: [row] }, deletedAt) : null;
  });
}

/**
 * Keeps rows that this transaction deletes.
 * @returns the id that restores them
 */
export async function rememberDeleted(
  transaction: Database,
  ownerId: OwnerId,
  rows: RowsByTable,
  deletedAt: string,
): Promise<string> {
  const id = uuidv7();
  const records = Object.entries(rows).flatMap(([table, ofTable]) => ofTable.map((row) => ({ table, row })));
  await transaction
    .insertInto("deleted_records")
    .values({ id, userId: ownerId, records: toJson(records), deletedAt })
    .execute();
  return id;
}

/**
 * Runs when rows of a table are restored, after all rows of the deletion are back and in the same transaction. Throwing
 * prevents the restore.
 */
type RestoreHandler<Table extends keyof Tables> = (
  transaction: Database,
  ownerId: OwnerId,
  rows: readonly Row<Table>[],
) => Promise<void>;

export type RestoreHandlers = { [Table in keyof Tables]?: RestoreHandler<Table> };

/**
 * "missing" when the deletion does not exist or the rows' parent is gone too; "replaced" when another row has taken the
 * place of one of them.
 */
export type Restoration = "restored" | "missing" | "replaced";

/**
 * Restores the rows of a deletion unchanged and forgets the deletion, or changes nothing.
 * @param notBefore deletions before this instant are final
 */
export async function restoreDeleted(
  db: Database,
  ownerId: OwnerId,
  id: string,
  { notBefore, handlers }: { notBefore: string; handlers: RestoreHandlers },
): Promise<Restoration> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const deletion = await transaction
        .deleteFrom("deleted_records")
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .where("deletedAt", ">=", notBefore)
        .returning("records")
        .executeTakeFirst();
      if (!deletion) return "missing";
      const restored: DeletedRow[] = [];
      for (const record of deletion.records)
        if (await insertAgain(transaction, record)) restored.push(record);
      const handle = <Table extends keyof Tables>(table: Table) =>
        handlers[table]?.(transaction, ownerId, rowsOf(table, restored));
      for (const table of new Set(restored.map(({ table }) => table))) {
        if (isCapped(table)) await checkRowCap(transaction, table, ownerId);
        await handle(table);
      }
      return "restored";
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return "missing";
    if (isUniqueViolation(error)) return "replaced";
    throw error;
  }
}

/** Makes deletions before this instant final. */
export async function forgetDeleted(db: Database, before: string): Promise<void> {
  await db.deleteFrom("deleted_records").where("deletedAt", "<", before).execute();
}

function rowsOf<Table extends keyof Tables>(table: Table, deleted: readonly DeletedRow[]): Row<Table>[] {
  return deleted
    .filter((each): each is DeletedRow<Table, Row<Table>> => each.table === table)
    .map(({ row }) => row);
}

/**
 * The table's name was written by `rememberDeleted`, never by a caller.
 * @returns false when the row exists already
 */
async function insertAgain(transaction: Database, { table, row }: DeletedRow): Promise<boolean> {
  const values = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === "object" && value !== null ? toJson(value) : value,
  ]);
  return (
    (await insertUnlessThere<{ id: string }>(transaction, table, Object.fromEntries(values), ["id"])) !== null
  );
}
