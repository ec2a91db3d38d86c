import { type ColumnDefinitionBuilder, sql } from "kysely";
import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/**
 * Each objective keeps the counts of its milestones, and when one was last added or completed. An index answers what
 * the dashboard asks of a whole year without reading its rows.
 */
export const milestoneSummary: MigrationStep = {
  name: "0009-milestone-summary",
  async up(db, engine) {
    const { timestamp } = columnTypes(engine);
    const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
    await db.schema.alterTable("objectives").addColumn("milestonesTotal", "integer", none).execute();
    await db.schema.alterTable("objectives").addColumn("milestonesCompleted", "integer", none).execute();
    await db.schema.alterTable("objectives").addColumn("milestoneAt", timestamp).execute();
    await sql`
      update objectives set
        "milestonesTotal" = (select count(*) from milestones where "objectiveId" = objectives.id),
        "milestonesCompleted" = (
          select count(*) from milestones where "objectiveId" = objectives.id and completed = ${true}
        ),
        "milestoneAt" = (
          select max(case when "completedAt" > "createdAt" then "completedAt" else "createdAt" end)
          from milestones where "objectiveId" = objectives.id
        )`.execute(db);
    await db.schema
      .createIndex("objectives_userId_figures")
      .on("objectives")
      .columns([
        "userId",
        "pillar",
        "status",
        "progress",
        "createdAt",
        "updatedAt",
        "milestoneAt",
        "milestonesCompleted",
      ])
      .execute();
  },
};
