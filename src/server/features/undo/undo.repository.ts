import "./undo.tables.ts";
import type { InsertObject } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import {
  type Database,
  isForeignKeyViolation,
  isUniqueViolation,
  type Tables,
  toJson,
} from "#server/platform/db/database.ts";
import type { DeletedRecord } from "./undo.tables.ts";

export type UndoRepository = ReturnType<typeof createUndoRepository>;

export type AfterRestoring = (transaction: Database, record: DeletedRecord) => Promise<void>;

/**
 * "missing" when there is no such deletion, or when what the rows belonged to has gone too; "replaced" when there may
 * be only one such row and another has been made since.
 */
export type Restoration = "restored" | "missing" | "replaced";

export interface Deletion {
  id: string;
  deletedAt: string;
  records: DeletedRecord[];
}

export function createUndoRepository(db: Database) {
  return {
    /**
     * Keeps rows that are about to be deleted. Call it with the deletion's own transaction.
     * @param rows as they are stored, a parent before its children
     */
    async remember(
      transaction: Database,
      ownerId: OwnerId,
      { id, deletedAt, records }: Deletion,
    ): Promise<void> {
      await transaction
        .insertInto("deleted_records")
        .values({ id, userId: ownerId, records: toJson(records), deletedAt })
        .execute();
    },

    /**
     * Puts the rows of a deletion back as they were and forgets it, or changes nothing.
     * @param afterwards runs in the same transaction, for each row that was put back
     */
    async restore(
      ownerId: OwnerId,
      id: string,
      notBefore: string,
      afterwards: AfterRestoring,
    ): Promise<Restoration> {
      const restoring = db.transaction().execute(async (trx): Promise<Restoration> => {
        const deletion = await trx
          .deleteFrom("deleted_records")
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .where("deletedAt", ">=", notBefore)
          .returning("records")
          .executeTakeFirst();
        if (!deletion) return "missing";
        for (const record of deletion.records) {
          if (await insertRow(trx, record)) await afterwards(trx, record);
        }
        return "restored";
      });
      return restoring.catch((error: unknown) => {
        if (isForeignKeyViolation(error)) return "missing";
        if (isUniqueViolation(error)) return "replaced";
        throw error;
      });
    },

    async removeOlderThan(moment: string): Promise<void> {
      await db.deleteFrom("deleted_records").where("deletedAt", "<", moment).execute();
    },
  };
}

/**
 * The table's name was written by `remember`, never by a caller. JSON columns go back in as text.
 * @returns false when there is such a row again
 */
async function insertRow(trx: Database, { table, row }: DeletedRecord): Promise<boolean> {
  const values = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === "object" && value !== null ? toJson(value) : value,
    ]),
  );
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto(table as keyof Tables)
    .values(values as InsertObject<Tables, keyof Tables>)
    .onConflict((on) => on.column("id" as never).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
