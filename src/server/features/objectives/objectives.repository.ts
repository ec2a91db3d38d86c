import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./objectives.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, type Page, preparePages } from "#server/platform/db/pages.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import { centsFromDecimal, decimalFromCents } from "#shared/objectives/money.rules.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type { ActiveObjectives } from "./active-objectives.repository.ts";
import { summarizeMilestones } from "./milestones.repository.ts";

const COLUMNS = [
  "id",
  "title",
  "specific",
  "measurable",
  "achievable",
  "relevant",
  "timeBound",
  "dueOn",
  "dueSource",
  "status",
  "progress",
  "pillar",
  "tags",
  "mode",
  "budgetCents",
  "actualCostCents",
  "completedAt",
  "progressBefore",
  "orderIndex",
  "milestonesTotal",
  "milestonesCompleted",
  "createdAt",
  "updatedAt",
] as const;

/** The part of an objective that a change may write. */
export type StoredObjective = Omit<Objective, "milestonesTotal" | "milestonesCompleted" | "orderIndex">;

/** Columns to write; absent ones stay unchanged. */
export type FieldChanges = {
  [Field in Exclude<keyof StoredObjective, "id" | "createdAt">]?: StoredObjective[Field] | undefined;
};

const BASIS = [
  "status",
  "progress",
  "completedAt",
  "progressBefore",
  "timeBound",
  "dueOn",
  "dueSource",
] as const;
/** The stored state that changes build on. */
export type Basis = Pick<StoredObjective, (typeof BASIS)[number]>;

export type ObjectivesRepository = ReturnType<typeof createObjectivesRepository>;

export function createObjectivesRepository(db: Database, activeObjectives: ActiveObjectives) {
  const listPrepared = preparePages<ObjectiveRow>(db, NEWEST_FIRST, (ownerId) =>
    selectObjectives(db, ownerId),
  );

  return {
    /** Newest first. */
    async list(ownerId: OwnerId, page?: PageQuery): Promise<Page<Objective>> {
      const { rows, next } = await listPrepared(ownerId, page);
      return { rows: rows.map(objectiveFromRow), next };
    },

    async countByStatus(ownerId: OwnerId): Promise<Record<Objective["status"], number>> {
      const rows = await db
        .selectFrom("objectives")
        .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
        .where("userId", "=", ownerId)
        .groupBy("status")
        .execute();
      const counts = { active: 0, completed: 0, archived: 0 };
      for (const { status, count } of rows) counts[status] = count;
      return counts;
    },

    /** @returns null when the objective does not exist */
    async find(ownerId: OwnerId, id: string): Promise<Objective | null> {
      const row = await selectObjectives(db, ownerId).where("id", "=", id).executeTakeFirst();
      return row ? objectiveFromRow(row) : null;
    },

    /** The titles of the objectives that exist, by id. */
    async titlesOf(ownerId: OwnerId, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("objectives")
        .select(["id", "title"])
        .where("userId", "=", ownerId)
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /**
     * Stores the objective with its milestones, or nothing.
     * @returns the stored objective, or null when the id belongs to somebody else
     * @throws HttpError 402 when the plan holds no more active ones
     */
    insert(
      ownerId: OwnerId,
      { id, createdAt, tags, ...fields }: StoredObjective,
      milestones: readonly Milestone[],
    ): Promise<Stored<Objective> | null> {
      const row = {
        ...columnsOf(fields),
        id,
        createdAt,
        tags: toJson(tags),
      };
      return db.transaction().execute(async (trx) => {
        const stored = await insertOwned(trx, ownerId, "objectives", row, ["id"]);
        if (stored?.isNew && row.status === "active") await activeObjectives.check(trx, ownerId);
        if (stored?.isNew && milestones.length > 0) {
          await trx
            .insertInto("milestones")
            .values([...milestones])
            .execute();
          await summarizeMilestones(trx, id);
        }
        return stored && { row: await readOne(trx, ownerId, id), isNew: stored.isNew };
      });
    },

    /**
     * Changes the fields that `compose` makes from the latest state, under a lock.
     * @returns null when the objective does not exist
     * @throws HttpError 402 when it would become active and the plan holds no more
     */
    update: (
      ownerId: OwnerId,
      id: string,
      compose: (before: Basis) => FieldChanges & { updatedAt: string },
    ): Promise<Objective | null> =>
      db.transaction().execute(async (trx) => {
        const before = await lockRow(trx, "objectives", { id, userId: ownerId }, BASIS);
        if (!before) return null;
        const after = compose(before);
        await trx
          .updateTable("objectives")
          .set(columnsOf(after))
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .execute();
        if (before.status !== "active" && after.status === "active")
          await activeObjectives.check(trx, ownerId);
        return readOne(trx, ownerId, id);
      }),

    /**
     * Changes fields and replaces all milestones, or nothing.
     * @returns null when the objective does not exist
     */
    rewrite: (
      ownerId: OwnerId,
      id: string,
      fields: FieldChanges & { updatedAt: string },
      milestones: readonly Milestone[],
    ): Promise<Objective | null> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockRow(trx, "objectives", { id, userId: ownerId }, ["id"]))) return null;
        await trx
          .updateTable("objectives")
          .set(columnsOf(fields))
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .execute();
        await trx.deleteFrom("milestones").where("objectiveId", "=", id).execute();
        await trx
          .insertInto("milestones")
          .values([...milestones])
          .execute();
        await summarizeMilestones(trx, id);
        return readOne(trx, ownerId, id);
      }),
  };
}

export function selectObjectives(db: Database, ownerId: string) {
  return db.selectFrom("objectives").select(COLUMNS).where("userId", "=", ownerId);
}

async function readOne(db: Database, ownerId: OwnerId, id: string): Promise<Objective> {
  return objectiveFromRow(await selectObjectives(db, ownerId).where("id", "=", id).executeTakeFirstOrThrow());
}

type ObjectiveRow = Awaited<ReturnType<ReturnType<typeof selectObjectives>["execute"]>>[number];

/** Field by field: in the product's most frequent call, spreading the row would cost more than reading it. */
export function objectiveFromRow(row: ObjectiveRow): Objective {
  return {
    id: row.id,
    title: row.title,
    specific: row.specific,
    measurable: row.measurable,
    achievable: row.achievable,
    relevant: row.relevant,
    timeBound: row.timeBound,
    dueOn: row.dueOn,
    dueSource: row.dueSource,
    status: row.status,
    progress: row.progress,
    pillar: row.pillar,
    tags: row.tags,
    budget: row.budgetCents === null ? null : decimalFromCents(row.budgetCents),
    actualCost: row.actualCostCents === null ? null : decimalFromCents(row.actualCostCents),
    mode: row.mode,
    milestonesTotal: row.milestonesTotal,
    milestonesCompleted: row.milestonesCompleted,
    completedAt: row.completedAt,
    progressBefore: row.progressBefore,
    orderIndex: row.orderIndex,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function columnsOf<Fields extends FieldChanges>({ tags, budget, actualCost, ...fields }: Fields) {
  return {
    ...fields,
    ...(tags && { tags: toJson(tags) }),
    ...(budget !== undefined && { budgetCents: centsOf(budget) }),
    ...(actualCost !== undefined && { actualCostCents: centsOf(actualCost) }),
  };
}

function centsOf(amount: string | null): number | null {
  return amount === null ? null : centsFromDecimal(amount);
}
