import { isRealCheckIn } from "#shared/wellness/check-in.rules.ts";
import {
  type Direction,
  energyTrend,
  moodTrend,
  TREND_DAYS_MAX,
  type TrendDay,
} from "#shared/wellness/trend.rules.ts";
import {
  ENERGIES,
  MOODS,
  STRESS_MAX,
  STRESS_MIN,
  type TimedCheckIn,
} from "#shared/wellness/wellness.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";

export const SHORT_TREND_DAYS = 14;
/** The periods that a trend can show. */
export const TREND_PERIODS = [SHORT_TREND_DAYS, TREND_DAYS_MAX] as const;

/** A kind of line. */
export interface TrendKind {
  id: "mood" | "energy" | "stress";
  label: string;
  min: number;
  max: number;
  /** A value in words. The average of a day may be between two of them. */
  valueText: (value: number) => string;
  /** The direction over the newest three check-ins, if it is shown. */
  direction: (checkIns: readonly TimedCheckIn[]) => Direction | null;
}

export const MOOD: TrendKind = {
  id: "mood",
  label: "Mood",
  min: 1,
  max: MOODS.length,
  valueText: (value) => wordsFor(MOODS, value),
  direction: moodTrend,
};

export const TREND_KINDS: readonly TrendKind[] = [
  MOOD,
  {
    id: "energy",
    label: "Energy",
    min: 1,
    max: ENERGIES.length,
    valueText: (value) => wordsFor(ENERGIES, value),
    direction: energyTrend,
  },
  {
    id: "stress",
    label: "Stress",
    min: STRESS_MIN,
    max: STRESS_MAX,
    valueText: (value) => String(Math.round(value * 10) / 10),
    direction: () => null,
  },
];

function wordsFor(words: readonly string[], value: number): string {
  const [lower, upper] = [words[Math.floor(value) - 1] ?? "", words[Math.ceil(value) - 1] ?? ""];
  return lower === upper ? lower : `${lower} to ${upper}`;
}

/** The line of one kind over days. */
export const pointsOf = (days: readonly TrendDay[], kind: TrendKind["id"]) =>
  days.map((day) => ({ name: formatDay(day.day), value: day[kind] }));

const DIRECTIONS: Record<Direction, string> = { rising: "Rising", steady: "Steady", falling: "Falling" };

/** "Rising over three check-ins". The list may contain any check-ins of the last weeks. */
export function trendInWords(kind: TrendKind, checkIns: readonly TimedCheckIn[]): string | null {
  const direction = kind.direction(checkIns);
  if (direction === null) return null;
  return `${DIRECTIONS[direction]} over ${checkIns.filter(isRealCheckIn).length === 2 ? "two" : "three"} check-ins`;
}

/** The summary of the mood; null without a check-in by the person. */
export function moodInWords(checkIns: readonly TimedCheckIn[]): string | null {
  if (!checkIns.some(isRealCheckIn)) return null;
  return trendInWords(MOOD, checkIns) ?? "One check-in so far";
}
