import { sql } from "kysely";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/**
 * Objectives can be archived, and each has a place in the person's own order. SQLite cannot change the check of a column,
 * so a new column takes its place.
 */
export const ownOrderAndArchive: MigrationStep = {
  name: "0011-own-order-and-archive",
  async up(db) {
    await db.schema.dropIndex("objectives_userId_figures").execute();
    await db.schema
      .alterTable("objectives")
      .addColumn("state", "text", (column) =>
        column
          .notNull()
          .defaultTo("active")
          .check(sql`${sql.ref("state")} in ('active', 'completed', 'archived')`),
      )
      .execute();
    await sql`update objectives set state = status`.execute(db);
    await db.schema.alterTable("objectives").dropColumn("status").execute();
    await db.schema.alterTable("objectives").renameColumn("state", "status").execute();
    await db.schema
      .alterTable("objectives")
      .addColumn("orderIndex", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
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
