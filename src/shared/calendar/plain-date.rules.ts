/** A calendar day without a time, such as "2026-11-21". Sorts and compares as text. */
export type PlainDate = string;

/** One day in milliseconds, for uses where clock changes do not matter. */
export const DAY_MS = 86_400_000;

export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
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

/**
 * @param month 1 to 12
 * @returns null when the day does not exist, such as June 31
 */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const number = dayNumberOf(year, month, day);
  return number === null ? null : plainDateOf(number);
}

/** Days since January 1, 1970, or null when the day does not exist. */
function dayNumberOf(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date.UTC turns February 30 into a day in March, and reads the years 0 to 99 as 1900 to 1999.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 100 && year <= 9999;
  return exists ? date.getTime() / DAY_MS : null;
}

/** @param day days since January 1, 1970 */
export function plainDateOf(day: number): PlainDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Days since January 1, 1970.
 * @throws RangeError when the text is not an existing day
 */
export function dayNumber(date: PlainDate): number {
  const day = dayFromText(date);
  if (day === null) throw new RangeError(`No such day: ${date}`);
  return day;
}

/** Like `dayNumber`, but null when the text is not an existing day. */
export function dayFromText(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const { year, month, day } = partsOf(text);
  return dayNumberOf(year, month, day);
}

export function partsOf(date: PlainDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOf(dayNumber(date) + days);
}

/** The same day of a later month, or the last day of that month if it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return addDays(first, Math.min(day, partsOf(lastOfMonth(first)).day) - 1);
}

export function lastOfMonth(date: PlainDate): PlainDate {
  const { year, month } = partsOf(date);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(date).getUTCDay();
}

/** The first day on or after `from` that falls on `weekday` (0 is Sunday). */
export function onOrAfter(from: PlainDate, weekday: number): PlainDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** Such as "December 5, 2026". */
export function dayInWords(date: PlainDate): string {
  const { year, month, day } = partsOf(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}
