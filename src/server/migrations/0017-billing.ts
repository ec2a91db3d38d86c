import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Who pays, as read from Stripe, and the events from Stripe that were handled. */
export const billing: MigrationStep = {
  name: "0017-billing",
  async up(db, engine) {
    const { timestamp } = columnTypes(engine);
    await db.schema
      .createTable("stripe_customers")
      .addColumn("customerId", "text", (column) => column.primaryKey())
      // Not a reference: the customer has to be removed at Stripe after the account is gone.
      .addColumn("userId", "text", (column) => column.notNull())
      .addColumn("readsBegun", "integer", (column) => column.notNull())
      .addColumn("readApplied", "integer", (column) => column.notNull())
      .addColumn("renewsAt", timestamp)
      .addColumn("endsAt", timestamp)
      .addColumn("createdAt", timestamp, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("stripe_customers_userId").on("stripe_customers").column("userId").execute();
    await db.schema
      .createTable("stripe_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("receivedAt", timestamp, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("stripe_events_receivedAt")
      .on("stripe_events")
      .column("receivedAt")
      .execute();
  },
};
