import type { PaidSubscription } from "#server/platform/payments/payments.ts";
import type { User } from "#shared/auth/auth.contract.ts";

/** What a person's account says about their subscription. */
export interface Subscriber {
  plan: User["plan"];
  stripeSubscriptionId: string | null;
  subscriptionStatus: string | null;
}

/** The dates that go with it. */
export interface SubscriptionDates {
  renewsAt: string | null;
  endsAt: string | null;
}

/** The statuses in which a plan is held, the best first. While a failed payment is tried again, the plan stays. */
const HELD = ["active", "trialing", "past_due"];

/** The subscription that counts: one that holds a plan, the best first, or the newest. */
function decisiveOf(subscriptions: readonly PaidSubscription[]): PaidSubscription | undefined {
  const rank = ({ status }: PaidSubscription) => (HELD.includes(status) ? HELD.indexOf(status) : HELD.length);
  return subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt))[0];
}

/** Whether one of them holds a plan, so that another one would be paid twice. */
export const holdsPlan = (subscriptions: readonly PaidSubscription[]): boolean =>
  subscriptions.some(({ status }) => HELD.includes(status));

/**
 * What the account says after its subscriptions were read. A plan that an administrator gave stays; what is paid on top
 * of it is only kept as id and status.
 */
export function subscriberAfter(
  { plan }: Pick<Subscriber, "plan">,
  subscriptions: readonly PaidSubscription[],
  prices: { monthly: string; annual: string },
): Subscriber & SubscriptionDates {
  const decisive = decisiveOf(subscriptions);
  const isHeld = decisive !== undefined && HELD.includes(decisive.status);
  const isGiven = plan === "included" || plan === "comped";
  return {
    plan: isGiven ? plan : isHeld ? paidPlanOf(decisive, prices) : "guest",
    stripeSubscriptionId: decisive?.id ?? null,
    subscriptionStatus: decisive?.status ?? null,
    renewsAt: isHeld && decisive.endsAt === null ? decisive.paidUntil : null,
    endsAt: decisive?.endsAt ?? null,
  };
}

/** An earlier price of this server counts by its interval. */
function paidPlanOf(
  { priceId, isYearly }: PaidSubscription,
  prices: { monthly: string; annual: string },
): "member_monthly" | "member_annual" {
  if (priceId === prices.monthly) return "member_monthly";
  return priceId === prices.annual || isYearly ? "member_annual" : "member_monthly";
}
