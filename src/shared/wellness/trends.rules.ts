import { localDays } from "#shared/calendar/local-days.rules.ts";
import { DAY_MS, dayNumber, type PlainDate, plainDateOf } from "#shared/calendar/plain-date.rules.ts";
import { groupBy } from "#shared/common/group-by.ts";
import { energyLevel, moodLevel, realInOrder } from "./trend.rules.ts";
import { ENERGIES, MOODS, STRESS_MAX, STRESS_MIN, type TimedCheckIn } from "./wellness.contract.ts";

/** The longest trend with a point for each day. A longer one has a point for each week. */
export const DAILY_TREND_DAYS = 30;
export const YEAR_DAYS = 365;
/** How far back a trend may look, in days including today. */
export const TREND_PERIODS = [7, DAILY_TREND_DAYS, 90, YEAR_DAYS] as const;
const WEEK_DAYS = 7;

/** The instant from which check-ins must be read for a trend up to `today` ("2026-11-21"), in any time zone. */
export function trendBegins(today: PlainDate, days = DAILY_TREND_DAYS): string {
  // In the easternmost zone, the first day begins 14 hours before it does in UTC.
  return new Date((dayNumber(today) - days) * DAY_MS).toISOString();
}

/** What a line shows. Levels are numbers from `min` to `max`. */
export interface TrendKind {
  id: "mood" | "energy" | "stress";
  label: string;
  min: number;
  max: number;
  levelOf: (checkIn: TimedCheckIn) => number;
  /** The words of the levels, the lowest first; null for figures. */
  words: readonly string[] | null;
}

export const MOOD_TREND: TrendKind = {
  id: "mood",
  label: "Mood",
  min: 1,
  max: MOODS.length,
  levelOf: ({ mood }) => moodLevel(mood),
  words: MOODS,
};

export const TREND_KINDS: readonly TrendKind[] = [
  MOOD_TREND,
  {
    id: "energy",
    label: "Energy",
    min: 1,
    max: ENERGIES.length,
    levelOf: ({ energy }) => energyLevel(energy),
    words: ENERGIES,
  },
  {
    id: "stress",
    label: "Stress",
    min: STRESS_MIN,
    max: STRESS_MAX,
    levelOf: ({ stress }) => stress,
    words: null,
  },
];

/** The median of some levels. The two middle ones of an even number may differ. */
export interface Median {
  low: number;
  high: number;
  /** Halfway between the two. */
  value: number;
}

/** @returns null without levels */
export function medianOf(levels: readonly number[]): Median | null {
  const sorted = levels.toSorted((one, other) => one - other);
  const low = sorted[Math.ceil(sorted.length / 2) - 1];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : { low, high, value: (low + high) / 2 };
}

/** "Neutral", "Down to Up", "4.5". Between Down and Up nobody said Neutral, so the words name both. */
export function levelInWords({ words }: TrendKind, { low, high, value }: Median): string {
  if (!words) return String(value);
  const [lower = "", higher = ""] = [words[low - 1], words[high - 1]];
  return lower === higher ? lower : `${lower} to ${higher}`;
}

/** A day, or a week of seven days of which the last ends today. The oldest one may be cut short by the period. */
export interface TrendSpan<CheckIn extends TimedCheckIn = TimedCheckIn> {
  from: PlainDate;
  /** The same as `from` for a day. */
  to: PlainDate;
  /** The person's own, oldest first. */
  checkIns: readonly CheckIn[];
  /** Null without a check-in. */
  medians: Record<TrendKind["id"], Median | null>;
}

/** What a trend is about: the person's own day ("2026-11-21") and time zone, and how many days it goes back. */
export interface TrendRange {
  today: PlainDate;
  timeZone: string;
  days: number;
}

/** The spans of a period up to today, oldest first: days up to 30 days, weeks beyond. */
export const trendSpans = <CheckIn extends TimedCheckIn>(
  checkIns: readonly CheckIn[],
  range: TrendRange,
): TrendSpan<CheckIn>[] => spansOf(checkIns, range, range.days > DAILY_TREND_DAYS ? WEEK_DAYS : 1);

/** Every day of a period up to today, oldest first. */
export const trendDays = <CheckIn extends TimedCheckIn>(
  checkIns: readonly CheckIn[],
  range: TrendRange,
): TrendSpan<CheckIn>[] => spansOf(checkIns, range, 1);

/** Check-ins logged by the product itself are left out. */
function spansOf<CheckIn extends TimedCheckIn>(
  checkIns: readonly CheckIn[],
  { today, timeZone, days }: TrendRange,
  size: number,
): TrendSpan<CheckIn>[] {
  const { dayOf } = localDays({ instant: `${today}T12:00:00.000Z`, timeZone });
  const last = dayNumber(today);
  const first = last - days + 1;
  const spansAgo = (day: number) => Math.floor((last - day) / size);
  const dated = realInOrder(checkIns).flatMap((checkIn) => {
    const day = dayOf(Date.parse(checkIn.createdAt));
    return day < first || day > last ? [] : [{ checkIn, ago: spansAgo(day) }];
  });
  const bySpan = groupBy(dated, ({ ago }) => ago);
  return Array.from({ length: spansAgo(first) + 1 }, (_, index) => {
    const ago = spansAgo(first) - index;
    const made = (bySpan.get(ago) ?? []).map(({ checkIn }) => checkIn);
    const medianFor = ({ levelOf }: TrendKind) => medianOf(made.map(levelOf));
    return {
      from: plainDateOf(Math.max(first, last - (ago + 1) * size + 1)),
      to: plainDateOf(last - ago * size),
      checkIns: made,
      medians: Object.fromEntries(
        TREND_KINDS.map((kind) => [kind.id, medianFor(kind)]),
      ) as TrendSpan["medians"],
    };
  });
}

/** How many of the given days ("2026-11-21", in any order) fall into each span. */
export function countInSpans(
  spans: readonly Pick<TrendSpan, "from" | "to">[],
  days: readonly PlainDate[],
): number[] {
  return spans.map(({ from, to }) => days.filter((day) => day >= from && day <= to).length);
}
