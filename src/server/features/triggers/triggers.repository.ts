import "./triggers.tables.ts";
import type { Remember } from "#server/features/undo/undo.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, isForeignKeyViolation } from "#server/platform/db/database.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";

/** A trigger point as it is stored; the title of its objective stays with the objective. */
export type StoredTrigger = Omit<Trigger, "objectiveTitle">;

export type TriggersRepository = ReturnType<typeof createTriggersRepository>;

export function createTriggersRepository(db: Database) {
  return {
    /** Newest first; those of one objective where one is named. */
    list(ownerId: OwnerId, objectiveId?: string): Promise<Trigger[]> {
      const query = select(db, ownerId).orderBy("triggers.createdAt", "desc").orderBy("triggers.id", "desc");
      return (objectiveId === undefined ? query : query.where("objectiveId", "=", objectiveId)).execute();
    },

    async find(ownerId: OwnerId, id: string): Promise<Trigger | null> {
      return (await select(db, ownerId).where("triggers.id", "=", id).executeTakeFirst()) ?? null;
    },

    /** Whether the person has such an objective. */
    async hasObjective(ownerId: OwnerId, objectiveId: string): Promise<boolean> {
      const found = await db
        .selectFrom("objectives")
        .select("id")
        .where("id", "=", objectiveId)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Stores it unless its id is taken.
     * @returns false when its objective has gone meanwhile
     */
    async insert(ownerId: OwnerId, trigger: StoredTrigger): Promise<boolean> {
      const inserting = db
        .insertInto("triggers")
        .values({ ...trigger, userId: ownerId })
        .onConflict((on) => on.column("id").doNothing())
        .execute();
      return inserting.then(
        () => true,
        (error: unknown) => {
          if (isForeignKeyViolation(error)) return false;
          throw error;
        },
      );
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
    ): Promise<Trigger | null> =>
      db.transaction().execute(async (trx) => {
        // A write that changes nothing is the one lock on a row that both engines have.
        await trx
          .updateTable("triggers")
          .set((eb) => ({ status: eb.ref("status") }))
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .execute();
        const stored = await select(trx, ownerId).where("triggers.id", "=", id).executeTakeFirst();
        if (!stored) return null;
        const changes = change(stored);
        await trx.updateTable("triggers").set(changes).where("id", "=", id).execute();
        return { ...stored, ...changes };
      }),

    /** Null when there is no such trigger point. */
    delete: (ownerId: OwnerId, id: string, remember: Remember): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom("triggers")
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .returningAll()
          .executeTakeFirst();
        return row ? remember(trx, [{ table: "triggers", row: { ...row } }]) : null;
      }),
  };
}

function select(db: Database, ownerId: OwnerId) {
  return db
    .selectFrom("triggers")
    .leftJoin("objectives", "objectives.id", "triggers.objectiveId")
    .select(["triggers.id", "triggers.objectiveId", "objectives.title as objectiveTitle", "triggers.metric"])
    .select(["triggers.threshold", "triggers.response", "triggers.status", "triggers.trippedAt"])
    .select(["triggers.createdAt", "triggers.updatedAt"])
    .select(({ fn, val }) => fn.coalesce("triggers.lookout", val("")).as("lookout"))
    .where("triggers.userId", "=", ownerId);
}
