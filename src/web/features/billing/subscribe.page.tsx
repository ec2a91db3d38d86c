import { useState } from "react";
import { Link } from "wouter";
import type { Billing } from "#shared/billing/billing.contract.ts";
import { FREE_FOR_EVERYONE, GUARANTEE, type SoldPlan } from "#shared/billing/plans.content.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useCheckout } from "./billing.api.ts";
import { BillingState } from "./billing-state.tsx";
import { NoPlans } from "./no-plans.tsx";
import { PlanChoice } from "./plan-choice.tsx";

/** The plans to choose from, and the way to pay. */
export function SubscribePage() {
  return (
    <>
      <PageHeader title="Subscribe" tagline="More room for objectives and for Echo." />
      <BillingState>{(billing) => <Offer billing={billing} />}</BillingState>
    </>
  );
}

function Offer({ billing: { prices, plan } }: { billing: Billing }) {
  const [chosen, setChosen] = useState<SoldPlan>("annual");
  const { mutate: checkOut, isPending } = useCheckout();
  if (!prices) return <NoPlans />;
  if (plan !== "guest") {
    return (
      <Card title="You have a plan already">
        <p className="max-w-reading text-ink-2">
          Nothing is limited for you. Your plan, and the way to change it, are on the Billing page.
        </p>
        <Link href="/billing" className={buttonClass({ className: "mt-4" })}>
          Open Billing
        </Link>
      </Card>
    );
  }
  return (
    <div className="grid max-w-3xl gap-5">
      <PlanChoice value={chosen} onChange={setChosen} />
      <div className="grid gap-2">
        <Button
          size="lg"
          pending={isPending}
          pendingLabel="Opening Stripe..."
          onClick={() => checkOut(prices[chosen])}
          className="justify-self-start max-sm:w-full"
        >
          Subscribe
        </Button>
        <p className="font-semibold">{GUARANTEE}</p>
        <p className="max-w-reading text-ink-2 text-sm">
          You pay on a page of Stripe's. Ridgeline never sees your card, and Stripe gets your email address
          and nothing you write. Prices are in US dollars.
        </p>
      </div>
      <p className="max-w-reading border-hairline border-t pt-4 text-ink-2">{FREE_FOR_EVERYONE}</p>
    </div>
  );
}
