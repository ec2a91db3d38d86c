import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** The parts of the plan that a person keeps from Echo. */
export const echoReads: MigrationStep = {
  name: "0015-echo-reads",
  async up(db, engine) {
    await db.schema
      .alterTable("echo_settings")
      .addColumn("hiddenParts", columnTypes(engine).json, (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
};
