import { MONTHS, type PlainDate, partsOf, WEEKDAYS, weekdayOf } from "#shared/calendar/plain-date.rules.ts";

/** Such as "Friday, November 27, 2026". */
export function dayInFull(date: PlainDate): string {
  const { year, month, day } = partsOf(date);
  return `${WEEKDAYS[weekdayOf(date)]}, ${MONTHS[month - 1]} ${day}, ${year}`;
}

/** Such as "November 27", with the year only when it is another one than today's. */
export function dayInShort(date: PlainDate, today: PlainDate): string {
  const { year, month, day } = partsOf(date);
  const words = `${MONTHS[month - 1]} ${day}`;
  return year === partsOf(today).year ? words : `${words}, ${year}`;
}
