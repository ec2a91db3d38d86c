import type { MigrationStep } from "#server/platform/db/migrate.ts";

/** Which email address Stripe has of a customer. */
export const customerEmails: MigrationStep = {
  name: "0022-customer-emails",
  async up(db) {
    await db.schema.alterTable("stripe_customers").addColumn("email", "text").execute();
  },
};
