import { GUEST_LIMITS } from "./billing.contract.ts";

export type SoldPlan = "annual" | "monthly";

interface PlanCard {
  id: SoldPlan;
  name: string;
  price: string;
  per: string;
  badge?: string;
  note?: string;
  features: readonly string[];
}

const UNLIMITED = ["As many active objectives as you need", "No daily limit on messages to Echo"];

/** The plans, the one that is highlighted first. What is charged is set at Stripe; these prices must match it. */
export const PLAN_CARDS: readonly PlanCard[] = [
  {
    id: "annual",
    name: "Annual",
    price: "$90",
    per: "per year",
    badge: "Save 17%",
    note: "Just $7.50/month",
    features: [...UNLIMITED, "Priority email support"],
  },
  {
    id: "monthly",
    name: "Monthly",
    price: "$9",
    per: "per month",
    features: [...UNLIMITED, "Cancel anytime"],
  },
];

export const GUARANTEE = "7-day money-back guarantee on all plans.";

/** What costs nothing, wherever plans are sold. */
export const FREE_FOR_EVERYONE =
  "Your safety plan, Quick Calm, people to turn to, check-ins, handovers and every export are free for everyone, with no limits.";

/** What the free plan holds. */
export const GUEST_FEATURES: readonly string[] = [
  `${GUEST_LIMITS.activeObjectives} active objectives, and any number of completed and archived ones`,
  `${GUEST_LIMITS.echoMessagesADay} messages to Echo a day`,
  "Everything else, with no limits",
];

export const EVERYTHING: readonly string[] = [...UNLIMITED, "Everything else, with no limits"];
