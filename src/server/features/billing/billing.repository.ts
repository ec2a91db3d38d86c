import "#server/platform/auth/auth.tables.ts";
import "./billing.tables.ts";
import { sql } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { type Database, inTransaction } from "#server/platform/db/database.ts";
import { lockRow } from "#server/platform/db/owned-rows.ts";
import type { PaymentEvent } from "#server/platform/payments/payments.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Subscriber, SubscriptionDates } from "./subscription.rules.ts";

const SUBSCRIBER = ["plan", "stripeSubscriptionId", "subscriptionStatus"] as const;
const DATES = ["renewsAt", "endsAt"] as const;

/** A person as the payment service needs to know them. */
export type Payer = Subscriber & SubscriptionDates & { email: string; stripeCustomerId: string | null };

export interface Customer {
  customerId: string;
  userId: string;
}

/** What a read of subscriptions changed of an account. */
export interface Applied {
  before: Subscriber;
  after: Subscriber;
}

type Compose = (before: Subscriber) => Subscriber & SubscriptionDates;

export type BillingRepository = ReturnType<typeof createBillingRepository>;

export function createBillingRepository(db: Database, clock: Clock) {
  return {
    async findPayer(ownerId: OwnerId): Promise<Payer | null> {
      const payer = await db
        .selectFrom("profiles")
        .leftJoin("stripe_customers", "stripe_customers.customerId", "profiles.stripeCustomerId")
        .select(["profiles.email", "stripeCustomerId", ...SUBSCRIBER, ...DATES])
        .where("profiles.id", "=", ownerId)
        .executeTakeFirst();
      return payer ?? null;
    },

    /** Locks the account until the transaction ends. @returns null when it does not exist */
    async lockPlan(transaction: Database, ownerId: OwnerId): Promise<User["plan"] | null> {
      const profile = await lockRow(transaction, "profiles", { id: ownerId }, ["plan"]);
      return profile?.plan ?? null;
    },

    async planOf(ownerId: OwnerId): Promise<User["plan"] | null> {
      const profile = await db
        .selectFrom("profiles")
        .select("plan")
        .where("id", "=", ownerId)
        .executeTakeFirst();
      return profile?.plan ?? null;
    },

    /**
     * Stores a new customer, unless another call was first.
     * @param customer with the address that the payment service was told
     * @param replaced the customer that the account had when this one was made
     * @returns the account's customer
     */
    keepCustomer: (
      ownerId: OwnerId,
      { customerId, email }: { customerId: string; email: string },
      replaced: string | null,
    ): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const profile = await lockRow(trx, "profiles", { id: ownerId }, ["stripeCustomerId"]);
        if (profile?.stripeCustomerId && profile.stripeCustomerId !== replaced)
          return profile.stripeCustomerId;
        const now = clock.nowIso();
        // Also when the account was deleted meanwhile: the customer is then removed by `abandoned`.
        await trx
          .insertInto("stripe_customers")
          .values({
            customerId,
            userId: ownerId,
            email,
            readsBegun: 0,
            readApplied: 0,
            renewsAt: null,
            endsAt: null,
            createdAt: now,
          })
          .onConflict((on) => on.column("customerId").doNothing())
          .execute();
        await trx
          .updateTable("profiles")
          .set({ stripeCustomerId: customerId, updatedAt: now })
          .where("id", "=", ownerId)
          .execute();
        if (replaced !== null)
          await trx.deleteFrom("stripe_customers").where("customerId", "=", replaced).execute();
        return customerId;
      }),

    async isHandled(eventId: string): Promise<boolean> {
      const event = await db
        .selectFrom("stripe_events")
        .select("id")
        .where("id", "=", eventId)
        .executeTakeFirst();
      return event !== undefined;
    },

    /**
     * Numbers a read of a customer's subscriptions before it leaves.
     * @returns null for a customer without an account here
     */
    async beginRead(customerId: string): Promise<number | null> {
      const row = await db
        .updateTable("stripe_customers")
        .set({ readsBegun: sql`${sql.ref("readsBegun")} + 1` })
        .where("customerId", "=", customerId)
        .where("userId", "in", db.selectFrom("profiles").select("id"))
        .returning("readsBegun")
        .executeTakeFirst();
      return row?.readsBegun ?? null;
    },

    /**
     * Stores what a read found, together with the event that caused it, or nothing: when the event was handled
     * meanwhile, or the result of a read that began later is stored already.
     * @param read its number, from `beginRead`
     */
    apply: (
      { customerId, read, event }: { customerId: string; read: number; event: PaymentEvent | null },
      compose: Compose,
    ): Promise<Applied | null> =>
      inTransaction(db, async (trx) => {
        if (event) {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto("stripe_events")
            .values({ id: event.id, type: event.type, receivedAt: clock.nowIso() })
            .onConflict((on) => on.column("id").doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n) return null;
        }
        const customer = await trx
          .updateTable("stripe_customers")
          .set({ readApplied: read })
          .where("customerId", "=", customerId)
          .where("readApplied", "<", read)
          .returning("userId")
          .executeTakeFirst();
        if (!customer) return null;
        const key = { id: customer.userId, stripeCustomerId: customerId };
        const before = await lockRow(trx, "profiles", key, SUBSCRIBER);
        if (!before) return null;
        const { renewsAt, endsAt, ...after } = compose(before);
        await trx
          .updateTable("stripe_customers")
          .set({ renewsAt, endsAt })
          .where("customerId", "=", customerId)
          .execute();
        if (SUBSCRIBER.some((field) => before[field] !== after[field])) {
          await trx
            .updateTable("profiles")
            .set({ ...after, updatedAt: clock.nowIso() })
            .where("id", "=", customer.userId)
            .execute();
        }
        return { before, after };
      }),

    /** Every customer with an account, in the order of their ids. */
    customers: (): Promise<(Customer & { email: string } & Subscriber)[]> =>
      db
        .selectFrom("profiles")
        .innerJoin("stripe_customers", "stripe_customers.customerId", "profiles.stripeCustomerId")
        .select(["customerId", "userId", "profiles.email", ...SUBSCRIBER])
        .orderBy("customerId")
        .execute(),

    /** Customers whose account has another address than the payment service was told. @param userId only this account's */
    async untold(userId?: string): Promise<{ customerId: string; email: string }[]> {
      const customers = db
        .selectFrom("profiles")
        .innerJoin("stripe_customers", "stripe_customers.customerId", "profiles.stripeCustomerId")
        .select(["customerId", "profiles.email"])
        .where((is) =>
          is.or([
            is("stripe_customers.email", "is", null),
            is("stripe_customers.email", "!=", is.ref("profiles.email")),
          ]),
        )
        .orderBy("customerId");
      return (userId === undefined ? customers : customers.where("profiles.id", "=", userId)).execute();
    },

    /** @param email what the payment service was told */
    async noteEmail(customerId: string, email: string): Promise<void> {
      await db.updateTable("stripe_customers").set({ email }).where("customerId", "=", customerId).execute();
    },

    /** Customers whose account was deleted. */
    abandoned: (): Promise<Customer[]> =>
      db
        .selectFrom("stripe_customers")
        .leftJoin("profiles", "profiles.id", "stripe_customers.userId")
        .select(["customerId", "userId"])
        .where("profiles.id", "is", null)
        .orderBy("customerId")
        .limit(100)
        .execute(),

    async forgetCustomer(customerId: string): Promise<void> {
      await db.deleteFrom("stripe_customers").where("customerId", "=", customerId).execute();
    },

    async forgetEvents(before: string): Promise<void> {
      await db.deleteFrom("stripe_events").where("receivedAt", "<", before).execute();
    },
  };
}
