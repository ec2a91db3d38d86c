import { type Features, featuresOf } from "#shared/understanding/classifier.rules.ts";
import type { Found } from "#shared/understanding/phrases.rules.ts";
import type { Sentence } from "./marks.rules.ts";

/** How many words may stand between two topics that belong together. */
const NEARBY = 4;
/** Marks that say who does a thing, when, and whether. */
const JOINING = ["me", "they", "not", "past"];

/**
 * What the classifiers see of some sentences: letters, words, words near each other, marks, topics, topics in order.
 * @param earlier what the person wrote before them in a conversation, of which words, marks and topics count
 */
export function riskFeatures(sentences: readonly Sentence[], earlier: readonly Sentence[] = []): Features {
  const words = sentences.flatMap((sentence) => sentence.words);
  const names = (found: (sentence: Sentence) => readonly Found[]) =>
    sentences.flatMap((sentence) => found(sentence).map(({ mark }) => mark));
  return featuresOf(words, [
    { names: names(({ marks }) => marks), share: 0.8 },
    { names: names(({ topics }) => topics), share: 1 },
    { names: sentences.flatMap(orderedTopics), share: 1 },
    { names: wordsApart(words), share: 0.5 },
    { names: earlier.flatMap(namesOfEarlier), share: 0.6 },
  ]);
}

function namesOfEarlier({ words, marks, topics }: Sentence): string[] {
  return [...words, ...[...marks, ...topics].map(({ mark }) => `#${mark}`)].map((name) => `earlier ${name}`);
}

function orderedTopics({ marks, topics }: Sentence): string[] {
  const found = [...topics, ...marks.filter(({ mark }) => JOINING.includes(mark))];
  return found.flatMap((first) =>
    found
      .filter(({ mark, start }) => mark !== first.mark && start >= first.end && start - first.end < NEARBY)
      .map((next) => `${first.mark}>${next.mark}`),
  );
}

/** Pairs of words with one or two others in between. */
function wordsApart(words: readonly string[]): string[] {
  return words.flatMap((word, at) => words.slice(at + 2, at + 4).map((next) => `${word}_${next}`));
}

/** Two neighboring sentences at a time, so that danger in the middle of a list does not drown in it. */
export function neighborsIn(sentences: readonly Sentence[]): Sentence[][] {
  const spoken = sentences.filter(({ words }) => words.length > 0);
  if (spoken.length < 3) return [];
  return spoken.slice(0, -1).map((sentence, at) => [sentence, spoken[at + 1] ?? sentence]);
}
