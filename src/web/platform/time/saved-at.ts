import { now } from "./clock.ts";

/** When something was saved, on the person's own clock: "at 07:12", or "on 20 November at 07:12" of another day. */
export function savedAtInWords(savedAt: string): string {
  const moment = new Date(savedAt);
  const time = `at ${moment.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" })}`;
  const today = now();
  if (moment.toDateString() === today.toDateString()) return time;
  const isThisYear = moment.getFullYear() === today.getFullYear();
  const day = moment.toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
  return `on ${day} ${time}`;
}
