import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";

/** How often a boundary was honored, as a plain count: "Kept 6 of 8 times since October 3". Empty without reviews. */
export function reviewsInWords(boundary: Boundary): string {
  const { reviewsTotal: total, reviewsHonored: kept, firstReviewAt } = boundary;
  if (firstReviewAt === null) return "";
  const day = formatDay(firstReviewAt);
  if (total === 1) return kept === 1 ? `Kept on ${day}` : `Noted on ${day}`;
  // "Kept 0 of 3 times" would be a verdict.
  return kept === 0 ? `Noted ${total} times since ${day}` : `Kept ${kept} of ${total} times since ${day}`;
}

export const honoredInWords = (honored: boolean): string => (honored ? "Honored" : "Not honored");
