import { now } from "#web/platform/time/clock.ts";

/** A stored moment as a day in the person's own zone: "21 November", with the year when it is another one. */
export function dayOf(timestamp: string): string {
  const day = new Date(timestamp);
  const isThisYear = day.getFullYear() === now().getFullYear();
  return day.toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
}
