/** A day of the calendar without a time, as YYYY-MM-DD text. It sorts and compares as text. */
export type PlainDate = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** @param month 1 to 12. Null when there is no such day, as on 31 June. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000 && year <= 9999;
  return exists ? date.toISOString().slice(0, 10) : null;
}

export function partsOf(date: PlainDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months on, or the last day of that month where it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(day, partsOf(lastOfMonth(first)).day) - 1);
}

export function lastOfMonth(date: PlainDate): PlainDate {
  const { year, month } = partsOf(date);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whole days from one date to a later one; negative when it is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 is Sunday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(date).getUTCDay();
}

/** The first day on or after `from` that falls on `weekday` (0 is Sunday). */
export function onOrAfter(from: PlainDate, weekday: number): PlainDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** The calendar day and the hour (0 to 23) that clocks in a time zone show at an instant. */
export function wallClock(instant: Date, timeZone: string): { date: PlainDate; hour: number } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    hour: Number(part("hour")),
  };
}

/** Such as "5 December 2026". */
export function dayInWords(date: PlainDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** Such as "Saturday 5 December 2026". */
export function weekdayInWords(date: PlainDate): string {
  return `${WEEKDAYS[weekdayOf(date)]} ${dayInWords(date)}`;
}

/** Easter Sunday in the Gregorian calendar, by the anonymous computus. */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const yearInCentury = year % 100;
  const weekShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearInCentury / 4) - epact - (yearInCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekShift) / 451);
  const days = epact + weekShift - 7 * lateMoon + 114;
  return addDays(
    `${year}-01-01`,
    daysBetween(`${year}-01-01`, `${year}-0${Math.floor(days / 31)}-01`) + (days % 31),
  );
}
