import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { Lces } from "./lces.contract.ts";
import { badgeOf } from "./lces.rules.ts";
import type { SafetyKind } from "./safety.contract.ts";

const FRESH_DAYS = 14;
const STALE_DAYS = 30;
/** The assumed age of an element that was never updated. */
const NEVER_DAYS = 365;
const SCORE_PER_ELEMENT = 25;

export type Staleness = "fresh" | "getting stale" | "stale";

export type ElementReadiness = {
  readonly kind: SafetyKind;
  /** Whole days since the last update; 365 if never updated. */
  readonly days: number;
  readonly staleness: Staleness;
  /** "updated 3 days ago" */
  readonly age: string;
};

export type Readiness = ReturnType<typeof badgeOf> & {
  /** 25 for each element updated within the last 14 days. */
  readonly score: number;
  /** In LCES order. */
  readonly elements: readonly ElementReadiness[];
};

/** The last update of each element, UTC ISO; null if never updated. */
export type ElementTimes = Pick<
  Lces,
  "lastLookoutsUpdate" | "lastCommsUpdate" | "lastEscapeUpdate" | "lastSafetyUpdate"
>;

/**
 * How fresh a safety plan is. An element is fresh up to 14 whole days of age, then getting stale, and stale after 30, so
 * the state always fits the age in words.
 * @param now UTC ISO
 */
export function readinessOf(times: ElementTimes, now: string): Readiness {
  const elements = [
    elementOf("lookout", times.lastLookoutsUpdate, now),
    elementOf("comms", times.lastCommsUpdate, now),
    elementOf("escape-route", times.lastEscapeUpdate, now),
    elementOf("safety-zone", times.lastSafetyUpdate, now),
  ];
  const score = elements.filter(({ staleness }) => staleness === "fresh").length * SCORE_PER_ELEMENT;
  return { score, ...badgeOf(score), elements };
}

function elementOf(kind: SafetyKind, updatedAt: string | null, now: string): ElementReadiness {
  if (updatedAt === null) return { kind, days: NEVER_DAYS, staleness: "stale", age: "never updated" };
  // A device's clock may be ahead, so an update can seem to lie in the future.
  const ageMs = Math.max(0, Date.parse(now) - Date.parse(updatedAt));
  const days = Math.floor(ageMs / DAY_MS);
  return { kind, days, staleness: stalenessOf(days), age: `updated ${inWords(days)}` };
}

function stalenessOf(days: number): Staleness {
  if (days <= FRESH_DAYS) return "fresh";
  return days <= STALE_DAYS ? "getting stale" : "stale";
}

const MONTH_DAYS = 365 / 12;

function inWords(days: number): string {
  if (days === 0) return "less than a day ago";
  if (days < 60) return days === 1 ? "a day ago" : `${days} days ago`;
  const months = Math.round(days / MONTH_DAYS);
  if (months < 12) return `${months} months ago`;
  return days <= 380 ? "a year ago" : "more than a year ago";
}
