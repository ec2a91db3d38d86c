import { OTHER_SENSES } from "./other-senses.content.ts";

/** A text without words that mean no danger where they stand. */
export function withoutOtherSenses(text: string): string {
  return OTHER_SENSES.reduce((read, sense) => read.replaceAll(sense, " "), text);
}
