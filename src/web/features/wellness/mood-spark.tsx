import { trendSeries } from "#shared/wellness/trend.rules.ts";
import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { SparkLine } from "#web/ui/trend-line.tsx";
import { MOOD, pointsOf, SHORT_TREND_DAYS } from "./mood-trend.rules.ts";

export interface MoodSparkProps {
  checkIns: readonly TimedCheckIn[];
  day: OwnDay;
  className: string;
}

/** A sparkline of the mood of the last two weeks; its text is up to the caller. */
export function MoodSpark({ checkIns, day, className }: MoodSparkProps) {
  const points = pointsOf(trendSeries(checkIns, day, SHORT_TREND_DAYS), MOOD.id);
  const first = points.findIndex(({ value }) => value !== null);
  return (
    <SparkLine
      points={points.slice(Math.max(0, first))}
      min={MOOD.min}
      max={MOOD.max}
      className={className}
    />
  );
}
