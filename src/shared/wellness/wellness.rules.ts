import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { CheckInState } from "./check-in.rules.ts";
import { watchOutForCheckIn } from "./check-in.rules.ts";
import { CHECK_IN_AHEAD, CHECK_IN_TOO_OLD } from "./wellness.contract.ts";

const AHEAD_MAX_MS = 5 * 60_000;
const AGE_MAX_MS = 30 * DAY_MS;
/** From this stress on, people to talk to are named whatever else is said. */
const HARD_DAY_STRESS = 9;

/** Why a check-in cannot be stored with this time, as a sentence, or null. A device's clock may be a little ahead. */
export function timeRefusal(createdAt: string, now: string): string | null {
  const age = Date.parse(now) - Date.parse(createdAt);
  if (age < -AHEAD_MAX_MS) return CHECK_IN_AHEAD;
  return age > AGE_MAX_MS ? CHECK_IN_TOO_OLD : null;
}

export interface CheckInAlert {
  watchOutId: 3 | 7 | 9 | 11;
  /** Whether crisis contacts belong beside it: stress 9 or 10, or a down mood. */
  isHardDay: boolean;
}

/** What to show after a check-in is saved, or null where a word of confirmation is enough. */
export function alertAfter(checkIn: CheckInState): CheckInAlert | null {
  const watchOutId = watchOutForCheckIn(checkIn);
  if (watchOutId === null) return null;
  return { watchOutId, isHardDay: checkIn.stress >= HARD_DAY_STRESS || checkIn.mood === "Down" };
}
