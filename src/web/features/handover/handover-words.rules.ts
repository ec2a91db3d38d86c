import { now } from "#web/platform/time/clock.ts";

/** A day of the calendar in words: "Saturday 21 November 2026". */
export function dayInWords(day: string): string {
  return atNoon(day).toLocaleDateString(undefined, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  } as const);
}

/** "21 November", with the year when it is another one. */
export function shortDayInWords(day: string): string {
  const isThisYear = day.startsWith(`${now().getFullYear()}-`);
  return atNoon(day).toLocaleDateString(undefined, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
}

/** An instant on the person's own clock: "21 November 2026 at 18:02". */
export function momentInWords(timestamp: string): string {
  const moment = new Date(timestamp);
  const day = moment.toLocaleDateString(undefined, { day: "numeric", month: "long", year: "numeric" });
  return `${day} at ${moment.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" })}`;
}

function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
