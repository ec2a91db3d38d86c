import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Safety items can be pinned, and each has a place in the person's own order. Existing ones stay oldest first. */
export const planOrder: MigrationStep = {
  name: "0013-plan-order",
  async up(db) {
    await db.schema
      .alterTable("safety_items")
      .addColumn("pinned", "boolean", (column) => column.notNull().defaultTo(false))
      .execute();
    await db.schema
      .alterTable("safety_items")
      .addColumn("orderIndex", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
