import type { Kind } from "./kind.rules.ts";
import { byStem, type Entry, type Rarities, type Word, wordsOf } from "./situation-index.rules.ts";
import { stemOf, wordsIn } from "./stems.rules.ts";
import { meanOf, nearness } from "./word-vectors.rules.ts";

/** What is looked up. */
export interface Query {
  text: string;
  /** The clause that says what to do; empty when there is none. */
  task: string;
  verb: string;
  object: string;
  kind: Kind | null;
}

/** A query in the form that entries are compared with. */
export interface Reading {
  kind: Kind | null;
  words: readonly Word[];
  /** The same with less weight for what surrounds the task. */
  placed: readonly Word[];
  byStem: ReadonlyMap<string, Word>;
  inHead: readonly Word[];
  headByStem: ReadonlyMap<string, Word>;
  said: ReadonlySet<string>;
  mean: Float32Array | null;
  headMean: Float32Array | null;
  verb: Word | null;
  object: Word | null;
}

/** What a word counts that surrounds the task ("before ...", "so we can ..."), and one beside it. */
const AROUND = 0.6;
const ASIDE = 0.35;
const CIRCUMSTANCE =
  /\s(?:before|after|by|so|until|til|till|while|because|when|during|without|instead|since|ahead of|now that|as long as|even|like|except|but)\b/i;

export function readingOf({ text, task, verb, object, kind }: Query, rarities: Rarities): Reading {
  const words = wordsOf(text, rarities);
  const inTask = wordsOf(task, rarities);
  const head = task.split(CIRCUMSTANCE)[0] ?? "";
  const taskStems = new Set(wordsIn(task).map(stemOf));
  const headStems = new Set(wordsIn(head).map(stemOf));
  const place = (stem: string) =>
    inTask.length === 0 || headStems.has(stem) ? 1 : taskStems.has(stem) ? AROUND : ASIDE;
  const inHead = inTask.length === 0 ? words : wordsOf(head, rarities);
  const placed = words.map((word) => ({ ...word, weight: word.weight * place(word.stem) }));
  return {
    kind,
    words,
    placed,
    byStem: byStem(words),
    inHead,
    headByStem: byStem(inHead),
    said: new Set(wordsIn(text).map(stemOf)),
    mean: meanOf(placed),
    headMean: meanOf(inHead),
    verb: wordsOf(verb, rarities)[0] ?? null,
    object: wordsOf(object, rarities).at(-1) ?? null,
  };
}

/** Enough to leave most of the library aside. */
export function roughScore(reading: Reading, { center, cues, vocabulary }: Entry): number {
  return (
    nearness(reading.mean, center) +
    coverage(reading.words, vocabulary, true) +
    coverage(reading.inHead, vocabulary, true) +
    bestCue(cues, reading.said)
  );
}

/** The best cue of which all words are said. */
function bestCue(cues: Entry["cues"], said: ReadonlySet<string>): number {
  let best = 0;
  for (const { stems, telling } of cues)
    if (stems.every((stem) => said.has(stem)))
      best = Math.max(best, telling * (0.5 + 0.25 * Math.min(3, stems.length)));
  return best;
}

/** How much of some words the vocabulary has, in the same or similar words, from 0 to 1. */
function coverage(words: readonly Word[], vocabulary: ReadonlyMap<string, Word>, isExact = false): number {
  let covered = 0;
  let total = 0;
  for (const word of words) {
    total += word.weight;
    if (vocabulary.has(word.stem)) covered += word.weight;
    else if (!isExact) covered += word.weight * similar(word, vocabulary.values());
  }
  return total === 0 ? 0 : covered / total;
}

const SIMILAR_FROM = 0.4;

function similar({ vector }: Word, others: Iterable<Word>): number {
  let best = 0;
  if (vector) for (const other of others) best = Math.max(best, nearness(vector, other.vector));
  return best < SIMILAR_FROM ? 0 : (best - SIMILAR_FROM) / (1 - SIMILAR_FROM);
}

const has = (word: Word | null, vocabulary: ReadonlyMap<string, Word>) =>
  word ? coverage([word], vocabulary) : 0;

const GRAVE: ReadonlySet<Kind> = new Set(["grief", "emergency", "waiting"]);

/** How a sentence and a situation agree. */
export function featuresOf(reading: Reading, entry: Entry) {
  const { center, vocabulary, title, titleWords, cues, situation } = entry;
  const { kind } = reading;
  const differ = (is: (one: Kind) => boolean) =>
    kind !== null && kind !== situation.kind && (is(kind) || is(situation.kind)) ? 1 : 0;
  return {
    meaning: nearness(reading.mean, center),
    meaningOfHead: nearness(reading.headMean, center),
    cue: bestCue(cues, reading.said),
    textCovered: coverage(reading.words, vocabulary),
    textCoveredExactly: coverage(reading.words, vocabulary, true),
    placedCovered: coverage(reading.placed, vocabulary),
    titleCovered: coverage(title, reading.byStem),
    titleCoveredByHead: coverage(title, reading.headByStem),
    verb: has(reading.verb, vocabulary),
    object: has(reading.object, vocabulary),
    objectInTitle: has(reading.object, titleWords),
    sameKind: kind === situation.kind ? 1 : 0,
    otherGravity: differ((one) => GRAVE.has(one)),
    otherDecision: differ((one) => one === "decision"),
    otherQuit: differ((one) => one === "quit"),
  };
}

export type Feature = keyof ReturnType<typeof featuresOf>;
