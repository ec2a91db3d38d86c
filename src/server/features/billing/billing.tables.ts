declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** Who is a customer at Stripe. A row outlives its account until the customer is removed at Stripe. */
    stripe_customers: {
      customerId: string;
      userId: string;
      /** The address that Stripe was last told; null for a customer from before this was kept. */
      email: string | null;
      /** How many reads of the customer's subscriptions have begun. */
      readsBegun: number;
      /** The latest begun of the reads that were stored. */
      readApplied: number;
      renewsAt: string | null;
      endsAt: string | null;
      createdAt: string;
    };
    /** The events from Stripe that were handled. */
    stripe_events: { id: string; type: string; receivedAt: string };
  }
}

export {};
