import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** The progress that an objective had before completion, which Reopen restores. */
export const progressBeforeCompletion: MigrationStep = {
  name: "0004-progress-before-completion",
  async up(db) {
    await db.schema.alterTable("objectives").addColumn("progressBefore", "integer").execute();
  },
};
