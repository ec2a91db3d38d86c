import * as z from "zod/mini";
import { dayFromText } from "./local-days.rules.ts";

/** A day of the calendar as "2026-11-21", one that exists. `name` begins the sentence, as in "The operational period". */
export function daySchema(name: string) {
  const sentence = `${name} is a day such as 2026-11-21.`;
  return z.string(sentence).check(z.refine((text) => dayFromText(text) !== null, sentence));
}
