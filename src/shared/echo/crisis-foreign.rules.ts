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
  const { kind, subject } = placeOf(now);
  const isOwn = kind === "self" && subject === "me";
  const isLeaving = said.signs.has("leaving") || LEAVES.test(said.text);
  if (isOwn && isLeaving && isUnsaid(words.leaving)) return words.leaving;
  const [person, means, sentence] = words.more;
  if (first === words.medical) return nextIn([first, `${words.line}\n\n${first.split("\n\n")[1]}`], spoken);
  return nextIn(isOwn ? [person, means, sentence] : [person, sentence, first], spoken);
}

function firstIn(words: DangerWords, { now }: Talk): string {
  const { kind, subject } = placeOf(now);
  const isAcute = now.risk.level === "acute";
  if (kind === "medical" || (isAcute && kind === "self" && now.isBody && subject === "me"))
    return words.medical;
  if (kind === "abuse" && isAcute && now.isBody) return words.medical;
  if (subject === "somebody") return isAcute ? words.medical : words.somebody;
  if (kind !== "self") return words[kind];
  if (isAcute) return words.urgent;
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
