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

/** A trigger point as it is stored; the title of its objective stays with the objective. */
export type StoredTrigger = Omit<Trigger, "objectiveTitle">;

export type TriggersRepository = ReturnType<typeof createTriggersRepository>;

export function createTriggersRepository(db: Database) {
  async function find(target: Database, ownerId: OwnerId, id: string): Promise<StoredTrigger | null> {
    return (await select(target, ownerId).where("id", "=", id).executeTakeFirst()) ?? null;
  }

  return {
    /** Newest first; those of one objective where one is named. */
    list(ownerId: OwnerId, page: PageQuery, objectiveId?: string): Promise<Page<StoredTrigger>> {
      const query = select(db, ownerId);
      const asked = objectiveId === undefined ? query : query.where("objectiveId", "=", objectiveId);
      return readPage(asked, NEWEST_FIRST, page);
    },

    /** Those that have tripped, newest first. */
    tripped: prepareQuery<[ownerId: string], StoredTrigger>(db, 1, (ownerId) =>
      select(db, ownerId).where("status", "=", "tripped").orderBy("createdAt", "desc").orderBy("id", "desc"),
    ),

    /**
     * Stores it unless it is stored already. A foreign key is violated when its objective is gone.
     * @returns what is stored, or null when the id is that of somebody else's trigger point
     */
    async insert(ownerId: OwnerId, trigger: StoredTrigger): Promise<Stored<StoredTrigger> | null> {
      const stored = await insertOwned(db, ownerId, "triggers", trigger, ["id"]);
      const row = stored && (await find(db, ownerId, trigger.id));
      return row && { row, isNew: stored.isNew };
    },

    /**
     * Changes one while nobody else does.
     * @param change from what is stored to what shall be different
     * @returns null when there is no such trigger point
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

    /** Null when there is no such trigger point, else the id that undoes it. */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "triggers", { id, userId: ownerId }, deletedAt),
  };
}

/**
 * Deletes the trigger points of an objective, in the transaction that deletes the objective.
 * @returns them as they were stored
 */
export const deleteTriggersOf = (transaction: Database, objectiveId: string) =>
  transaction.deleteFrom("triggers").where("objectiveId", "=", objectiveId).returningAll().execute();

function select(db: Database, ownerId: string) {
  return db
    .selectFrom("triggers")
    .select(["id", "objectiveId", "metric", "threshold", "response", "status", "trippedAt"])
    .select(["createdAt", "updatedAt"])
    .select(({ fn, val }) => fn.coalesce("lookout", val("")).as("lookout"))
    .where("userId", "=", ownerId);
}
