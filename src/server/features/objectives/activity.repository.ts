import "./objectives.tables.ts";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { compareUrgency } from "#shared/objectives/due.rules.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { MILESTONE_COLUMNS, selectNextMilestones } from "./next-milestones.repository.ts";
import { objectiveFromRow, selectObjectives } from "./objectives.repository.ts";

/** The newest active objectives to read; nobody works on more. */
const CURRENT_MAX = 300;
const CURRENT_MILESTONES_MAX = 5000;

const MOST_URGENT = 5;

/** Statistics of the objectives and milestones in a pillar, without archived ones. */
export interface PillarActivity {
  pillar: Pillar;
  count: number;
  active: number;
  /** The sum of all percentages. */
  progress: number;
  /** When one of its objectives was last changed. */
  updatedAt: string;
  /** When a milestone was last added or completed. */
  milestoneAt: string | null;
  milestonesCompleted: number;
  firstObjectiveAt: string;
}

/** An objective with its first open milestone. */
export interface UrgentObjective extends Objective {
  nextMilestone: Milestone | null;
}

/** An objective, and when one of its milestones was last added or completed. */
export type TouchedObjective = Objective & { milestoneAt: string | null };

export interface CompletedRow {
  kind: "objective" | "milestone";
  id: string;
  /** For an objective, its own id. */
  objectiveId: string;
  title: string;
  objectiveTitle: string | null;
  pillar: Pillar;
  completedAt: string;
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

/** Bounded reads of a person's objectives for other features. */
export function createActivityRepository(db: Database) {
  /**
   * Whether an objective is active, or it or one of its milestones was added, changed or completed between two
   * instants.
   */
  const isCurrent =
    (from: string, to: string) =>
    ({ eb, and, or, exists, selectFrom }: ExpressionBuilder<Tables, "objectives">) =>
      or([
        eb("objectives.status", "=", "active"),
        and([eb("objectives.updatedAt", ">=", from), eb("objectives.updatedAt", "<", to)]),
        and([eb("objectives.completedAt", ">=", from), eb("objectives.completedAt", "<", to)]),
        exists(
          selectFrom("milestones as touched")
            .select("touched.id")
            .whereRef("touched.objectiveId", "=", "objectives.id")
            .where((touched) =>
              touched.or([
                touched.and([
                  touched("touched.createdAt", ">=", from),
                  touched("touched.createdAt", "<", to),
                ]),
                touched.and([
                  touched("touched.completedAt", ">=", from),
                  touched("touched.completedAt", "<", to),
                ]),
              ]),
            ),
        ),
      ]);

  const objectives = prepareQuery(db, 3, (ownerId: string, from: string, to: string) =>
    selectObjectives(db, ownerId)
      .where(isCurrent(from, to))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(CURRENT_MAX),
  );
  const touched = prepareQuery(db, 2, (ownerId: string, since: string) =>
    selectObjectives(db, ownerId)
      .select("milestoneAt")
      .where((eb) =>
        eb.or([
          eb("status", "=", "active"),
          eb("updatedAt", ">=", since),
          eb("completedAt", ">=", since),
          eb("milestoneAt", ">=", since),
        ]),
      )
      .where("status", "!=", "archived")
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(CURRENT_MAX),
  );
  const mostUrgent = prepareQuery(db, 1, (ownerId: string) =>
    byUrgency(selectObjectives(db, ownerId).where("status", "=", "active")).limit(MOST_URGENT),
  );
  const milestones = prepareQuery<[ownerId: string, from: string, to: string], Milestone>(
    db,
    3,
    (ownerId, from, to) =>
      db
        .selectFrom("objectives")
        .innerJoin("milestones", "milestones.objectiveId", "objectives.id")
        .select(MILESTONE_COLUMNS.map((column) => `milestones.${column}` as const))
        .where("objectives.userId", "=", ownerId)
        .where(isCurrent(from, to))
        .orderBy("objectives.createdAt", "desc")
        .orderBy("objectives.id", "desc")
        .orderBy("milestones.orderIndex")
        .orderBy("milestones.createdAt")
        .orderBy("milestones.id")
        .limit(CURRENT_MILESTONES_MAX),
  );
  const nextMilestones = prepareQuery<[ownerId: string, ...objectiveIds: string[]], Milestone>(
    db,
    1 + MOST_URGENT,
    (ownerId, ...objectiveIds) =>
      selectNextMilestones(db, ownerId, (objectives) =>
        objectives.where("objectives.id", "in", objectiveIds),
      ),
  );
  // The index `objectives_userId_figures` has all of these columns.
  const byPillar = prepareQuery<[ownerId: string], PillarActivity>(db, 1, (ownerId) =>
    db
      .selectFrom("objectives")
      .select(({ fn }) => [
        "pillar",
        fn.countAll<number>().as("count"),
        fn.countAll<number>().filterWhere("status", "=", "active").as("active"),
        fn.sum<number>("progress").as("progress"),
        fn.max("updatedAt").as("updatedAt"),
        fn.max("milestoneAt").as("milestoneAt"),
        fn.sum<number>("milestonesCompleted").as("milestonesCompleted"),
        fn.min("createdAt").as("firstObjectiveAt"),
      ])
      .where("userId", "=", ownerId)
      .where("status", "!=", "archived")
      .groupBy("pillar"),
  );
  const completed = prepareQuery<[ownerId: string, from: string, to: string], CompletedRow>(
    db,
    3,
    (ownerId, from, to) =>
      db
        .selectFrom("objectives")
        .select(["id", "title", "pillar"])
        .select([
          sql<"objective" | "milestone">`'objective'`.as("kind"),
          "id as objectiveId",
          sql<string | null>`null`.as("objectiveTitle"),
          "completedAt",
        ])
        .where("userId", "=", ownerId)
        .where("completedAt", ">=", from)
        .where("completedAt", "<", to)
        .unionAll(
          db
            .selectFrom("objectives")
            .innerJoin("milestones", "milestones.objectiveId", "objectives.id")
            .select(["milestones.id", "milestones.title", "objectives.pillar"])
            .select([
              sql<"objective" | "milestone">`'milestone'`.as("kind"),
              "milestones.objectiveId",
              sql<string | null>`objectives.title`.as("objectiveTitle"),
              "milestones.completedAt",
            ])
            .where("objectives.userId", "=", ownerId)
            // Narrows down the objectives whose milestones are looked at.
            .where("objectives.milestoneAt", ">=", from)
            .where("milestones.completed", "=", true)
            .where("milestones.completedAt", ">=", from)
            .where("milestones.completedAt", "<", to),
        )
        .$castTo<CompletedRow>(),
  );
  const tagged = prepareQuery(db, 1, (ownerId: string) =>
    db
      .selectFrom("objectives")
      .select(["id", "status", "tags"])
      .where("userId", "=", ownerId)
      .where("status", "=", "active"),
  );

  return {
    /** The newest objectives that are active or were touched between two instants, with their milestones in order. */
    async current(ownerId: OwnerId, from: string, to: string) {
      const [rows, ofThem] = await Promise.all([
        objectives(ownerId, from, to),
        milestones(ownerId, from, to),
      ]);
      return { objectives: rows.map(objectiveFromRow), milestones: ofThem };
    },

    /**
     * Active objectives by their due dates, and then the latest changed; at most five, with their next milestones.
     * @param known what `touched` returns, which usually holds all active ones
     */
    async mostUrgent(ownerId: OwnerId, known?: TouchedObjective[]): Promise<UrgentObjective[]> {
      const urgent =
        known && known.length < CURRENT_MAX
          ? known
              .filter(({ status }) => status === "active")
              .sort(compareUrgency)
              .slice(0, MOST_URGENT)
          : (await mostUrgent(ownerId)).map(objectiveFromRow);
      const ids = Array.from({ length: MOST_URGENT }, (_, index) => urgent[index]?.id ?? "");
      const next = urgent.some(isIncomplete) ? await nextMilestones(ownerId, ...ids) : [];
      return urgent.map((objective) => ({
        ...objective,
        nextMilestone: next.find(({ objectiveId }) => objectiveId === objective.id) ?? null,
      }));
    },

    /** The newest objectives that are active or were touched since an instant, without archived ones. */
    touched: async (ownerId: OwnerId, since: string): Promise<TouchedObjective[]> =>
      (await touched(ownerId, since)).map((row) => ({
        ...objectiveFromRow(row),
        milestoneAt: row.milestoneAt,
      })),

    byPillar: (ownerId: OwnerId): Promise<PillarActivity[]> => byPillar(ownerId),

    /** Completions in a half-open interval, in no particular order; also of what was archived since. */
    completed: (ownerId: OwnerId, from: string, to: string): Promise<CompletedRow[]> =>
      completed(ownerId, from, to),

    /** Active objectives with their tags. */
    tagged: (ownerId: OwnerId) => tagged(ownerId),
  };
}

function isIncomplete(objective: Pick<Objective, "milestonesTotal" | "milestonesCompleted">): boolean {
  return objective.milestonesCompleted < objective.milestonesTotal;
}

/** As `compareUrgency` in the browser: a day that is only suggested has no urgency. */
function byUrgency<Query extends { orderBy(column: RawBuilder<unknown>): Query }>(query: Query): Query {
  return query
    .orderBy(sql`case when ${sql.ref("dueSource")} <> 'suggested' then ${sql.ref("dueOn")} end nulls last`)
    .orderBy(sql`${sql.ref("updatedAt")} desc`)
    .orderBy(sql`${sql.ref("createdAt")} desc`)
    .orderBy(sql`${sql.ref("id")} desc`);
}
