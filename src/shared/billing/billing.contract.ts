import * as z from "zod/mini";
import { PLANS } from "../auth/auth.contract.ts";

export const BILLING_PATHS = {
  overview: "/api/billing",
  checkout: "/api/stripe/create-checkout-session",
  portal: "/api/stripe/create-portal-session",
  webhook: "/api/stripe/webhook",
} as const;

/** What the free plan holds where plans are sold. Everything else is free for everyone. */
export const GUEST_LIMITS = { activeObjectives: 5, echoMessagesADay: 20 } as const;

const instantSchema = z.nullable(z.string());

export const billingSchema = z.object({
  /** If not, nobody is limited here. */
  sellsPlans: z.boolean(),
  /** The ids of the prices for `checkout`; null where no plans are sold. */
  prices: z.nullable(z.object({ monthly: z.string(), annual: z.string() })),
  plan: z.enum(PLANS),
  subscriptionStatus: z.nullable(z.string()),
  /** When the next payment is due; null without a subscription, and once it was canceled. */
  renewsAt: instantSchema,
  /** When a canceled subscription ends or has ended. */
  endsAt: instantSchema,
});
export type Billing = z.infer<typeof billingSchema>;

export const newCheckoutSchema = z.object({
  priceId: z
    .string("Choose a plan.")
    .check(z.regex(/^[\w-]{1,200}$/, "That isn't one of the plans of this server.")),
});

/** A page of the payment service for the browser to open. */
export const paymentPageSchema = z.object({ url: z.string() });
export type PaymentPage = z.infer<typeof paymentPageSchema>;
