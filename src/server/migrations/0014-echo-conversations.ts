import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Conversations with Echo are kept on the server for those who choose so. */
export const echoConversations: MigrationStep = {
  name: "0014-echo-conversations",
  async up(db, engine) {
    const { json, timestamp } = columnTypes(engine);
    await db.schema
      .createTable("echo_settings")
      .addColumn("userId", "text", (column) =>
        column.primaryKey().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("keepsConversations", "boolean", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("echo_conversations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("messages", json, (column) => column.notNull())
      .addColumn("isDeleted", "boolean", (column) => column.notNull())
      .addColumn("updatedAt", timestamp, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("echo_conversations_userId_updatedAt")
      .on("echo_conversations")
      .columns(["userId", "updatedAt", "id"])
      .execute();
  },
};
