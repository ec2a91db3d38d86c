import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** The secret address of a person's calendar: only its hash is kept. */
export const calendarFeed: MigrationStep = {
  name: "0019-calendar-feed",
  async up(db, engine) {
    const { timestamp } = columnTypes(engine);
    await db.schema
      .createTable("calendar_feeds")
      .addColumn("userId", "text", (column) =>
        column.primaryKey().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("secretHash", "text", (column) => column.notNull().unique())
      .addColumn("showsTitles", "boolean", (column) => column.notNull())
      .addColumn("timeZone", "text", (column) => column.notNull())
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .addColumn("lastFetchedAt", timestamp)
      .execute();
  },
};
