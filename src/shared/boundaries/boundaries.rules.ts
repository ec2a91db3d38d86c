import { ownDay } from "../calendar/local-days.rules.ts";
import { DAY_MS } from "../calendar/plain-date.rules.ts";
import { type Boundary, type BoundaryReview, REVIEW_AGE_MAX_DAYS } from "./boundaries.contract.ts";

const AHEAD_MAX_MS = 5 * 60_000;

/** Why a review with this time cannot be stored, as a sentence, or null. A device's clock may be slightly ahead. */
export function reviewTimeRefusal(createdAt: string, now: string): string | null {
  const age = Date.parse(now) - Date.parse(createdAt);
  if (age < -AHEAD_MAX_MS) return "That time is in the future. Please check this device's clock.";
  // A day more, because the oldest day on offer begins in the person's own zone.
  if (age <= (REVIEW_AGE_MAX_DAYS + 1) * DAY_MS) return null;
  return `You can add an answer for the last ${REVIEW_AGE_MAX_DAYS} days only.`;
}

/** A boundary after one more review. The counts are those that the server will keep. */
export function withReview(
  boundary: Boundary,
  { honored, createdAt }: Pick<BoundaryReview, "honored" | "createdAt">,
): Boundary {
  const { firstReviewAt, lastReviewAt } = boundary;
  const isNewest = lastReviewAt === null || createdAt >= lastReviewAt;
  return {
    ...boundary,
    honored: isNewest ? honored : boundary.honored,
    reviewsTotal: boundary.reviewsTotal + 1,
    reviewsHonored: boundary.reviewsHonored + (honored ? 1 : 0),
    firstReviewAt: firstReviewAt === null || createdAt < firstReviewAt ? createdAt : firstReviewAt,
    lastReviewAt: isNewest ? createdAt : lastReviewAt,
  };
}

/** The days on which a boundary was honored at least once ("2026-11-21"), in the person's time zone, oldest first. */
export function honoredDays(
  reviews: readonly Pick<BoundaryReview, "honored" | "createdAt">[],
  timeZone: string,
): string[] {
  const days = reviews.filter(({ honored }) => honored).map(({ createdAt }) => ownDay(createdAt, timeZone));
  return [...new Set(days)].sort();
}
