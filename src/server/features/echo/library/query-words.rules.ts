import { stemOf, tellingWordsIn, wordsIn } from "#server/platform/words/stems.ts";
import { meanOf, nearness, vectorOf } from "#server/platform/words/word-vectors.ts";
import { mended } from "#shared/understanding/goal-spelling.rules.ts";
import type { Sample, Topic } from "./entries.rules.ts";

/** What is compared with the library: a message or one of its sentences. */
export interface Query {
  /** Its meaning, of length 1. */
  vector: Float32Array;
  words: readonly string[];
  /** The stems of the words that tell one matter from another. */
  stems: readonly string[];
  /** Whether it begins with another person's matter. */
  isOfOthers: boolean;
}

/** The form in which texts are encoded: everyday typos mended, in lower case. */
export const plainForm = (text: string): string => mended(text).toLowerCase();

/** The stems of the words of a plain text that tell one matter from another. */
export const stemsOf = (plain: string): string[] => tellingWordsIn(plain).map(stemOf);

/** Words for another person. */
const OTHERS =
  /\b(?:s?he|him|her|his|s?he's|s?hes|(?:my|our|the|a) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|mom|mum|dad|mother|father|parents?|son|daughter|kids?|child|baby|toddler|teen\w*|brother|sister|sibling|grand\w+|uncle|aunt|cousin|nephew|niece|friend|roommate|neighbor))\b/;
/** Whether a plain text speaks of another person. */
const speaksOfOthers = (plain: string): boolean => OTHERS.test(plain);

/** How much a topic's words are trusted before there are any. */
const WORDS_BEFORE = 30;

/** How much the telling words of a query speak for each topic: by the words themselves, and by words of similar meaning. */
export function tellingWords(samples: readonly Sample[], plain: readonly string[], topics: readonly Topic[]) {
  const placeOf = new Map(topics.map((topic, place) => [topic, place]));
  const counts = new Map<string, Map<number, number>>();
  const totals = topics.map(() => 0);
  const wordsOf = topics.map(() => new Map<string, number>());
  for (const [index, { entry, part }] of samples.entries()) {
    const place = entry.kind === "topic" ? placeOf.get(entry) : undefined;
    if (place === undefined || part === "not") continue;
    for (const word of tellingWordsIn(plain[index] ?? "")) {
      const stem = stemOf(word);
      const own = counts.get(stem) ?? new Map<number, number>();
      counts.set(stem, own.set(place, (own.get(place) ?? 0) + 1));
      totals[place] = (totals[place] ?? 0) + 1;
      const words = wordsOf[place];
      words?.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  const all = totals.reduce((sum, one) => sum + one, 0);
  const rarity = (stem: string) => Math.log(1 + topics.length / (counts.get(stem)?.size ?? 0.5));
  const centers = wordsOf.map((words) =>
    meanOf(
      [...words].map(([word, count]) => ({ vector: vectorOf(word), weight: count * rarity(stemOf(word)) })),
    ),
  );
  const of = ({ stems, words }: Query) => {
    const own = [...new Set(stems)];
    const rare = topics.map(() => 0);
    for (const stem of own) {
      const known = counts.get(stem);
      let sum = 0.5;
      for (const count of known?.values() ?? []) sum += count;
      const share = sum / (all + 0.5 * counts.size);
      for (const [place, total] of totals.entries())
        rare[place] =
          (rare[place] ?? 0) +
          Math.log(((known?.get(place) ?? 0) + WORDS_BEFORE * share) / (total + WORDS_BEFORE) / share);
    }
    const root = Math.sqrt(own.length) || 1;
    const mean = meanOf(
      words
        .filter((word) => own.includes(word))
        .map((word) => ({ vector: vectorOf(word), weight: rarity(word) })),
    );
    return { rare: rare.map((sum) => sum / root), words: centers.map((center) => nearness(mean, center)) };
  };
  return { of, shareOf: (stem: string) => (counts.get(stem)?.size ?? 0) / topics.length };
}

/** In how much of what people say about each topic another person is spoken of, from 0 to 1. */
export function sharesOfOthers(samples: readonly Sample[], plain: readonly string[]): Map<Topic, number> {
  const shares = new Map<Topic, number>();
  for (const [index, { entry, part }] of samples.entries())
    if (entry.kind === "topic" && part === "says" && speaksOfOthers(plain[index] ?? ""))
      shares.set(entry, (shares.get(entry) ?? 0) + 1 / entry.says.length);
  return shares;
}

/** How much of each sample and of a query is the same, small words included, from 0 to 1. */
export function wordForWord(samples: readonly Sample[], plain: readonly string[]) {
  const places = new Map<string, number[]>();
  for (const [place, { part }] of samples.entries()) {
    if (part !== "says" && part !== "branch") continue;
    for (const word of new Set(wordsIn(plain[place] ?? "").map(stemOf))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const rarity = (word: string) => Math.log(1 + samples.length / (1 + (places.get(word)?.length ?? 0)));
  const weights = new Float32Array(samples.length);
  for (const [word, own] of places) {
    const weight = rarity(word);
    for (const place of own) weights[place] = (weights[place] ?? 0) + weight;
  }
  return ({ words }: Query): Float32Array => {
    const own = new Set(words);
    const total = [...own].reduce((sum, word) => sum + rarity(word), 0);
    const same = new Float32Array(samples.length);
    for (const word of own) {
      const weight = rarity(word);
      for (const place of places.get(word) ?? []) same[place] = (same[place] ?? 0) + weight;
    }
    for (const [place, weight] of weights.entries())
      if (same[place]) same[place] = (2 * (same[place] ?? 0)) / (total + weight);
    return same;
  };
}

export function queryOf(text: string, vector: Float32Array): Query {
  const plain = plainForm(text);
  return {
    vector,
    words: wordsIn(plain).map(stemOf),
    stems: stemsOf(plain),
    isOfOthers: speaksOfOthers(plain.split(/[.!?]\s/, 1)[0] ?? plain),
  };
}
