import { createStore } from "zustand/vanilla";
import { instantIn, ownDay } from "#shared/calendar/local-days.rules.ts";
import { zoneClock } from "#shared/calendar/zone-clock.rules.ts";
import { readStored, removeStored, writeStored } from "#web/platform/device/storage.ts";
import { now } from "./clock.ts";

const STORED_ZONE = "time-zone";
const NOON_MS = 12 * 60 * 60 * 1000;

function storedZone(): string | null {
  const stored = readStored(STORED_ZONE);
  try {
    if (stored !== null) zoneClock(stored);
    return stored;
  } catch {
    return null;
  }
}

/** The time zone that the person chose on this device; null for the device's own. */
export const chosenZoneStore = createStore<{ timeZone: string | null }>(() => ({ timeZone: storedZone() }));
// Another tab may have chosen.
globalThis.addEventListener?.("storage", () => chosenZoneStore.setState({ timeZone: storedZone() }));

/** @param timeZone an IANA name, or null for the device's own */
export function chooseTimeZone(timeZone: string | null): void {
  if (timeZone === null) removeStored(STORED_ZONE);
  else writeStored(STORED_ZONE, timeZone);
  chosenZoneStore.setState({ timeZone });
}

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
export const deviceTimeZone = (): string => ownDevice().timeZone;

/** The IANA name of the person's time zone: the one they chose here, or this device's. */
export const ownTimeZone = (): string => chosenZoneStore.getState().timeZone ?? deviceTimeZone();

/** The BCP 47 tag of this device's language and country. */
export const ownLocale = (): string => ownDevice().locale;

/** Today in the person's own time zone: "2026-11-21". */
export function ownToday(): string {
  return ownDay(now().toISOString(), ownTimeZone());
}

/** Noon of a day ("2026-11-21") in the person's own time zone, as an instant. */
export function ownNoon(day: string): string {
  return instantIn(ownTimeZone(), day, NOON_MS);
}
