import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Distinguishes labels as shipped from those that an admin has edited. */
export const labelSeeds: MigrationStep = {
  name: "0005-label-seeds",
  async up(db) {
    await db.schema.alterTable("label_mappings").addColumn("seedHash", "text").execute();
  },
};
