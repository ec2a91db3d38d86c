import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** What the dashboard asks of milestones is answered by the index alone, without reading a year of their rows. */
export const milestoneMoments: MigrationStep = {
  name: "0006-milestone-moments",
  async up(db) {
    await db.schema.dropIndex("milestones_objectiveId_completed").execute();
    await db.schema
      .createIndex("milestones_objectiveId_moments")
      .on("milestones")
      .columns(["objectiveId", "completed", "completedAt", "createdAt"])
      .execute();
  },
};
