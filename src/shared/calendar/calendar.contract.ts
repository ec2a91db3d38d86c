import * as z from "zod/mini";
import { dayFromText } from "./plain-date.rules.ts";
import { zoneClock } from "./zone-clock.rules.ts";

/** An existing calendar day such as "2026-11-21". `name` begins error messages, as in "The operational period". */
export function daySchema(name: string) {
  const sentence = `${name} is a day such as 2026-11-21.`;
  return z.string(sentence).check(z.refine((text) => dayFromText(text) !== null, sentence));
}

const LOCALE_EXAMPLE = "A locale has a name such as en-GB.";
const ZONE_EXAMPLE = "A time zone has a name such as Europe/Berlin.";

/**
 * An IANA time zone that this engine knows. Offsets such as +02:00 are refused, because they have no daylight saving
 * time.
 */
export const timeZoneSchema = z.string(ZONE_EXAMPLE).check(z.refine(isTimeZone, ZONE_EXAMPLE));

/** A BCP 47 language tag, such as "en-GB". */
export const localeSchema = z
  .string(LOCALE_EXAMPLE)
  .check(z.maxLength(100, LOCALE_EXAMPLE), z.refine(isLocale, LOCALE_EXAMPLE));

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneClock(name);
    return true;
  } catch {
    return false;
  }
}
