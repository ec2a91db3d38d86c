import { stemOf, wordsIn } from "#server/platform/words/stems.ts";
import { meanOf, nearness } from "#server/platform/words/word-vectors.ts";
import type { Kind } from "./kind.rules.ts";
import { byStem, type Entry, type Rarities, type Word, wordsOf } from "./situation-index.rules.ts";

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
    coverage(reading.words, exactly(vocabulary)) +
    coverage(reading.inHead, exactly(vocabulary)) +
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

type Nearness = (word: Word) => number;

/** How much of some words is there, from 0 to 1. */
function coverage(words: readonly Word[], near: Nearness): number {
  let covered = 0;
  let total = 0;
  for (const word of words) {
    total += word.weight;
    covered += word.weight * near(word);
  }
  return total === 0 ? 0 : covered / total;
}

const SIMILAR_FROM = 0.4;

const exactly =
  (vocabulary: ReadonlyMap<string, Word>): Nearness =>
  ({ stem }) =>
    vocabulary.has(stem) ? 1 : 0;

/** 1 for a word of the vocabulary, less for one of a similar meaning. */
function nearnessTo(vocabulary: ReadonlyMap<string, Word>): Nearness {
  const known = new Map<string, number>();
  return ({ stem, vector }) => {
    if (vocabulary.has(stem)) return 1;
    const seen = known.get(stem);
    if (seen !== undefined) return seen;
    let best = 0;
    if (vector)
      for (const other of vocabulary.values()) best = Math.max(best, nearness(vector, other.vector));
    const near = best < SIMILAR_FROM ? 0 : (best - SIMILAR_FROM) / (1 - SIMILAR_FROM);
    known.set(stem, near);
    return near;
  };
}

/** How well the sentence that is most alike agrees, both ways: from 0 to 1. */
function nearestSay(reading: Reading, says: Entry["says"]): number {
  const said = nearnessTo(reading.byStem);
  let best = 0;
  for (const say of says) {
    const ours = coverage(reading.placed, nearnessTo(say.byStem));
    const theirs = coverage(say.words, said);
    if (ours + theirs > 0) best = Math.max(best, (2 * ours * theirs) / (ours + theirs));
  }
  return best;
}

/** How much of a sentence a situation speaks of, the words beside the task less: from 0 to 1. */
export const coveredBy = (reading: Reading, { vocabulary }: Entry): number =>
  coverage(reading.placed, nearnessTo(vocabulary));

const GRAVE: ReadonlySet<Kind> = new Set(["grief", "emergency", "waiting"]);

/** How a sentence and a situation agree. */
export function featuresOf(reading: Reading, entry: Entry) {
  const { center, vocabulary, title, cues, situation, says } = entry;
  const { kind } = reading;
  const near = nearnessTo(vocabulary);
  const differ = (is: (one: Kind) => boolean) =>
    kind !== null && kind !== situation.kind && (is(kind) || is(situation.kind)) ? 1 : 0;
  return {
    meaning: nearness(reading.mean, center),
    meaningOfHead: nearness(reading.headMean, center),
    nearestSay: nearestSay(reading, says),
    cue: bestCue(cues, reading.said),
    textCovered: coverage(reading.words, near),
    textCoveredExactly: coverage(reading.words, exactly(vocabulary)),
    titleCovered: coverage(title, nearnessTo(reading.byStem)),
    verb: reading.verb ? near(reading.verb) : 0,
    object: reading.object ? near(reading.object) : 0,
    otherGravity: differ((one) => GRAVE.has(one)),
    otherDecision: differ((one) => one === "decision"),
    otherQuit: differ((one) => one === "quit"),
  };
}

export type Feature = keyof ReturnType<typeof featuresOf>;
