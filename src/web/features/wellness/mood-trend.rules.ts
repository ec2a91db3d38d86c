import { ownDay } from "#shared/calendar/local-days.rules.ts";
import {
  energyLevel,
  latestRealCheckIn,
  moodLevel,
  RECENT_DAYS,
  recentTrend,
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
import type { OwnDay } from "#web/platform/time/use-own-day.ts";

export const SHORT_TREND_DAYS = RECENT_DAYS;
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
  /** The value of one check-in, on the same scale. */
  levelOf: (checkIn: TimedCheckIn) => number;
}

export const MOOD: TrendKind = {
  id: "mood",
  label: "Mood",
  min: 1,
  max: MOODS.length,
  valueText: (value) => wordsFor(MOODS, value),
  levelOf: ({ mood }) => moodLevel(mood),
};

export const TREND_KINDS: readonly TrendKind[] = [
  MOOD,
  {
    id: "energy",
    label: "Energy",
    min: 1,
    max: ENERGIES.length,
    valueText: (value) => wordsFor(ENERGIES, value),
    levelOf: ({ energy }) => energyLevel(energy),
  },
  {
    id: "stress",
    label: "Stress",
    min: STRESS_MIN,
    max: STRESS_MAX,
    valueText: (value) => String(Math.round(value * 10) / 10),
    levelOf: ({ stress }) => stress,
  },
];

function wordsFor(words: readonly string[], value: number): string {
  const [lower, upper] = [words[Math.floor(value) - 1] ?? "", words[Math.ceil(value) - 1] ?? ""];
  return lower === upper ? lower : `${lower} to ${upper}`;
}

/** The line of one kind over days. */
export const pointsOf = (days: readonly TrendDay[], kind: TrendKind["id"]) =>
  days.map((day) => ({ name: formatDay(day.day), value: day[kind] }));

/**
 * The newest check-ins of the last two weeks with their age: "Down, Neutral, Up since November 19, rising". A direction is
 * only named where there is one. Null without a check-in in the list.
 */
export function trendInWords(kind: TrendKind, checkIns: readonly TimedCheckIn[], day: OwnDay): string | null {
  const { checkIns: recent, direction } = recentTrend(checkIns, day, kind.levelOf);
  const dayOf = ({ createdAt }: TimedCheckIn) => {
    const date = ownDay(createdAt, day.timeZone);
    return date === day.today ? "today" : formatDay(date);
  };
  const [first, ...others] = recent;
  if (!first) {
    const latest = latestRealCheckIn(checkIns);
    return latest && `Last check-in on ${dayOf(latest)}`;
  }
  const values = recent.map((checkIn) => kind.valueText(kind.levelOf(checkIn))).join(", ");
  const since = dayOf(first);
  if (since === "today") return `${values} today${direction ? `, ${direction}` : ""}`;
  if (others.length === 0) return `${values} on ${since}`;
  return `${values} since ${since}${direction ? `, ${direction}` : ""}`;
}

/** A glance at the mood; null without a check-in in the list. */
export const moodInWords = (checkIns: readonly TimedCheckIn[], day: OwnDay): string | null =>
  trendInWords(MOOD, checkIns, day);
