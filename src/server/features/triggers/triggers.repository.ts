import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./triggers.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import { lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";

/** A trigger point as stored, without the title of its objective. */
export type StoredTrigger = Omit<Trigger, "objectiveTitle">;

export type TriggersRepository = ReturnType<typeof createTriggersRepository>;

export function createTriggersRepository(db: Database) {
  async function find(target: Database, ownerId: OwnerId, id: string): Promise<StoredTrigger | null> {
    return (await select(target, ownerId).where("id", "=", id).executeTakeFirst()) ?? null;
  }

  return {
    /** Newest first, optionally of one objective. */
    list(ownerId: OwnerId, page: PageQuery, objectiveId?: string): Promise<Page<StoredTrigger>> {
      const query = select(db, ownerId);
      const asked = objectiveId === undefined ? query : query.where("objectiveId", "=", objectiveId);
      return readPage(asked, NEWEST_FIRST, page);
    },

    /** Tripped ones, newest first. */
    tripped: prepareQuery<[ownerId: string], StoredTrigger>(db, 1, (ownerId) =>
      select(db, ownerId).where("status", "=", "tripped").orderBy("createdAt", "desc").orderBy("id", "desc"),
    ),

    /**
     * Stores a trigger point unless it exists. Violates a foreign key when its objective is gone.
     * @returns the stored trigger point, or null when the id belongs to somebody else
     */
    async insert(ownerId: OwnerId, trigger: StoredTrigger): Promise<Stored<StoredTrigger> | null> {
      const stored = await insertOwned(db, ownerId, "triggers", trigger, ["id"]);
      const row = stored && (await find(db, ownerId, trigger.id));
      return row && { row, isNew: stored.isNew };
    },

    /**
     * Changes a trigger point under a lock.
     * @param change returns the changed fields, given the stored trigger point
     * @returns null when the trigger point does not exist
     */
    update: (
      ownerId: OwnerId,
      id: string,
      change: (stored: StoredTrigger) => Partial<StoredTrigger>,
    ): Promise<StoredTrigger | null> =>
      db.transaction().execute(async (trx) => {
        await lockRow(trx, "triggers", { id, userId: ownerId }, ["id"]);
        const stored = await find(trx, ownerId, id);
        if (!stored) return null;
        const changes = change(stored);
        await trx.updateTable("triggers").set(changes).where("id", "=", id).execute();
        return { ...stored, ...changes };
      }),

    /** @returns the undo id, or null when the trigger point does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "triggers", { id, userId: ownerId }, deletedAt),
  };
}

/**
 * Deletes the trigger points of objectives, in the transaction that deletes the objectives.
 * @returns the deleted rows
 */
export const deleteTriggersOf = (transaction: Database, objectiveIds: readonly string[]) =>
  transaction.deleteFrom("triggers").where("objectiveId", "in", objectiveIds).returningAll().execute();

function select(db: Database, ownerId: string) {
  return db
    .selectFrom("triggers")
    .select(["id", "objectiveId", "metric", "threshold", "response", "status", "trippedAt"])
    .select(["createdAt", "updatedAt"])
    .select(({ fn, val }) => fn.coalesce("lookout", val("")).as("lookout"))
    .where("userId", "=", ownerId);
}
