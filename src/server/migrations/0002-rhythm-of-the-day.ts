import { sql } from "kysely";
import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/**
 * What the daily rhythm needs: which signals a person has quietened, their command state, and what they decided about
 * the carry-over of a handover. Seeded texts get the hash of what was seeded, so that an edited one is recognised.
 */
export const rhythmOfTheDay: MigrationStep = {
  name: "0002-rhythm-of-the-day",
  async up(db, engine) {
    const type = columnTypes(engine);

    await db.schema.alterTable("doctrine_packs").addColumn("seedKey", "text").execute();
    await db.schema
      .createIndex("doctrine_packs_seedKey")
      .on("doctrine_packs")
      .column("seedKey")
      .unique()
      .execute();
    await db.schema.alterTable("doctrine_articles").addColumn("seedHash", "text").execute();
    await db.schema.alterTable("lessons").addColumn("seedKey", "text").execute();
    await db.schema.createIndex("lessons_seedKey").on("lessons").column("seedKey").unique().execute();
    await db.schema.alterTable("lessons").addColumn("seedHash", "text").execute();
    await db.schema.alterTable("lessons").addColumn("watchOutIds", type.json).execute();

    await db.schema
      .createTable("watch_out_dismissals")
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("watchOutId", "integer", (column) => column.notNull())
      .addColumn("createdAt", type.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("watch_out_dismissals_pk", ["userId", "key"])
      .execute();

    await db.schema
      .createTable("command_states")
      .addColumn("userId", "text", (column) =>
        column.primaryKey().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("state", type.json, (column) => column.notNull())
      .addColumn("updatedAt", type.timestamp, (column) => column.notNull())
      .execute();

    await db.schema.alterTable("briefings").addColumn("updatedAt", type.timestamp).execute();
    await db.schema
      .createIndex("briefings_userId_opPeriod")
      .on("briefings")
      .columns(["userId", "opPeriod"])
      .execute();

    await db.schema
      .createTable("carry_overs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("briefingId", "text", (column) =>
        column.notNull().references("briefings.id").onDelete("cascade"),
      )
      .addColumn("item", "text", (column) =>
        column.notNull().check(sql`item in ('onePriority', 'whatPersists')`),
      )
      .addColumn("decision", "text", (column) =>
        column.notNull().check(sql`decision in ('kept', 'edited', 'dropped')`),
      )
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("decidedOn", "text", (column) => column.notNull())
      .addColumn("createdAt", type.timestamp, (column) => column.notNull())
      .addUniqueConstraint("carry_overs_briefingId_item", ["briefingId", "item"])
      .execute();
    await db.schema
      .createIndex("carry_overs_userId_decidedOn")
      .on("carry_overs")
      .columns(["userId", "decidedOn"])
      .execute();
  },
};
