import { stemOf, tellingWordsIn, wordsIn } from "#server/platform/words/stems.ts";
import { meanOf, vectorOf } from "#server/platform/words/word-vectors.ts";
import type { Situation } from "./situation.rules.ts";

/** A word that tells one wish from another: its stem, its meaning and how rare it is. */
export interface Word {
  stem: string;
  vector: Float32Array | null;
  weight: number;
}

interface Cue {
  stems: readonly string[];
  /** From 0 for a cue of many situations to 1 for rare words. */
  telling: number;
}

/** One sentence of a stranger. */
export interface Say {
  words: readonly Word[];
  byStem: ReadonlyMap<string, Word>;
}

/** What a sentence is compared with. */
export interface Entry {
  situation: Situation;
  says: readonly Say[];
  vocabulary: ReadonlyMap<string, Word>;
  center: Float32Array | null;
  title: readonly Word[];
  cues: readonly Cue[];
}

/** How rare words and cues are in the whole library. */
export interface Rarities {
  /** A word of a text; the same one each time. */
  wordOf(word: string): Word;
  /** From 0 to 1. */
  ofCue(stems: readonly string[]): number;
}

/** So many words are kept; a stranger may write any. */
const WORDS_MAX = 60_000;

const stemsOfCue = (cue: string) => [...new Set(wordsIn(cue).map(stemOf))];
const keyOf = (stems: readonly string[]) => stems.toSorted().join(" ");

export const byStem = (words: readonly Word[]): ReadonlyMap<string, Word> =>
  new Map(words.map((word) => [word.stem, word]));

export function raritiesOf(situations: readonly Situation[]): Rarities {
  const counts = new Map<string, number>();
  const sharing = new Map<string, number>();
  const count = (map: Map<string, number>, keys: Iterable<string>) => {
    for (const key of new Set(keys)) map.set(key, (map.get(key) ?? 0) + 1);
  };
  for (const { says, title, cues } of situations) {
    count(counts, [...says, title].flatMap(tellingWordsIn).map(stemOf));
    count(
      sharing,
      cues.map((cue) => keyOf(stemsOfCue(cue))),
    );
  }
  const rarest = Math.log(1 + situations.length);
  const ofStem = (stem: string) => Math.log(1 + situations.length / (counts.get(stem) ?? 0.5));
  const known = new Map<string, Word>();
  const wordOf = (word: string): Word => {
    const seen = known.get(word);
    if (seen) return seen;
    const stem = stemOf(word);
    const made = { stem, vector: vectorOf(word), weight: ofStem(stem) };
    if (known.size < WORDS_MAX) known.set(word, made);
    return made;
  };
  return {
    wordOf,
    ofCue: (stems) => Math.min(1, Math.max(...stems.map(ofStem)) / rarest) / (sharing.get(keyOf(stems)) ?? 1),
  };
}

export function entryOf(situation: Situation, rarities: Rarities): Entry {
  const { says, title, cues } = situation;
  const titleWords = wordsOf(title, rarities);
  const words = [...[...says, ...cues].flatMap((text) => wordsOf(text, rarities)), ...titleWords];
  return {
    situation,
    says: says.map((say) => sayOf(wordsOf(say, rarities))),
    vocabulary: byStem(words),
    center: meanOf(words),
    title: titleWords,
    cues: cues
      .map(stemsOfCue)
      .filter((stems) => stems.length > 0)
      .map((stems) => ({ stems, telling: rarities.ofCue(stems) })),
  };
}

const sayOf = (words: readonly Word[]): Say => ({ words, byStem: byStem(words) });

export const wordsOf = (text: string, { wordOf }: Rarities): Word[] => tellingWordsIn(text).map(wordOf);
