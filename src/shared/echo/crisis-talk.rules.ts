import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Danger } from "./crisis-danger.rules.ts";
import type { Spoken } from "./crisis-languages.rules.ts";
import type { Reading } from "./crisis-reading.rules.ts";
import type { Told } from "./crisis-told.rules.ts";

/** What a reply depends on. */
export interface Talk {
  before: Danger;
  now: Danger;
  said: Reading;
  language: Spoken;
  /** All that Echo has said, oldest first. */
  spoken: readonly string[];
  /** The question about danger that the message answers, if there was one. */
  last: Told | null;
}

/** The text that was said longest ago, or never. */
export function nextIn(texts: readonly string[], spoken: readonly string[]): string {
  const when = (text: string) => spoken.findLastIndex((one) => one.includes(text));
  return texts.toSorted((a, b) => when(a) - when(b))[0] ?? "";
}

/** Whether Echo has said it in what is in view. */
export function isSpoken({ spoken }: Talk, text: string): boolean {
  return spoken.some((one) => one.includes(text));
}

export function placeOf({ risk }: Danger): { kind: RiskKind; subject: RiskSubject } {
  return { kind: risk.kind ?? "self", subject: risk.subject ?? "me" };
}
