import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Tokens for programs of the person's own, and what such a program proposes to add. */
export const accessTokens: MigrationStep = {
  name: "0021-access-tokens",
  async up(db, engine) {
    const { json, timestamp } = columnTypes(engine);
    await db.schema
      .createTable("access_tokens")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("tokenHash", "text", (column) => column.notNull().unique())
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .addColumn("lastUsedAt", timestamp)
      .addColumn("expiresAt", timestamp)
      .execute();
    await db.schema
      .createTable("proposals")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("tokenName", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("fields", json, (column) => column.notNull())
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .execute();
    for (const table of ["access_tokens", "proposals"]) {
      await db.schema
        .createIndex(`${table}_userId_createdAt_id`)
        .on(table)
        .columns(["userId", "createdAt", "id"])
        .execute();
    }
  },
};
