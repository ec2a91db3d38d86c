import { now } from "#web/platform/time/clock.ts";

/** The time of day in the person's own zone: "18:02". */
export function timeInWords(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
}

/** A day of the calendar ("2026-11-21") in short words: "21 Nov". */
export function dayInWords(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, { day: "numeric", month: "short" });
}

/** "today at 18:02", "12 November at 18:02", with the year when it is another one. */
export function momentInWords(timestamp: string): string {
  const moment = new Date(timestamp);
  const today = now();
  if (moment.toDateString() === today.toDateString()) return `today at ${timeInWords(timestamp)}`;
  const isThisYear = moment.getFullYear() === today.getFullYear();
  const day = moment.toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
  return `${day} at ${timeInWords(timestamp)}`;
}
