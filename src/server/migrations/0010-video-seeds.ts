import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Videos that ship with the product get the hash of what was seeded, so that an edited one is recognized. */
export const videoSeeds: MigrationStep = {
  name: "0010-video-seeds",
  async up(db) {
    await db.schema.alterTable("videos").addColumn("seedHash", "text").execute();
  },
};
