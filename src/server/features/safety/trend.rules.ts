import { localDays } from "#shared/calendar/local-days.rules.ts";
import { dayNumber, plainDateOf } from "#shared/calendar/plain-date.rules.ts";
import type { LcesTrend, LcesTrendQuery } from "#shared/safety/lces.contract.ts";

/**
 * The percent at the end of each local day, from the first reading on, for at most `days` days up to `today`. A day
 * without a reading keeps the previous value; today has the current percent.
 * @param readings oldest first
 */
export function trendOf(
  readings: readonly { percent: number; createdAt: string }[],
  presentPercent: number,
  { today, days, timeZone }: Pick<LcesTrendQuery, "today" | "days" | "timeZone">,
): LcesTrend {
  const lastDay = dayNumber(today);
  const { dayOf } = localDays({ instant: `${today}T12:00:00.000Z`, timeZone });
  const percents = new Map(readings.map(({ createdAt, percent }) => [dayOf(Date.parse(createdAt)), percent]));
  const firstDay = Math.min(...percents.keys(), presentPercent > 0 ? lastDay : Number.POSITIVE_INFINITY);
  const shownFrom = Math.max(firstDay, lastDay - days + 1);

  let percent = [...percents].findLast(([day]) => day < shownFrom)?.[1] ?? 0;
  const trend: LcesTrend = [];
  for (let day = shownFrom; day <= lastDay; day += 1) {
    percent = day === lastDay ? presentPercent : (percents.get(day) ?? percent);
    trend.push({ day: plainDateOf(day), percent });
  }
  return trend;
}
