import { localDays } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS, dayNumber, plainDateOf } from "#shared/calendar/plain-date.rules.ts";
import { groupBy } from "#shared/common/group-by.ts";
import { isRealCheckIn } from "./check-in.rules.ts";
import { ENERGIES, MOODS, type TimedCheckIn } from "./wellness.contract.ts";

const TREND_CHECK_INS = 3;

/** A value on the scale of energy: 1 to 3. */
const energyLevel = (energy: TimedCheckIn["energy"]): number => ENERGIES.indexOf(energy) + 1;
const moodLevel = (mood: TimedCheckIn["mood"]): number => MOODS.indexOf(mood) + 1;

/** The person's own check-ins, oldest first. */
function realInOrder(checkIns: readonly TimedCheckIn[]): TimedCheckIn[] {
  return checkIns
    .filter(isRealCheckIn)
    .toSorted(
      (one, other) =>
        Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
        (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
    );
}

export type Direction = "rising" | "steady" | "falling";

/** The direction from the first to the last of the newest three real check-ins; null with fewer than two. */
function directionOf(
  checkIns: readonly TimedCheckIn[],
  levelOf: (checkIn: TimedCheckIn) => number,
): Direction | null {
  const newest = realInOrder(checkIns).slice(-TREND_CHECK_INS);
  const [first, last] = [newest[0], newest.at(-1)];
  if (!first || !last || first === last) return null;
  const change = levelOf(last) - levelOf(first);
  if (change === 0) return "steady";
  return change > 0 ? "rising" : "falling";
}

/** The direction of energy. The list may be in any order. */
export const energyTrend = (checkIns: readonly TimedCheckIn[]): Direction | null =>
  directionOf(checkIns, ({ energy }) => energyLevel(energy));

/** The direction of mood. The list may be in any order. */
export const moodTrend = (checkIns: readonly TimedCheckIn[]): Direction | null =>
  directionOf(checkIns, ({ mood }) => moodLevel(mood));

/** The newest check-in by the person themselves, or null. */
export function latestRealCheckIn(checkIns: readonly TimedCheckIn[]): TimedCheckIn | null {
  return realInOrder(checkIns).at(-1) ?? null;
}

/** The longest trend in days, including today. */
export const TREND_DAYS_MAX = 30;

/** The instant from which check-ins must be read for the trend up to `today` ("2026-11-21"), in any time zone. */
export function trendBegins(today: string): string {
  // In the easternmost zone, the first day begins 14 hours before it does in UTC.
  return new Date((dayNumber(today) - TREND_DAYS_MAX) * DAY_MS).toISOString();
}

/** One local day. Levels are averages over its real check-ins; null without any. */
export interface TrendDay {
  /** "2026-11-21". */
  day: string;
  /** 1 (Down) to 3 (Up). */
  mood: number | null;
  /** 1 (Low) to 3 (High). */
  energy: number | null;
  /** 1 to 10. */
  stress: number | null;
}

/**
 * The last `days` days up to `today` ("2026-11-21"), oldest first, with averages of the person's own check-ins.
 * Check-ins logged by the product itself are left out.
 */
export function trendSeries(
  checkIns: readonly TimedCheckIn[],
  { today, timeZone }: { today: string; timeZone: string },
  days: number,
): TrendDay[] {
  const { dayOf } = localDays({ instant: `${today}T12:00:00.000Z`, timeZone });
  const last = dayNumber(today);
  const byDay = groupBy(checkIns.filter(isRealCheckIn), ({ createdAt }) => dayOf(Date.parse(createdAt)));
  return Array.from({ length: days }, (_, index) => {
    const day = last - days + 1 + index;
    const made = byDay.get(day) ?? [];
    return {
      day: plainDateOf(day),
      mood: average(made.map(({ mood }) => moodLevel(mood))),
      energy: average(made.map(({ energy }) => energyLevel(energy))),
      stress: average(made.map(({ stress }) => stress)),
    };
  });
}

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
