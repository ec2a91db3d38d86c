import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { now } from "./clock.ts";

/** The IANA name of this device's time zone. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Browsers without a zone return nothing, or a name that no server knows.
  return timeZone && timeZone !== "Etc/Unknown" ? timeZone : "UTC";
}

/** The BCP 47 tag of this device's language and country. */
export function ownLocale(): string {
  return new Intl.DateTimeFormat().resolvedOptions().locale;
}

/** Today in the person's own time zone: "2026-11-21". */
export function ownToday(): string {
  return ownDay(now().toISOString(), ownTimeZone());
}
