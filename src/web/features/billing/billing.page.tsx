import { Link } from "wouter";
import type { Billing } from "#shared/billing/billing.contract.ts";
import { EVERYTHING, FREE_FOR_EVERYONE, GUARANTEE, GUEST_FEATURES } from "#shared/billing/plans.content.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePortal } from "./billing.api.ts";
import { BillingState } from "./billing-state.tsx";
import { FeatureList } from "./feature-list.tsx";
import { NoPlans } from "./no-plans.tsx";
import { type Activation, useActivation } from "./use-activation.ts";

const PLAN_NAMES: Record<Billing["plan"], string> = {
  guest: "Free plan",
  included: "Included: yours for good, at no charge",
  comped: "Complimentary: yours for now, at no charge",
  member_monthly: "Monthly, $9 per month",
  member_annual: "Annual, $90 per year",
};

const AWAITED: Record<Exclude<Activation, "none">, string> = {
  awaited: "Stripe is confirming your payment. Your plan appears here in a moment.",
  late: "Stripe hasn't confirmed your payment yet. That can take a few minutes, and you don't need to pay again. Please look in again later.",
};

/** What the person pays for, what it holds, and how to change it. */
export function BillingPage() {
  const activation = useActivation();
  return (
    <>
      <PageHeader title="Billing" tagline="Your plan, and how to change it." />
      <BillingState>
        {(billing) => (
          <div className="grid max-w-3xl gap-5">
            <PlanStatus billing={billing} activation={activation} />
            {billing.sellsPlans ? (
              <p className="max-w-reading text-ink-2">
                {FREE_FOR_EVERYONE} {GUARANTEE}
              </p>
            ) : (
              <NoPlans />
            )}
          </div>
        )}
      </BillingState>
    </>
  );
}

function PlanStatus({ billing, activation }: { billing: Billing; activation: Activation }) {
  const { plan, sellsPlans } = billing;
  const isGuest = plan === "guest";
  const note = activation === "none" ? subscriptionNote(billing) : AWAITED[activation];
  return (
    <Card
      title="Your plan"
      aside={
        <Badge variant={isGuest ? "neutral" : "success"}>{isGuest ? "No Subscription" : "Active"}</Badge>
      }
    >
      <p className="font-semibold text-lg">{PLAN_NAMES[plan]}</p>
      <p role="status" className="mt-1 max-w-reading text-ink-2 empty:hidden">
        {note}
      </p>
      <div className="mt-4">
        <FeatureList features={isGuest && sellsPlans ? GUEST_FEATURES : EVERYTHING} />
      </div>
      {sellsPlans && activation === "none" && <PlanAction billing={billing} />}
    </Card>
  );
}

/** Manages what is paid for, or leads to the plans. */
function PlanAction({ billing: { plan, subscriptionStatus } }: { billing: Billing }) {
  const { mutate: openPortal, isPending } = usePortal();
  if (plan === "guest") {
    return (
      <Link href="/subscribe" className={buttonClass({ className: "mt-5" })}>
        Upgrade
      </Link>
    );
  }
  const isGiven = plan === "included" || plan === "comped";
  // What somebody pays on top of a plan that was given to them can be ended, too.
  if (isGiven && (subscriptionStatus === null || subscriptionStatus === "canceled")) return null;
  return (
    <Button
      className="mt-5"
      pending={isPending}
      pendingLabel="Opening Stripe..."
      onClick={() => openPortal()}
    >
      Manage billing
    </Button>
  );
}

/** What to know about the subscription, if anything. */
function subscriptionNote({ plan, subscriptionStatus, renewsAt, endsAt }: Billing): string {
  const isMember = plan === "member_monthly" || plan === "member_annual";
  if (subscriptionStatus === "past_due")
    return "Your last payment didn't go through. Your plan stays while Stripe tries again. Please check your card under Manage billing.";
  if (isMember && endsAt) return `Your plan ends on ${formatDay(endsAt)}. Until then, nothing changes.`;
  if (isMember && renewsAt) return `Renews on ${formatDay(renewsAt)}.`;
  if (plan === "guest" && subscriptionStatus === "canceled")
    return "Your subscription has ended. Everything you wrote is still here.";
  if (plan === "guest" && subscriptionStatus === "unpaid")
    return "Your subscription wasn't paid, so it's on hold. Everything you wrote is still here.";
  return "";
}
