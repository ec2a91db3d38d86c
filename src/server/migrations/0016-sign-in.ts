import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Links that work once, authenticator apps with recovery codes, and passkeys. */
export const signIn: MigrationStep = {
  name: "0016-sign-in",
  async up(db, engine) {
    const { timestamp } = columnTypes(engine);
    await db.schema
      .createTable("one_time_tokens")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("userId", "text", (column) => column.references("profiles.id").onDelete("cascade"))
      .addColumn("email", "text")
      .addColumn("expiresAt", timestamp, (column) => column.notNull())
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("authenticators")
      .addColumn("userId", "text", (column) =>
        column.primaryKey().references("profiles.id").onDelete("cascade"),
      )
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("lastStep", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("confirmedAt", timestamp)
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("recovery_codes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("codeHash", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", (column) => column.notNull().references("profiles.id").onDelete("cascade"))
      .addColumn("credentialId", "text", (column) => column.notNull().unique())
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("counter", "integer", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .addColumn("lastUsedAt", timestamp)
      .execute();
    for (const [table, column] of [
      ["one_time_tokens", "userId"],
      ["one_time_tokens", "expiresAt"],
      ["recovery_codes", "userId"],
      ["passkeys", "userId"],
    ] as const) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};
