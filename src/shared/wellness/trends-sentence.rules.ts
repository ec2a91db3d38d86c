import { groupBy } from "#shared/common/group-by.ts";
import {
  levelInWords,
  type Median,
  TREND_KINDS,
  type TrendKind,
  type TrendRange,
  trendDays,
} from "./trends.rules.ts";
import type { TimedCheckIn } from "./wellness.contract.ts";

/** With fewer days, a sentence would say more than the check-ins do. */
const DAYS_MIN = 3;

/**
 * What the check-ins of a period say, without a cause and without a direction: "You checked in on 12 days since
 * October 24. Mood was mostly Neutral. ...". Null with check-ins on fewer than three days.
 * @param dayInWords "2026-11-21" => "November 21"
 */
export function trendSentence(
  checkIns: readonly TimedCheckIn[],
  range: TrendRange,
  dayInWords: (day: string) => string,
): string | null {
  const days = trendDays(checkIns, range).filter((day) => day.checkIns.length > 0);
  const [first] = days;
  if (!first || days.length < DAYS_MIN) return null;
  const mediansOf = ({ id }: TrendKind) => days.flatMap(({ medians }) => medians[id] ?? []);
  return [
    `You checked in on ${days.length} days since ${dayInWords(first.from)}.`,
    ...TREND_KINDS.map((kind) => mostOf(kind, mediansOf(kind))),
  ].join(" ");
}

/** What is true of all of the days or of most of them. */
function mostOf(kind: TrendKind, medians: readonly Median[]): string {
  const groups = [...groupBy(medians, (median) => levelInWords(kind, median))];
  const [words, { length }] = groups.reduce((most, group) =>
    group[1].length > most[1].length ? group : most,
  );
  if (length === medians.length) return `${kind.label} was ${words} on each of them.`;
  if (length * 2 > medians.length) return `${kind.label} was mostly ${words}.`;
  return kind.words === null ? middleHalf(kind, medians) : `${kind.label} varied.`;
}

/** From the first to the third quartile, both included, lie at least half of the days. */
function middleHalf({ label }: TrendKind, medians: readonly Median[]): string {
  const sorted = medians.map(({ value }) => value).sort((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 4)];
  const high = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)];
  const values = low === high ? `${low}` : `from ${low} to ${high}`;
  return `${label} was ${values} on at least half of those days.`;
}
