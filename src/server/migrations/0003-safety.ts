import { sql } from "kysely";
import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/**
 * What the safety plan needs: readings of its completeness over time, one risk for each item of a check, the checks that
 * were made, trigger points with a planned response, with or without an objective, and where and when a contact answers.
 */
export const safety: MigrationStep = {
  name: "0003-safety",
  async up(db, engine) {
    const type = columnTypes(engine);

    await db.schema
      .createTable("lces_readings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("percent", "integer", (column) => column.notNull())
      .addColumn("createdAt", type.timestamp, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("lces_readings_userId_mode_createdAt")
      .on("lces_readings")
      .columns(["userId", "mode", "createdAt"])
      .execute();

    await db.schema.alterTable("risks").addColumn("updatedAt", type.timestamp).execute();
    // Empty sources are equal to nothing, not even to each other: risks of one's own are not limited by this.
    await db.schema
      .createIndex("risks_userId_source")
      .on("risks")
      .columns(["userId", "sourcePlugin", "sourceCode"])
      .unique()
      .execute();

    await db.schema.alterTable("tool_plugins").addColumn("seedHash", "text").execute();
    await db.schema
      .createTable("plugin_checks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("pluginId", "text", (column) =>
        column.notNull().references("tool_plugins.id").onDelete("cascade"),
      )
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("checked", "boolean", (column) => column.notNull())
      .addColumn("severity", "text", (column) => column.notNull().check(sql`severity in ('L', 'M', 'H')`))
      .addColumn("owner", "text")
      .addColumn("updatedAt", type.timestamp, (column) => column.notNull())
      .addUniqueConstraint("plugin_checks_userId_pluginId_day_code", ["userId", "pluginId", "day", "code"])
      .execute();

    // A trigger point may guard the safety plan alone, and neither engine drops "not null" in the same words.
    await db.schema.alterTable("triggers").renameTo("objective_triggers").execute();
    await db.schema
      .createTable("triggers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("objectiveId", "text", (column) => column.references("objectives.id").onDelete("cascade"))
      .addColumn("metric", "text", (column) => column.notNull())
      .addColumn("threshold", "text", (column) => column.notNull())
      .addColumn("lookout", "text")
      .addColumn("response", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("status", "text", (column) =>
        column.notNull().defaultTo("watching").check(sql`status in ('watching', 'tripped', 'retired')`),
      )
      .addColumn("trippedAt", type.timestamp)
      .addColumn("createdAt", type.timestamp, (column) => column.notNull())
      .addColumn("updatedAt", type.timestamp, (column) => column.notNull())
      .execute();
    await sql`
      insert into triggers (id, "userId", "objectiveId", metric, threshold, lookout, status, "createdAt", "updatedAt")
      select t.id, o."userId", o.id, t.metric, t.threshold, t.lookout, t.status, t."createdAt", t."createdAt"
      from objective_triggers t join objectives o on o.id = t."objectiveId"
    `.execute(db);
    await db.schema.dropTable("objective_triggers").execute();
    await db.schema
      .createIndex("triggers_userId_createdAt")
      .on("triggers")
      .columns(["userId", "createdAt"])
      .execute();
    await db.schema.createIndex("triggers_objectiveId").on("triggers").column("objectiveId").execute();

    const contactColumns = [
      ["description", "text"],
      ["smsNumber", "text"],
      ["smsBody", "text"],
      ["regions", type.json],
      ["hours", "text"],
      ["verifiedOn", "text"],
      ["seedKey", "text"],
      ["seedHash", "text"],
    ] as const;
    for (const [name, dataType] of contactColumns) {
      await db.schema.alterTable("support_contacts").addColumn(name, dataType).execute();
    }
    await db.schema
      .createIndex("support_contacts_seedKey")
      .on("support_contacts")
      .column("seedKey")
      .unique()
      .execute();
  },
};
