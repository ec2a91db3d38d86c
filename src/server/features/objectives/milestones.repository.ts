import "./objectives.tables.ts";
import type { ExpressionBuilder } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import { insertOnce, lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { Milestone } from "#shared/objectives/objectives.contract.ts";

export const MILESTONE_COLUMNS = [
  "id",
  "objectiveId",
  "title",
  "completed",
  "completedAt",
  "orderIndex",
  "createdAt",
] as const;

/** Which milestone is meant. With `objectiveId` it must also belong to that objective. */
export interface MilestoneAddress {
  id: string;
  objectiveId: string | undefined;
}

/** Absent fields stay as they are. */
export interface MilestoneFields {
  title: string | undefined;
  orderIndex: number | undefined;
  /** What a completed milestone is given that has no such moment yet; null reopens it. */
  completedAt: string | null | undefined;
}

export type MilestonesRepository = ReturnType<typeof createMilestonesRepository>;

export function createMilestonesRepository(db: Database) {
  const listPrepared = prepareQuery<[ownerId: string, objectiveId: string], Milestone>(
    db,
    2,
    (ownerId, objectiveId) =>
      selectInOrder(db).where("objectiveId", "=", objectiveId).where(belongsTo(ownerId)),
  );
  // From the objectives to their milestones: asked whether each milestone has such an objective, SQLite reads everyone's.
  const listAllPrepared = prepareQuery<[ownerId: string], Milestone>(db, 1, (ownerId) =>
    db
      .selectFrom("objectives")
      .innerJoin("milestones", "milestones.objectiveId", "objectives.id")
      .select(MILESTONE_COLUMNS.map((column) => `milestones.${column}` as const))
      .where("objectives.userId", "=", ownerId)
      .orderBy("milestones.objectiveId")
      .orderBy("milestones.orderIndex")
      .orderBy("milestones.createdAt")
      .orderBy("milestones.id"),
  );
  const findObjective = prepareQuery<[ownerId: string, objectiveId: string], { id: string }>(
    db,
    2,
    (ownerId, objectiveId) =>
      db.selectFrom("objectives").select("id").where("id", "=", objectiveId).where("userId", "=", ownerId),
  );

  return {
    /** Of all objectives, those of one objective together and in their order. */
    listAll: (ownerId: OwnerId): Promise<Milestone[]> => listAllPrepared(ownerId),

    /** In their order. Null when there is no such objective. */
    async list(ownerId: OwnerId, objectiveId: string): Promise<Milestone[] | null> {
      const milestones = await listPrepared(ownerId, objectiveId);
      if (milestones.length > 0) return milestones;
      return (await findObjective(ownerId, objectiveId)).length > 0 ? [] : null;
    },

    /**
     * Adds the milestone that `compose` makes, given those that are there; no other is added at the same moment.
     * @returns what is stored under its id then
     */
    add: (
      ownerId: OwnerId,
      { id, objectiveId }: { id: string; objectiveId: string },
      compose: (siblings: Milestone[]) => Milestone,
    ): Promise<Stored<Milestone> | "no objective" | "id taken"> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockObjective(trx, ownerId, objectiveId))) return "no objective";
        const siblings = await selectInOrder(trx).where("objectiveId", "=", objectiveId).execute();
        const sentBefore = siblings.find((sibling) => sibling.id === id);
        if (sentBefore) return { row: sentBefore, isNew: false };
        return (
          (await insertOnce(trx, "milestones", compose(siblings), { objectiveId }, MILESTONE_COLUMNS)) ??
          "id taken"
        );
      }),

    /** Gives the milestones the places that `arrange` puts them in. Null when there is no such objective. */
    arrange: (
      ownerId: OwnerId,
      objectiveId: string,
      arrange: (milestones: Milestone[]) => Milestone[],
    ): Promise<Milestone[] | null> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockObjective(trx, ownerId, objectiveId))) return null;
        const before = await selectInOrder(trx).where("objectiveId", "=", objectiveId).execute();
        const placeBefore = new Map(before.map(({ id, orderIndex }) => [id, orderIndex]));
        const arranged = arrange(before);
        for (const { id, orderIndex } of arranged) {
          if (placeBefore.get(id) === orderIndex) continue;
          await trx.updateTable("milestones").set({ orderIndex }).where("id", "=", id).execute();
        }
        return arranged;
      }),

    /** Null when there is no such milestone. */
    async update(
      ownerId: OwnerId,
      address: MilestoneAddress,
      { title, orderIndex, completedAt }: MilestoneFields,
    ): Promise<Milestone | null> {
      const milestone = await db
        .updateTable("milestones")
        .set(({ fn, val }) => ({
          title,
          orderIndex,
          ...(completedAt === null && { completed: false, completedAt }),
          // One that is completed already keeps its first moment.
          ...(completedAt && { completed: true, completedAt: fn.coalesce("completedAt", val(completedAt)) }),
        }))
        .where(isAt(address, ownerId))
        .returning(MILESTONE_COLUMNS)
        .executeTakeFirst();
      return milestone ?? null;
    },

    /** Null when there is no such milestone. */
    delete: (ownerId: OwnerId, address: MilestoneAddress, deletedAt: string): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom("milestones")
          .select("id")
          .where(isAt(address, ownerId))
          .executeTakeFirst();
        return found ? deleteRow(trx, ownerId, "milestones", found, deletedAt) : null;
      }),

    /** How many an objective has; nobody else adds one until the transaction ends. */
    async countLocked(transaction: Database, ownerId: OwnerId, objectiveId: string): Promise<number> {
      await lockObjective(transaction, ownerId, objectiveId);
      const { count } = await transaction
        .selectFrom("milestones")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("objectiveId", "=", objectiveId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** Nobody else adds or moves its milestones meanwhile. @returns whether there is such an objective */
async function lockObjective(transaction: Database, ownerId: OwnerId, id: string): Promise<boolean> {
  return (await lockRow(transaction, "objectives", { id, userId: ownerId }, ["id"])) !== null;
}

function selectInOrder(db: Database) {
  return db
    .selectFrom("milestones")
    .select(MILESTONE_COLUMNS)
    .orderBy("objectiveId")
    .orderBy("orderIndex")
    .orderBy("createdAt")
    .orderBy("id");
}

/** A milestone belongs to whom its objective belongs to. */
function belongsTo(ownerId: string) {
  return ({ exists, selectFrom }: ExpressionBuilder<Tables, "milestones">) =>
    exists(
      selectFrom("objectives")
        .select("objectives.id")
        .whereRef("objectives.id", "=", "milestones.objectiveId")
        .where("objectives.userId", "=", ownerId),
    );
}

function isAt({ id, objectiveId }: MilestoneAddress, ownerId: string) {
  return (eb: ExpressionBuilder<Tables, "milestones">) =>
    eb.and([
      eb("milestones.id", "=", id),
      ...(objectiveId === undefined ? [] : [eb("milestones.objectiveId", "=", objectiveId)]),
      belongsTo(ownerId)(eb),
    ]);
}
