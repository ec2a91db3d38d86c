import { type Language, languagesOf } from "#shared/understanding/language.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { wordsOf } from "#shared/understanding/phrases.rules.ts";
import type { Told } from "./crisis-told.rules.ts";

/** A shorter message tells too little. */
const LEAST_WORDS = 4;
const ENGLISH =
  /\b(?:the|i|i'?m|im|my|me|you|your|is|was|it'?s|its|to|and|of|for|that|this|not|don'?t|dont|can'?t|have|just|what|how|with|but|do)\b/gi;
/** Beyond this share of English words, a message is read as English with other words in it. */
const MIXED = 0.2;

export interface Spoken {
  /** What Echo answers in. */
  language: Language;
  /** Another language beside English that the message may be in. */
  beside: Exclude<Language, "en"> | null;
}

/** Whether a text is to be read as English; one that tells too little is where it has English words. */
export function isEnglish(text: string): boolean {
  const [likely] = languagesOf(wordsOf(normalForm(text).text));
  return likely === undefined ? text.search(ENGLISH) >= 0 : likely === "en";
}

/** The language of a message; a short one is in that of the question it answers. */
export function languageSpoken(message: string, last: Told | null): Spoken {
  const words = wordsOf(normalForm(message).text);
  const before = last?.language ?? "en";
  const english = (message.match(ENGLISH)?.length ?? 0) / Math.max(1, words.length);
  if (words.length < LEAST_WORDS) return { language: english > MIXED ? "en" : before, beside: null };
  const likely = languagesOf(words)[0] ?? before;
  if (likely === "en") return { language: english > MIXED ? "en" : before, beside: null };
  // "Me" and "no" are words of several languages.
  if (likely === before) return { language: likely, beside: null };
  return english > MIXED ? { language: "en", beside: likely } : { language: likely, beside: null };
}
