import type { TimedCheckIn } from "./wellness.contract.ts";

/** How a person was: energy, stress from 1 to 10, mood, and who said so. */
export type CheckInState = Readonly<Pick<TimedCheckIn, "energy" | "stress" | "mood" | "source">>;

/** What the product logs itself when a person has taken a moment for a practice or a boundary. */
export const LOGGED_MOMENTS = {
  meditation: { energy: "Steady", stress: 2, mood: "Up", source: "meditation" },
  boundary: { energy: "Steady", stress: 3, mood: "Neutral", source: "boundary-builder" },
} as const satisfies Record<string, CheckInState>;
export type LoggedMoment = keyof typeof LOGGED_MOMENTS;

/** Check-ins logged by the product itself say nothing about how a person is. */
export function isRealCheckIn({ source }: Pick<TimedCheckIn, "source">): boolean {
  return source === "prompt" || source === "user";
}

/**
 * The watch-out to show after a check-in is saved, or null. The first match wins: stress 7 or more with low energy (3);
 * stress 7 or more with a down mood (9); stress 8 or more (7); stress 5 or more with low energy and a down mood (11).
 * Check-ins logged by the product itself show none.
 */
export function watchOutForCheckIn(checkIn: CheckInState): 3 | 7 | 9 | 11 | null {
  if (!isRealCheckIn(checkIn)) return null;
  const { energy, stress, mood } = checkIn;
  if (stress >= 7 && energy === "Low") return 3;
  if (stress >= 7 && mood === "Down") return 9;
  if (stress >= 8) return 7;
  if (stress >= 5 && energy === "Low" && mood === "Down") return 11;
  return null;
}
