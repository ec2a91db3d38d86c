import "./objectives.tables.ts";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, Tables } from "#server/platform/db/database.ts";
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

type Objectives = SelectQueryBuilder<Tables, "objectives", { next: string | null }>;

/**
 * The first open milestone of each of a person's objectives.
 * @param among narrows down the objectives
 */
export function selectNextMilestones(
  db: Database,
  ownerId: string,
  among: (objectives: Objectives) => Objectives,
): SelectQueryBuilder<Tables, "milestones", Milestone> {
  return db
    .selectFrom("milestones")
    .select(MILESTONE_COLUMNS)
    .where("id", "in", ({ selectFrom }) =>
      among(
        selectFrom("objectives")
          .select((objective) =>
            objective
              .selectFrom("milestones as open")
              .select("open.id")
              .whereRef("open.objectiveId", "=", "objectives.id")
              .where("open.completed", "=", sql.lit(false))
              .orderBy("open.orderIndex")
              .orderBy("open.createdAt")
              .orderBy("open.id")
              .limit(sql.lit(1))
              .$asScalar()
              .as("next"),
          )
          .where("objectives.userId", "=", ownerId),
      ),
    );
}
