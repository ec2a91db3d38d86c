import "./undo.tables.ts";
import type { InsertObject } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, isForeignKeyViolation, type Tables, toJson } from "#server/platform/db/database.ts";
import type { DeletedRecord } from "./undo.tables.ts";

export interface UndoRepository {
  /**
   * Keeps rows that are about to be deleted. Call it with the deletion's own transaction.
   * @param rows as they are stored, a parent before its children
   */
  remember(transaction: Database, ownerId: OwnerId, deletion: Deletion): Promise<void>;
  /**
   * Puts the rows of a deletion back as they were and forgets it. False when there is no such deletion, or when what
   * the rows belonged to has gone too.
   */
  restore(ownerId: OwnerId, id: string, notBefore: string): Promise<boolean>;
  removeOlderThan(moment: string): Promise<void>;
}

export interface Deletion {
  id: string;
  deletedAt: string;
  records: DeletedRecord[];
}

export function createUndoRepository(db: Database): UndoRepository {
  return {
    async remember(transaction, ownerId, { id, deletedAt, records }) {
      await transaction
        .insertInto("deleted_records")
        .values({ id, userId: ownerId, records: toJson(records), deletedAt })
        .execute();
    },

    async restore(ownerId, id, notBefore) {
      const restoring = db.transaction().execute(async (trx) => {
        const deletion = await trx
          .deleteFrom("deleted_records")
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .where("deletedAt", ">=", notBefore)
          .returning("records")
          .executeTakeFirst();
        if (!deletion) return false;
        for (const { table, row } of deletion.records) await insertRow(trx, table, row);
        return true;
      });
      return restoring.catch((error: unknown) => {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      });
    },

    async removeOlderThan(moment) {
      await db.deleteFrom("deleted_records").where("deletedAt", "<", moment).execute();
    },
  };
}

/** The table's name was written by `remember`, never by a caller. JSON columns go back in as text. */
async function insertRow(trx: Database, table: string, row: Record<string, unknown>): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === "object" && value !== null ? toJson(value) : value,
    ]),
  );
  await trx
    .insertInto(table as keyof Tables)
    .values(values as InsertObject<Tables, keyof Tables>)
    .onConflict((on) => on.column("id" as never).doNothing())
    .execute();
}
