import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { BillingConfig } from "#server/platform/config/billing-config.ts";
import { lazily } from "#server/platform/lazily.ts";
import { PaymentsError, rethrowStripeError } from "./payments-error.ts";

/** The version of Stripe's API that this code was written for. */
const API_VERSION = "2026-10-28.endive";
/** Stripe's own recommendation for how old a signed event may be. */
const SIGNATURE_TOLERANCE_SECONDS = 300;
const IDEMPOTENCY_MS = 60_000;
const SUBSCRIPTIONS_MAX = 100;

/** A subscription as it is at Stripe. Instants are UTC ISO strings. */
export interface PaidSubscription {
  id: string;
  status: Stripe.Subscription.Status;
  priceId: string | null;
  isYearly: boolean;
  createdAt: string;
  /** The end of the period that is paid for. */
  paidUntil: string | null;
  /** When it ends, if it was canceled. */
  endsAt: string | null;
}

/** Something changed for a customer; what, is to be read anew. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
}

interface Checkout {
  customerId: string;
  accountId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  /** Differs between two checkouts that must not be taken for one. */
  basis: string;
}

export type Payments = ReturnType<typeof createPayments>;

/** Stripe, as far as this server uses it. All calls throw `PaymentsError`. */
export function createPayments(config: BillingConfig, clock: Clock) {
  const loadStripe = lazily(async () => {
    const { default: StripeClient } = await import("stripe");
    return new StripeClient(config.secretKey, {
      apiVersion: API_VERSION,
      timeout: config.timeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(config.apiBase && addressOf(config.apiBase)),
    });
  });

  const withStripe = async <Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> =>
    ask(await loadStripe()).catch(rethrowStripeError);

  /** The same call within a minute, such as a double click, has one effect at Stripe. */
  const onceAMinute = (what: string, ...parts: string[]) => {
    const minute = Math.floor(clock.now().getTime() / IDEMPOTENCY_MS);
    const digest = createHash("sha256").update([what, minute, ...parts].join("\n"));
    return { idempotencyKey: `${what}-${digest.digest("hex").slice(0, 40)}` };
  };

  return {
    prices: config.prices,

    /** Resolves if Stripe answers, accepts the key and knows a price. */
    async check(): Promise<void> {
      await withStripe((stripe) => stripe.prices.retrieve(config.prices.monthly));
    },

    /** @param replaced the id of an earlier customer that no longer exists, or "" */
    async createCustomer(accountId: string, email: string, replaced: string): Promise<string> {
      const { id } = await withStripe((stripe) =>
        stripe.customers.create(
          { email, metadata: { accountId } },
          onceAMinute("customer", accountId, email, replaced),
        ),
      );
      return id;
    },

    /** @returns the address that Stripe has */
    async emailOf(customerId: string): Promise<string | null> {
      const customer = await withStripe((stripe) => stripe.customers.retrieve(customerId));
      if (customer.deleted) throw new PaymentsError("no customer", {});
      return customer.email;
    },

    async changeEmail(customerId: string, email: string): Promise<void> {
      await withStripe((stripe) => stripe.customers.update(customerId, { email }));
    },

    /** Also ends the customer's subscriptions, at once. Succeeds for a customer that is gone. */
    async deleteCustomer(customerId: string): Promise<void> {
      await withStripe(async (stripe) => {
        await stripe.customers.del(customerId).catch((error: { code?: string }) => {
          if (error.code !== "resource_missing") throw error;
        });
      });
    },

    /**
     * The address of a page at Stripe where the person pays. An open page for the same is used again, and any other is
     * closed, so that nobody pays for two plans in two tabs.
     */
    startCheckout: ({ customerId, accountId, ...checkout }: Checkout): Promise<string> =>
      withStripe(async (stripe) => {
        const { priceId, successUrl, cancelUrl } = checkout;
        const { data: open } = await stripe.checkout.sessions.list({ customer: customerId, status: "open" });
        const same = open.find(
          ({ metadata, success_url }) => metadata?.priceId === priceId && success_url === successUrl,
        );
        if (same) return addressFrom(same.url);
        const closed = open.map(({ id }) => id).sort();
        // One that was paid or has expired in between cannot be closed, and need not be.
        for (const id of closed) await stripe.checkout.sessions.expire(id).catch(ignoreInvalid);
        const { url } = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            client_reference_id: accountId,
            line_items: [{ price: priceId, quantity: 1 }],
            metadata: { accountId, priceId },
            subscription_data: { metadata: { accountId } },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          onceAMinute("checkout", accountId, customerId, ...Object.values(checkout), ...closed),
        );
        return addressFrom(url);
      }),

    /** The address of a page at Stripe where the person changes or ends their subscription. */
    openPortal: (customerId: string, returnUrl: string): Promise<string> =>
      withStripe(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        });
        return addressFrom(session.url);
      }),

    /** Also the ended ones. */
    subscriptions: (customerId: string): Promise<PaidSubscription[]> =>
      withStripe(async (stripe) => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: SUBSCRIPTIONS_MAX,
        });
        return data.map(subscriptionFrom);
      }),

    /** @returns null unless the event was signed by Stripe, a short while ago */
    async readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null> {
      const { webhooks } = await loadStripe();
      try {
        const receivedAt = clock.now().getTime();
        const event = webhooks.constructEvent(
          body,
          signature,
          config.webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
          undefined,
          receivedAt,
        );
        return { id: event.id, type: event.type, customerId: customerOf(event.data.object) };
      } catch {
        return null;
      }
    },
  };
}

function addressOf(apiBase: string): { host: string; port: string; protocol: "http" | "https" } {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? "80" : "443"), protocol: isPlain ? "http" : "https" };
}

function ignoreInvalid(error: { type?: string }): void {
  if (error.type !== "StripeInvalidRequestError") throw error;
}

function addressFrom(url: string | null): string {
  if (url === null) throw new Error("Stripe made a page without an address.");
  return url;
}

function customerOf(object: object): string | null {
  const { customer } = object as { customer?: string | { id: string } | null };
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

function subscriptionFrom(subscription: Stripe.Subscription): PaidSubscription {
  const { id, status, items, created, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const [item] = items.data;
  const paidUntil = instantOf(item?.current_period_end);
  return {
    id,
    status,
    priceId: item?.price.id ?? null,
    isYearly: item?.price.recurring?.interval === "year",
    createdAt: instantOf(created) ?? "",
    paidUntil,
    endsAt: instantOf(ended_at) ?? instantOf(cancel_at) ?? (cancel_at_period_end ? paidUntil : null),
  };
}

function instantOf(seconds: number | null | undefined): string | null {
  return seconds ? new Date(seconds * 1000).toISOString() : null;
}
