import "./objectives.tables.ts";
import { type ExpressionBuilder, sql } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import { insertOnce, lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import { ALL_MILESTONES_MAX, type Milestone } from "#shared/objectives/objectives.contract.ts";
import { MILESTONE_COLUMNS, selectNextMilestones } from "./next-milestones.repository.ts";

/** Identifies a milestone. With `objectiveId` it must also belong to that objective. */
export interface MilestoneAddress {
  id: string;
  objectiveId: string | undefined;
}

/** Absent fields stay unchanged. */
export interface MilestoneFields {
  title: string | undefined;
  orderIndex: number | undefined;
  /** The time for a milestone that is not completed yet; null reopens it. */
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
  // Follows the index of a person's objectives and stops at the limit, so its cost does not grow with their number.
  const listAllPrepared = prepareQuery<[ownerId: string], Milestone>(db, 1, (ownerId) =>
    selectOfObjectives(db, ownerId)
      .orderBy("objectives.createdAt", "desc")
      .orderBy("objectives.id", "desc")
      .orderBy("milestones.orderIndex")
      .orderBy("milestones.createdAt")
      .orderBy("milestones.id")
      .limit(sql.lit(ALL_MILESTONES_MAX)),
  );
  const findObjective = prepareQuery<[ownerId: string, objectiveId: string], { id: string }>(
    db,
    2,
    (ownerId, objectiveId) =>
      db.selectFrom("objectives").select("id").where("id", "=", objectiveId).where("userId", "=", ownerId),
  );

  /** Changes one milestone while its objective is locked. @returns null when the milestone does not exist */
  const changeOne = <Changed>(
    ownerId: OwnerId,
    address: MilestoneAddress,
    change: (transaction: Database) => Promise<Changed | null>,
  ): Promise<Changed | null> =>
    db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom("milestones")
        .select("objectiveId")
        .where(isAt(address, ownerId))
        .executeTakeFirst();
      if (!found || !(await lockObjective(trx, ownerId, found.objectiveId))) return null;
      const changed = await change(trx);
      await summarizeMilestones(trx, found.objectiveId);
      return changed;
    });

  return {
    /** The milestones of these objectives, grouped by objective, in order. */
    async listOf(ownerId: OwnerId, objectiveIds: readonly string[]): Promise<Milestone[]> {
      if (objectiveIds.length === 0) return [];
      return selectOfObjectives(db, ownerId)
        .where("objectives.id", "in", objectiveIds)
        .orderBy("milestones.objectiveId")
        .orderBy("milestones.orderIndex")
        .orderBy("milestones.createdAt")
        .orderBy("milestones.id")
        .execute();
    },

    /** The milestones of the newest objectives, each objective's in order, at most `ALL_MILESTONES_MAX`. */
    listAll: (ownerId: OwnerId): Promise<Milestone[]> => listAllPrepared(ownerId),

    /** The first open milestone of each active objective. */
    listNext: prepareQuery<[ownerId: string], Milestone>(db, 1, (ownerId) =>
      selectNextMilestones(db, ownerId, (objectives) => objectives.where("objectives.status", "=", "active")),
    ),

    /** In order. @returns null when the objective does not exist */
    async list(ownerId: OwnerId, objectiveId: string): Promise<Milestone[] | null> {
      const milestones = await listPrepared(ownerId, objectiveId);
      if (milestones.length > 0) return milestones;
      return (await findObjective(ownerId, objectiveId)).length > 0 ? [] : null;
    },

    /**
     * Adds the milestone that `compose` makes from the existing ones, under a lock.
     * @returns the stored milestone
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
        const added = compose(siblings);
        const stored = await insertOnce(trx, "milestones", added, { objectiveId }, MILESTONE_COLUMNS);
        await summarizeMilestones(trx, objectiveId);
        return stored ?? "id taken";
      }),

    /** Gives the milestones the places that `arrange` returns. @returns null when the objective does not exist */
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

    /** @returns null when the milestone does not exist */
    update: (
      ownerId: OwnerId,
      address: MilestoneAddress,
      { title, orderIndex, completedAt }: MilestoneFields,
    ): Promise<Milestone | null> =>
      changeOne(ownerId, address, async (trx) => {
        const milestone = await trx
          .updateTable("milestones")
          .set(({ fn, val }) => ({
            title,
            orderIndex,
            ...(completedAt === null && { completed: false, completedAt }),
            // A completed milestone keeps its original time.
            ...(completedAt && {
              completed: true,
              completedAt: fn.coalesce("completedAt", val(completedAt)),
            }),
          }))
          .where("id", "=", address.id)
          .returning(MILESTONE_COLUMNS)
          .executeTakeFirst();
        return milestone ?? null;
      }),

    /** @returns null when the milestone does not exist */
    delete: (ownerId: OwnerId, address: MilestoneAddress, deletedAt: string): Promise<string | null> =>
      changeOne(ownerId, address, (trx) =>
        deleteRow(trx, ownerId, "milestones", { id: address.id }, deletedAt),
      ),

    /**
     * Counts the milestones of an objective after some came back; it stays locked until the transaction ends.
     * @returns their number
     */
    async countRestored(transaction: Database, ownerId: OwnerId, objectiveId: string): Promise<number> {
      await lockObjective(transaction, ownerId, objectiveId);
      await summarizeMilestones(transaction, objectiveId);
      const { milestonesTotal } = await transaction
        .selectFrom("objectives")
        .select("milestonesTotal")
        .where("id", "=", objectiveId)
        .executeTakeFirstOrThrow();
      return milestonesTotal;
    },
  };
}

/** When a milestone was added or, later, completed. */
const lastMoment = sql<string>`case when ${sql.ref("completedAt")} > ${sql.ref("createdAt")} then ${sql.ref("completedAt")} else ${sql.ref("createdAt")} end`;

/** Updates what an objective keeps about its milestones. Others must be locked out before they change. */
export async function summarizeMilestones(transaction: Database, objectiveId: string): Promise<void> {
  await transaction
    .updateTable("objectives")
    .set(({ selectFrom }) => {
      const ofIt = selectFrom("milestones").where("objectiveId", "=", objectiveId);
      const count = (query: typeof ofIt) =>
        query
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull();
      return {
        milestonesTotal: count(ofIt),
        milestonesCompleted: count(ofIt.where("completed", "=", true)),
        milestoneAt: ofIt.select(({ fn }) => fn.max(lastMoment).as("at")).$asScalar(),
      };
    })
    .where("id", "=", objectiveId)
    .execute();
}

/** Keeps others from adding or moving milestones. @returns whether the objective exists */
async function lockObjective(transaction: Database, ownerId: OwnerId, id: string): Promise<boolean> {
  return (await lockRow(transaction, "objectives", { id, userId: ownerId }, ["id"])) !== null;
}

function selectOfObjectives(db: Database, ownerId: string) {
  return db
    .selectFrom("objectives")
    .innerJoin("milestones", "milestones.objectiveId", "objectives.id")
    .select(MILESTONE_COLUMNS.map((column) => `milestones.${column}` as const))
    .where("objectives.userId", "=", ownerId);
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

/** A milestone belongs to the owner of its objective. */
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
