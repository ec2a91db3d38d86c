import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { latestRealCheckIn, recentTrend } from "#shared/wellness/trend.rules.ts";
import {
  levelInWords,
  MOOD_TREND,
  medianOf,
  TREND_KINDS,
  type TrendKind,
} from "#shared/wellness/trends.rules.ts";
import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";

/**
 * The newest check-ins of the last two weeks with their age: "Down, Neutral, Up since November 19, rising". A direction is
 * only named where there is one. Null without a check-in in the list.
 */
function trendInWords(kind: TrendKind, checkIns: readonly TimedCheckIn[], day: OwnDay): string | null {
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
  const wordsOf = (checkIn: TimedCheckIn) => {
    const level = medianOf([kind.levelOf(checkIn)]);
    return level ? levelInWords(kind, level) : "";
  };
  const values = recent.map(wordsOf).join(", ");
  const since = dayOf(first);
  if (since === "today") return `${values} today${direction ? `, ${direction}` : ""}`;
  if (others.length === 0) return `${values} on ${since}`;
  return `${values} since ${since}${direction ? `, ${direction}` : ""}`;
}

/** A glance at the mood; null without a check-in in the list. */
export const moodInWords = (checkIns: readonly TimedCheckIn[], day: OwnDay): string | null =>
  trendInWords(MOOD_TREND, checkIns, day);

/** A sentence about each kind that has a direction: "Stress: 3, 5, 6 since November 19, rising." */
export const directionsInWords = (checkIns: readonly TimedCheckIn[], day: OwnDay): string[] =>
  TREND_KINDS.filter((kind) => recentTrend(checkIns, day, kind.levelOf).direction !== null).map(
    (kind) => `${kind.label}: ${trendInWords(kind, checkIns, day)}.`,
  );
