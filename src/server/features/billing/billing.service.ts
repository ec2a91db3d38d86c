import type { OwnerId } from "#server/platform/auth/owner.ts";
import { conflict, HttpError, unauthenticated } from "#server/platform/http/errors.ts";
import type { Payments } from "#server/platform/payments/payments.ts";
import { PaymentsError } from "#server/platform/payments/payments-error.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import type { Billing, PaymentPage } from "#shared/billing/billing.contract.ts";
import type { BillingRepository, Payer } from "./billing.repository.ts";
import { holdsPlan } from "./subscription.rules.ts";
import type { SubscriptionsService } from "./subscriptions.service.ts";

/** Enough for somebody who changes their mind, too few for a stuck button. */
const PAGES = { limit: 20, windowSeconds: 10 * 60 };

interface Deps {
  repository: BillingRepository;
  payments: Payments | null;
  subscriptionsService: SubscriptionsService;
  rateLimiter: Pick<RateLimiter, "consume">;
}

export type BillingService = ReturnType<typeof createBillingService>;

/** What a person pays for, and the pages of the payment service. */
export function createBillingService({ repository, payments, subscriptionsService, rateLimiter }: Deps) {
  async function payerOf(ownerId: OwnerId): Promise<Payer> {
    const payer = await repository.findPayer(ownerId);
    if (!payer) throw unauthenticated();
    return payer;
  }

  async function newCustomer(from: Payments, ownerId: OwnerId, payer: Payer): Promise<string> {
    const { email, stripeCustomerId } = payer;
    const customerId = await from.createCustomer(ownerId, email, stripeCustomerId ?? "");
    return repository.keepCustomer(ownerId, { customerId, email }, stripeCustomerId);
  }

  async function checkOut(
    from: Payments,
    ownerId: OwnerId,
    {
      payer,
      customerId,
      priceId,
      baseUrl,
    }: { payer: Payer; customerId: string; priceId: string; baseUrl: string },
  ): Promise<string> {
    // Read anew: the event about an earlier checkout may still be under way, and nobody should pay twice.
    if (holdsPlan(await subscriptionsService.refresh(from, customerId))) throw alreadySubscribed();
    return from.startCheckout({
      customerId,
      accountId: ownerId,
      priceId,
      successUrl: `${baseUrl}/billing?success=true`,
      cancelUrl: `${baseUrl}/subscribe`,
      basis: payer.stripeSubscriptionId ?? "",
    });
  }

  return {
    async overview(ownerId: OwnerId): Promise<Billing> {
      const { plan, subscriptionStatus, renewsAt, endsAt } = await payerOf(ownerId);
      return {
        sellsPlans: payments !== null,
        prices: payments?.prices ?? null,
        plan,
        subscriptionStatus,
        renewsAt,
        endsAt,
      };
    },

    /**
     * The address where the person pays for a plan.
     * @param baseUrl the address of this server, without a trailing slash
     * @throws HttpError 400 for another price, 402, 409 when they have a plan already or none are sold, 424, 429
     */
    async startCheckout(ownerId: OwnerId, priceId: string, baseUrl: string): Promise<PaymentPage> {
      if (!payments) throw sellsNoPlans();
      if (priceId !== payments.prices.monthly && priceId !== payments.prices.annual) throw unknownPrice();
      await rateLimiter.consume(`billing:${ownerId}`, PAGES);
      const payer = await payerOf(ownerId);
      const customerId = payer.stripeCustomerId ?? (await newCustomer(payments, ownerId, payer));
      const checkout = { payer, customerId, priceId, baseUrl };
      try {
        return { url: await checkOut(payments, ownerId, checkout) };
      } catch (error) {
        if (!(error instanceof PaymentsError && error.failure === "no customer")) throw error;
        // Removed at Stripe, or this server has other keys now.
        const renewed = await newCustomer(payments, ownerId, { ...payer, stripeCustomerId: customerId });
        return { url: await checkOut(payments, ownerId, { ...checkout, customerId: renewed }) };
      }
    },

    /**
     * The address where the person changes or ends their subscription.
     * @throws HttpError 409 when they have none or no plans are sold, 424, 429
     */
    async openPortal(ownerId: OwnerId, baseUrl: string): Promise<PaymentPage> {
      if (!payments) throw sellsNoPlans();
      await rateLimiter.consume(`billing:${ownerId}`, PAGES);
      const { stripeCustomerId } = await payerOf(ownerId);
      if (!stripeCustomerId) throw nothingToManage();
      try {
        return { url: await payments.openPortal(stripeCustomerId, `${baseUrl}/billing`) };
      } catch (error) {
        if (error instanceof PaymentsError && error.failure === "no customer") throw nothingToManage();
        throw error;
      }
    },
  };
}

/** The failure of the payment service as an answer to the person. */
export function answerTo({ failure }: PaymentsError): HttpError {
  if (failure === "declined") {
    return new HttpError(
      402,
      "payment_declined",
      "Your bank declined the payment, so nothing was charged. Try another card, or ask your bank.",
    );
  }
  return new HttpError(
    424,
    "payments_unavailable",
    failure === "unavailable"
      ? "The payment service can't be reached right now. Nothing was charged. Please try again in a few minutes."
      : "Payments aren't set up right on this server, so nothing was charged. Please tell whoever runs it.",
  );
}

function sellsNoPlans(): HttpError {
  return conflict("not_supported", "This server doesn't sell plans. You can use everything here.");
}

function unknownPrice(): HttpError {
  const message = "That isn't one of the plans of this server.";
  return new HttpError(400, "validation_error", message, { fields: { priceId: message } });
}

function alreadySubscribed(): HttpError {
  return conflict(
    "already_subscribed",
    "You already have a plan, so nothing was charged. You can change it on the Billing page.",
  );
}

function nothingToManage(): HttpError {
  return conflict("not_supported", "You don't have a subscription to manage yet.");
}
