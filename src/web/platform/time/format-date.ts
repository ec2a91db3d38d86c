import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { localFormatter } from "#shared/calendar/local-formatter.rules.ts";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { ownTimeZone, ownToday } from "./own-day.ts";

/**
 * Dates and times in the person's language. Each function takes a calendar day ("2026-11-21") or an instant, which is
 * shown in the person's time zone.
 */
const isCalendarDay = (value: string) => value.length === "2026-11-21".length;

function format(value: string, options: Intl.DateTimeFormatOptions): string {
  return isCalendarDay(value)
    ? localFormatter("UTC", options).format(new Date(`${value}T12:00:00Z`))
    : localFormatter(ownTimeZone(), options).format(new Date(value));
}

/** The person's day of a calendar day or an instant. */
const dayOf = (value: string) => (isCalendarDay(value) ? value : ownDay(value, ownTimeZone()));

const isThisYear = (value: string) => dayOf(value).slice(0, 4) === ownToday().slice(0, 4);

/** "November 21", with the year unless it is this one. */
export function formatDay(value: string): string {
  return format(value, { month: "long", day: "numeric", ...(!isThisYear(value) && { year: "numeric" }) });
}

/** "November 21, 2026" of a calendar day, alike on every device: for what is rendered at build time. */
export function formatDayForAll(day: string): string {
  const form = { month: "long", day: "numeric", year: "numeric" } as const;
  return localFormatter("UTC", form, "en-US").format(new Date(`${day}T12:00:00Z`));
}

/** "today", "yesterday" or a day. @param today the person's own day */
export function formatPastDay(value: string, today: string): string {
  const day = dayOf(value);
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : formatDay(day);
}

/** "November 15 – 21", with the year unless it is this one. */
export function formatDays(from: string, to: string): string {
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return localFormatter("UTC", {
    month: "long",
    day: "numeric",
    ...(!isThisYear(from) && { year: "numeric" }),
  }).formatRange(noon(from), noon(to));
}

/** "Saturday, November 21", with the year when it is another one. */
export function formatWeekday(value: string): string {
  const options = { weekday: "long", month: "long", day: "numeric" } as const;
  return format(value, { ...options, ...(!isThisYear(value) && { year: "numeric" }) });
}

/** "Saturday", for a day of the coming week. */
export const formatWeekdayName = (value: string): string => format(value, { weekday: "long" });

/** "Sat". */
export const formatWeekdayShort = (value: string): string => format(value, { weekday: "short" });

/** "November 2026". */
export const formatMonth = (value: string): string => format(value, { month: "long", year: "numeric" });

/** "Saturday, November 21, 2026", for a title or for paper. */
export function formatFullDay(value: string): string {
  return format(value, { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

/** "6:02 PM". */
export function formatTime(instant: string): string {
  return localFormatter(ownTimeZone(), { timeStyle: "short" }).format(new Date(instant));
}

/** "7:30 AM", for a time of day such as "07:30". */
export const formatTimeOfDay = (time: string): string =>
  localFormatter("UTC", { timeStyle: "short" }).format(new Date(`2000-01-01T${time}Z`));

/** "today at 6:02 PM", "November 12 at 6:02 PM". */
export function formatMoment(instant: string): string {
  const isToday = dayOf(instant) === ownToday();
  return `${isToday ? "today" : formatDay(instant)} at ${formatTime(instant)}`;
}
