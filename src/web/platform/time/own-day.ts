import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { now } from "./clock.ts";

/** The IANA name of the zone that this device lives by. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Browsers without a zone answer nothing, or a name that no server knows.
  return timeZone && timeZone !== "Etc/Unknown" ? timeZone : "UTC";
}

/** The day that the person's own calendar shows: "2026-11-21". */
export function ownToday(): string {
  return ownDay(now().toISOString(), ownTimeZone());
}
