import * as z from "zod/mini";
import { dayFromText } from "./plain-date.rules.ts";
import { zoneClock } from "./zone-clock.rules.ts";

/** A day of the calendar as "2026-11-21", one that exists. `name` begins the sentence, as in "The operational period". */
export function daySchema(name: string) {
  const sentence = `${name} is a day such as 2026-11-21.`;
  return z.string(sentence).check(z.refine((text) => dayFromText(text) !== null, sentence));
}

const ZONE_EXAMPLE = "A time zone has a name such as Europe/Berlin.";

/** An IANA time zone that this engine knows. Bare offsets such as +02:00 are refused: they know no summer time. */
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
