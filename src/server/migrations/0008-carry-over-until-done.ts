import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** The day on which a kept item was done or dropped. Until now, one left the screen after the day it was kept on. */
export const carryOverUntilDone: MigrationStep = {
  name: "0008-carry-over-until-done",
  async up(db) {
    await db.schema.alterTable("carry_overs").addColumn("endedOn", "text").execute();
    await db
      .updateTable("carry_overs")
      .set(({ ref }) => ({ endedOn: ref("decidedOn") }))
      .where("decision", "!=", "dropped")
      .execute();
  },
};
