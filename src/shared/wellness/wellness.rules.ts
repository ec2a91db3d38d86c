import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { CheckInState } from "./check-in.rules.ts";
import { watchOutForCheckIn } from "./check-in.rules.ts";
import { CHECK_IN_AHEAD, CHECK_IN_TOO_OLD } from "./wellness.contract.ts";

const AHEAD_MAX_MS = 5 * 60_000;
const AGE_MAX_MS = 30 * DAY_MS;
/** From this stress level on, support contacts are always shown. */
const HARD_DAY_STRESS = 9;

/** Why a check-in with this time cannot be stored, as a sentence, or null. A device's clock may be slightly ahead. */
export function timeRefusal(createdAt: string, now: string): string | null {
  const age = Date.parse(now) - Date.parse(createdAt);
  if (age < -AHEAD_MAX_MS) return CHECK_IN_AHEAD;
  return age > AGE_MAX_MS ? CHECK_IN_TOO_OLD : null;
}

export interface CheckInAlert {
  watchOutId: 3 | 7 | 9 | 11;
  /** Whether crisis contacts are shown too: stress 9 or 10, or a down mood. */
  isHardDay: boolean;
}

/** The alert after a check-in is saved, or null if a short confirmation is enough. */
export function alertAfter(checkIn: CheckInState): CheckInAlert | null {
  const watchOutId = watchOutForCheckIn(checkIn);
  if (watchOutId === null) return null;
  return { watchOutId, isHardDay: checkIn.stress >= HARD_DAY_STRESS || checkIn.mood === "Down" };
}
