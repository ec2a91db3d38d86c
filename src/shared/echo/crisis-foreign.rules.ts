import type { Language } from "#shared/understanding/language.rules.ts";
import { DANGER_WORDS, type DangerWords } from "./crisis-languages.content.ts";
import type { Spoken } from "./crisis-languages.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { nextIn, placeOf, type Talk } from "./crisis-talk.rules.ts";

/** The reply in the person's own language; the coach speaks none but English, so something is always said. */
export function foreignReply(talk: Talk, language: Exclude<Language, "en">): string {
  const { before, now, said, spoken } = talk;
  const words = DANGER_WORDS[language];
  const isUnsaid = (text: string) => !spoken.some((one) => one.includes(text));
  if (now.isSafe && !before.isSafe) return words.calm;
  const first = firstIn(words, talk);
  if (isUnsaid(first)) return first;
  const isLeaving = said.signs.has("leaving") || LEAVES.test(said.text);
  if (isLeaving && isUnsaid(words.leaving)) return words.leaving;
  return nextIn(words.more, spoken);
}

function firstIn(words: DangerWords, { now }: Talk): string {
  const { kind, subject } = placeOf(now);
  if (kind === "medical") return words.medical;
  if (subject === "somebody") return words.somebody;
  if (kind !== "self") return words[kind];
  if (now.risk.level === "acute") return words.urgent;
  return now.hasThoughts ? words.said : words.asked;
}

/** Adds the line of the other language that an English reply may be meant for, once. */
export function withLineOf(text: string, { beside }: Spoken, spoken: readonly string[]): string {
  if (beside === null) return text;
  const { line } = DANGER_WORDS[beside];
  if (spoken.some((one) => one.includes(line))) return text;
  const [said = "", ...asked] = text.split("\n\n");
  return [`${said} ${line}`, ...asked].join("\n\n");
}
