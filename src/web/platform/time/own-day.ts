import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { now } from "./clock.ts";

/** Asking the device costs as much as rendering a row, and screens ask in each row. */
const FRESH_MS = 1000;
let device = { timeZone: "", locale: "", askedAt: Number.NEGATIVE_INFINITY };

/** The device's settings, at most a second old: somebody may travel with the page open. */
function ownDevice(): typeof device {
  const askedAt = performance.now();
  if (askedAt - device.askedAt > FRESH_MS) {
    const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
    // Browsers without a zone return nothing, or a name that no server knows.
    device = { timeZone: timeZone && timeZone !== "Etc/Unknown" ? timeZone : "UTC", locale, askedAt };
  }
  return device;
}

/** The IANA name of this device's time zone. */
export const ownTimeZone = (): string => ownDevice().timeZone;

/** The BCP 47 tag of this device's language and country. */
export const ownLocale = (): string => ownDevice().locale;

/** Today in the person's own time zone: "2026-11-21". */
export function ownToday(): string {
  return ownDay(now().toISOString(), ownTimeZone());
}

/** Noon of a day ("2026-11-21") in the person's own time zone, as an instant. */
export function ownNoon(day: string): string {
  return new Date(`${day}T12:00:00`).toISOString();
}
