import type { Clock } from "#server/platform/clock/clock.ts";
import type { PaidSubscription, PaymentEvent, Payments } from "#server/platform/payments/payments.ts";
import { PaymentsError } from "#server/platform/payments/payments-error.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { Applied, BillingRepository } from "./billing.repository.ts";
import type { CustomerEmailsService } from "./customer-emails.service.ts";
import { type Subscriber, subscriberAfter } from "./subscription.rules.ts";

/** Events after which a customer's subscriptions may be different. */
const EVENTS = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.payment_failed",
];
/** Stripe sends an event again for three days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** What became of an event; "ignored" if it is about nothing that this server keeps. */
export type Received = "handled" | "repeated" | "ignored" | "unknown customer";

/** What an account says, and what it should say according to the payment service. */
export interface Reconciled extends Applied {
  email: string;
  /** The address that the payment service has, or had before it was corrected. */
  emailThere: string | null;
  found: "same" | "different" | "nobody";
}

interface Deps {
  repository: BillingRepository;
  payments: Payments | null;
  customerEmails: CustomerEmailsService;
  clock: Clock;
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/**
 * Keeps the accounts as the payment service has them. An event only says that something changed: the subscriptions are
 * read anew, so repeated events and events out of order do no harm.
 */
export function createSubscriptionsService({ repository, payments, customerEmails, clock }: Deps) {
  /** @returns null for a customer that does not exist there */
  async function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof PaymentsError && error.failure === "no customer") return null;
      throw error;
    }
  }

  /** @returns null for an unknown customer; `applied` is null when a later read or another delivery was first */
  async function refresh(
    from: Payments,
    customerId: string,
    event: PaymentEvent | null,
  ): Promise<{ subscriptions: PaidSubscription[]; applied: Applied | null } | null> {
    const read = await repository.beginRead(customerId);
    if (read === null) return null;
    const subscriptions = (await unlessGone(from.subscriptions(customerId))) ?? [];
    const applied = await repository.apply({ customerId, read, event }, (before) =>
      subscriberAfter(before, subscriptions, from.prices),
    );
    return { subscriptions, applied };
  }

  return {
    /**
     * Handles an event once, however often it is delivered.
     * @throws PaymentsError when the state cannot be read, so that the event is delivered again
     */
    async receive(event: PaymentEvent): Promise<Received> {
      if (!payments || !EVENTS.includes(event.type) || event.customerId === null) return "ignored";
      if (await repository.isHandled(event.id)) return "repeated";
      const result = await refresh(payments, event.customerId, event);
      if (result === null) return "unknown customer";
      return result.applied ? "handled" : "repeated";
    },

    /** Brings an account up to date, and returns the customer's subscriptions. @throws PaymentsError */
    async refresh(from: Payments, customerId: string): Promise<PaidSubscription[]> {
      return (await refresh(from, customerId, null))?.subscriptions ?? [];
    },

    /**
     * Compares every customer's account with the payment service, and corrects the plans here and the addresses there.
     * @param isDryRun changes nothing
     * @throws PaymentsError
     */
    async *reconcile(from: Payments, { isDryRun }: { isDryRun: boolean }): AsyncGenerator<Reconciled> {
      for (const {
        customerId,
        email,
        plan,
        stripeSubscriptionId,
        subscriptionStatus,
      } of await repository.customers()) {
        const before = { plan, stripeSubscriptionId, subscriptionStatus };
        const read = isDryRun ? null : await repository.beginRead(customerId);
        const found = await unlessGone(
          Promise.all([from.subscriptions(customerId), from.emailOf(customerId)]),
        );
        if (found === null) {
          // Rather the keys of another account at Stripe than a customer who is gone.
          yield { email, emailThere: null, before, after: before, found: "nobody" };
          continue;
        }
        const [subscriptions, emailThere] = found;
        if (emailThere !== email && !isDryRun) await customerEmails.tell(from, customerId, email);
        const compose = (stored: Subscriber) => subscriberAfter(stored, subscriptions, from.prices);
        const applied =
          read === null
            ? { before, after: compose(before) }
            : await repository.apply({ customerId, read, event: null }, compose);
        // Otherwise a later read was stored meanwhile.
        const { before: was, after } = applied ?? { before, after: before };
        const isSame = emailThere === email && !isDifferent({ before: was, after });
        yield { email, emailThere, before: was, after, found: isSame ? "same" : "different" };
      }
    },

    /** Forgets old events, tells addresses, and removes customers whose account was deleted, which ends what they pay for. */
    async tidyUp(): Promise<void> {
      await repository.forgetEvents(new Date(clock.now().getTime() - EVENTS_KEPT_MS).toISOString());
      if (!payments) return;
      await customerEmails.tellAll();
      try {
        for (const { customerId } of await repository.abandoned()) {
          await payments.deleteCustomer(customerId);
          await repository.forgetCustomer(customerId);
        }
      } catch (error) {
        // The next round tries again.
        if (!(error instanceof PaymentsError)) throw error;
      }
    },
  };
}

const FIELDS = ["plan", "stripeSubscriptionId", "subscriptionStatus"] satisfies (keyof Subscriber)[];

function isDifferent({ before, after }: Applied): boolean {
  return FIELDS.some((field) => before[field] !== after[field]);
}
