import { localDays } from "#shared/calendar/local-days.rules.ts";
import { dayNumber } from "#shared/calendar/plain-date.rules.ts";
import { isRealCheckIn } from "./check-in.rules.ts";
import { ENERGIES, MOODS, type TimedCheckIn } from "./wellness.contract.ts";

const TREND_CHECK_INS = 3;

/** Low 1, Steady 2, High 3. */
export const energyLevel = (energy: TimedCheckIn["energy"]): number => ENERGIES.indexOf(energy) + 1;
/** Down 1, Neutral 2, Up 3. */
export const moodLevel = (mood: TimedCheckIn["mood"]): number => MOODS.indexOf(mood) + 1;

/** The person's own check-ins, oldest first. */
export function realInOrder<CheckIn extends TimedCheckIn>(checkIns: readonly CheckIn[]): CheckIn[] {
  // Parsed once each, because a year has many.
  const timed = checkIns
    .filter(isRealCheckIn)
    .map((checkIn) => ({ checkIn, at: Date.parse(checkIn.createdAt) }));
  timed.sort(
    (one, other) =>
      one.at - other.at ||
      (one.checkIn.id < other.checkIn.id ? -1 : one.checkIn.id > other.checkIn.id ? 1 : 0),
  );
  return timed.map(({ checkIn }) => checkIn);
}

/** How old the check-ins of a trend may be, in days, including today. */
export const RECENT_DAYS = 14;

export interface RecentTrend {
  /** The newest real check-ins of the last 14 days, at most three, oldest first. */
  checkIns: readonly TimedCheckIn[];
  /** From the first to the last of three, if none of them turns back; else null. */
  direction: "rising" | "falling" | null;
}

/** The person's own check-ins of the last 14 days, oldest first. */
function recentCheckIns(
  checkIns: readonly TimedCheckIn[],
  { today, timeZone }: { today: string; timeZone: string },
): TimedCheckIn[] {
  const { dayOf } = localDays({ instant: `${today}T12:00:00.000Z`, timeZone });
  const first = dayNumber(today) - RECENT_DAYS + 1;
  return realInOrder(checkIns.filter(({ createdAt }) => dayOf(Date.parse(createdAt)) >= first));
}

/** The newest check-ins of the last 14 days and where they go. The list may be in any order. */
export function recentTrend(
  checkIns: readonly TimedCheckIn[],
  day: { today: string; timeZone: string },
  levelOf: (checkIn: TimedCheckIn) => number,
): RecentTrend {
  const newest = recentCheckIns(checkIns, day).slice(-TREND_CHECK_INS);
  const [one, two, three] = newest.map(levelOf);
  if (one === undefined || two === undefined || three === undefined) {
    return { checkIns: newest, direction: null };
  }
  const isRising = one <= two && two <= three && one < three;
  const isFalling = one >= two && two >= three && one > three;
  return { checkIns: newest, direction: isRising ? "rising" : isFalling ? "falling" : null };
}

/** The newest check-in by the person themselves, or null. */
export function latestRealCheckIn(checkIns: readonly TimedCheckIn[]): TimedCheckIn | null {
  return realInOrder(checkIns).at(-1) ?? null;
}

const LOW_CHECK_INS = 4;
const LOW_OFTEN = 3;

/**
 * How often energy was low and mood down together in the last 4 of the person's own check-ins of the last two weeks, if
 * at least 3 times; else null. Nothing presses then, so nobody would ask.
 */
export function timesLowLately(
  checkIns: readonly TimedCheckIn[],
  day: { today: string; timeZone: string },
): { times: number; of: number } | null {
  const last = recentCheckIns(checkIns, day).slice(-LOW_CHECK_INS);
  const times = last.filter(({ energy, mood }) => energy === "Low" && mood === "Down").length;
  return times >= LOW_OFTEN ? { times, of: last.length } : null;
}
