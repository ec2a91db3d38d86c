import type { Situation } from "./situation.rules.ts";

/** A situation and how well it fits a sentence: 0 for nothing in common, about 1 for the same words. */
export interface Match {
  situation: Situation;
  score: number;
}

/** Words that every wish has. */
const COMMON = new Set(
  "a an the i im ive id ill me my mine we our us you your it its this that these those he she his her him they them their is are am was were be been being do does did doing done have has had having to of in on at by for from with and or but so if then than as not no nor can could would should will shall may might must need needs want wants wanna gotta got get gets getting just really very still also too about into up out off over some any all more most much many there here when what which who how why because cause since until before after again please help plan make go going one thing things stuff like lol ok idk time day week month year today tomorrow tonight next last monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec".split(
    " ",
  ),
);
/** What each kind of feature weighs beside a whole word. */
const PAIR = 0.7;
const PIECE = 0.35;
const PIECE_LETTERS = 4;
/** How much the nearest example counts beside all words of the situation. */
const NEAREST = 0.65;
/** What a cue adds, what each further word of it adds, and how much of a second cue counts. */
const CUE = 0.25;
const MORE_WORDS = 0.15;
const SECOND_CUE = 0.3;
const IN_TASK = 1.5;

/** The stem of an English word, near enough to find the same word again. */
function stemOf(word: string): string {
  const plain = word.replace(/'s$|s'$|'/g, "");
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?:sses)$/, "ss")
    .replace(/ies$/, "y")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=..[^aeiou])ed$|(?<=...)ing$/, "")
    .replace(/(.)\1$/, "$1")
    .replace(/e$/, "");
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** The stems of the words that tell one wish from another. */
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !COMMON.has(word.replaceAll("'", "")) && !/^\d/.test(word))
    .map(stemOf);

function featuresOf(stems: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    found.set(feature, Math.max(found.get(feature) ?? 0, weight));
  for (const [place, stem] of stems.entries()) {
    add(stem, 1);
    const next = stems[place + 1];
    if (next) add(`${stem} ${next}`, PAIR);
    if (stem.length > PIECE_LETTERS)
      for (let at = 0; at + PIECE_LETTERS <= stem.length; at += 1)
        add(`~${stem.slice(at, at + PIECE_LETTERS)}`, PIECE);
  }
  return found;
}

type Vector = ReadonlyMap<string, number>;

interface Example {
  situation: number;
  vector: Vector;
}

/**
 * Finds the situations that a sentence speaks of, by the words they have in common (TF-IDF, cosine) and by cues. Cues
 * within the task count more than those in what surrounds it.
 */
export function situationSearch(
  situations: readonly Situation[],
): (sentence: string, task?: string) => Match[] {
  const examples = situations.flatMap(({ says, title }, situation) =>
    [...says, title].map((text) => ({ situation, features: featuresOf(stemsOf(text)) })),
  );
  const among = new Map<string, Set<number>>();
  for (const { situation, features } of examples)
    for (const feature of features.keys()) {
      const seen = among.get(feature) ?? new Set();
      among.set(feature, seen.add(situation));
    }
  const rarity = (feature: string) => Math.log(1 + situations.length / (among.get(feature)?.size ?? 0.5));
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const weighted = [...features].map(([feature, weight]): [string, number] => [
      feature,
      weight * rarity(feature),
    ]);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([feature, weight]) => [feature, weight / length]));
  };
  const near: Example[] = examples.map(({ situation, features }) => ({
    situation,
    vector: vectorOf(features),
  }));
  const vocabularies = situations.map(() => new Set<string>());
  for (const { situation, features } of examples)
    for (const feature of features.keys()) vocabularies[situation]?.add(feature);
  const wholes = situations.map((_, index) => {
    const all = new Map<string, number>();
    for (const { situation, features } of examples)
      if (situation === index)
        for (const [feature, weight] of features) all.set(feature, (all.get(feature) ?? 0) + weight);
    return vectorOf(new Map([...all].map(([feature, weight]) => [feature, Math.sqrt(weight)])));
  });

  const cues = situations.flatMap(({ cues: own }, situation) =>
    own
      .map((cue) => ({ situation, stems: [...new Set(wordsOf(cue).map(stemOf))] }))
      .filter(({ stems }) => stems.length > 0),
  );
  /** A cue that several situations share decides less. */
  const sharing = new Map<string, Set<number>>();
  for (const { situation, stems } of cues) {
    const key = stems.toSorted().join(" ");
    sharing.set(key, (sharing.get(key) ?? new Set()).add(situation));
  }

  const rarest = Math.log(1 + situations.length);

  return (sentence, task = "") => {
    const inTask = new Set(wordsOf(task).map(stemOf));
    const own = stemsOf(sentence);
    const said = new Set(wordsOf(sentence).map(stemOf));
    const asked = vectorOf(featuresOf(own));
    const cued = new Float64Array(situations.length);
    for (const { situation, stems } of cues) {
      if (!stems.every((stem) => said.has(stem))) continue;
      const shared = sharing.get(stems.toSorted().join(" "))?.size ?? 1;
      const telling = Math.max(...stems.map(rarity)) / rarest;
      const isInTask = stems.every((stem) => inTask.has(stem));
      const points = ((CUE + MORE_WORDS * (stems.length - 1)) * telling * (isInTask ? IN_TASK : 1)) / shared;
      const before = cued[situation] ?? 0;
      cued[situation] = Math.max(before, points) + Math.min(before, points) * SECOND_CUE;
    }
    const nearest = new Float64Array(situations.length);
    for (const { situation, vector } of near)
      nearest[situation] = Math.max(nearest[situation] ?? 0, cosine(asked, vector));
    return situations
      .map((situation, index) => ({
        situation,
        score:
          NEAREST * (nearest[index] ?? 0) +
          (1 - NEAREST) * cosine(asked, wholes[index] ?? new Map()) +
          (cued[index] ?? 0),
      }))
      .filter(({ score }, index) => score > 0 && (cued[index] || sharesWords(own, vocabularies[index])))
      .sort((a, b) => b.score - a.score);
  };
}

/** One word in common may be chance. */
function sharesWords(own: readonly string[], vocabulary: ReadonlySet<string> | undefined): boolean {
  let shared = 0;
  for (const stem of new Set(own)) if (vocabulary?.has(stem)) shared += 1;
  return shared >= 2;
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [feature, weight] of a) sum += weight * (b.get(feature) ?? 0);
  return sum;
}
