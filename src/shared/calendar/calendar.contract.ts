import * as z from "zod/mini";
import { dayFromText } from "./plain-date.rules.ts";
import { zoneClock } from "./zone-clock.rules.ts";

/** An existing calendar day such as "2026-11-21". `name` begins error messages, as in "The operational period". */
export function daySchema(name: string) {
  const sentence = `${name} is a day such as 2026-11-21.`;
  return z.string(sentence).check(z.refine((text) => dayFromText(text) !== null, sentence));
}

const ZONE_EXAMPLE = "A time zone has a name such as Europe/Berlin.";

/**
 * An IANA time zone that this engine knows. Offsets such as +02:00 are refused, because they have no daylight saving
 * time.
 */
export const timeZoneSchema = z.string(ZONE_EXAMPLE).check(z.refine(isTimeZone, ZONE_EXAMPLE));

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneClock(name);
    return true;
  } catch {
    return false;
  }
}
