import { RECENT_DAYS } from "#shared/wellness/trend.rules.ts";
import { MOOD_TREND, trendSpans } from "#shared/wellness/trends.rules.ts";
import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { SparkLine } from "#web/ui/spark-line.tsx";

export interface MoodSparkProps {
  checkIns: readonly TimedCheckIn[];
  day: OwnDay;
  className: string;
}

/** A sparkline of the mood of the last two weeks; its text is up to the caller. */
export function MoodSpark({ checkIns, day, className }: MoodSparkProps) {
  const moods = trendSpans(checkIns, { ...day, days: RECENT_DAYS }).map(({ medians }) => medians.mood);
  const first = Math.max(
    0,
    moods.findIndex((mood) => mood !== null),
  );
  return (
    <SparkLine
      values={moods.slice(first).map((mood) => mood?.value ?? null)}
      min={MOOD_TREND.min}
      max={MOOD_TREND.max}
      className={className}
    />
  );
}
