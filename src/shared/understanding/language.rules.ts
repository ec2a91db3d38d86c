import { featuresOf, loadClassifier } from "./classifier.rules.ts";
import { LANGUAGE_WEIGHTS } from "./language-weights.content.ts";
import { normalForm } from "./normal-form.rules.ts";
import { wordsOf } from "./phrases.rules.ts";

/** The languages that are told apart, as ISO 639-1 codes. Hindi also as typed in Latin letters. */
export const LANGUAGES = ["en", "es", "de", "fr", "pt", "it", "nl", "pl", "hi", "tl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Below this, the best guess is no better than none. */
const LEAST = 0.15;
/** A runner-up this near to the best may be the language just as well, or stand beside it. */
const NEAR = 0.25;

const classifier = loadClassifier(LANGUAGE_WEIGHTS);

/** The language of a short text, or null when it is none of the ten. */
export function languageOf(text: string): Language | null {
  if (/\p{Script=Devanagari}/u.test(text)) return "hi";
  return languagesOf(wordsOf(normalForm(text).text))[0] ?? null;
}

/**
 * The languages that the words of a normal form may be in, likeliest first. English too where the likeliest is Hindi
 * or Tagalog, which people mix with it.
 */
export function languagesOf(words: readonly string[]): Language[] {
  const scores = classifier.score(featuresOf(words));
  const ranked = LANGUAGES.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const best = scores[ranked[0] ?? "en"] ?? 0;
  if (best < LEAST) return [];
  const likely = ranked.slice(0, 3).filter((language) => (scores[language] ?? 0) >= best * NEAR);
  const isMixed = likely.includes("hi") || likely.includes("tl");
  return isMixed && !likely.includes("en") ? [...likely, "en"] : likely;
}
