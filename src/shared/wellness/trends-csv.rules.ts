import { clockIn } from "#shared/calendar/local-days.rules.ts";
import { BYTE_ORDER_MARK, csvLine } from "../csv/csv.format.ts";
import { type TrendRange, trendDays } from "./trends.rules.ts";
import type { CheckIn } from "./wellness.contract.ts";

const COLUMNS = ["Day", "Time", "Mood", "Energy", "Stress", "Note"];

/** The person's own check-ins of a period as CSV, oldest first, each with its day and time in the person's time zone. */
export function trendCsv(checkIns: readonly CheckIn[], range: TrendRange): string {
  const localClock = clockIn(range.timeZone);
  const rows = trendDays(checkIns, range).flatMap((day) =>
    day.checkIns.map(({ createdAt, mood, energy, stress, note }) => {
      const { date, hour, minute } = localClock(createdAt);
      return [date, `${twoDigits(hour)}:${twoDigits(minute)}`, mood, energy, String(stress), note ?? ""];
    }),
  );
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map(csvLine).join("");
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
