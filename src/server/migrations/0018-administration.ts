import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** What administration needs: actors that stay readable, and contacts of the product that an admin can take away. */
export const administration: MigrationStep = {
  name: "0018-administration",
  async up(db) {
    await db.schema.alterTable("admin_audit").addColumn("actorEmail", "text").execute();
    await db.schema
      .createIndex("profiles_createdAt_id")
      .on("profiles")
      .columns(["createdAt", "id"])
      .execute();
    await db.schema
      .alterTable("support_contacts")
      .addColumn("isHidden", "boolean", (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
