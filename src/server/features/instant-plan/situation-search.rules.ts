import { nearness } from "#server/platform/words/word-vectors.ts";
import type { Situation } from "./situation.rules.ts";
import {
  coveredBy,
  type Feature,
  featuresOf,
  type Query,
  readingOf,
  roughScore,
} from "./situation-features.rules.ts";
import { type Entry, entryOf, raritiesOf } from "./situation-index.rules.ts";
import { RANKING, TRUST } from "./situation-weights.content.ts";

/** A situation and how well it fits a sentence; scores are comparable for one sentence. */
export interface Match {
  situation: Situation;
  score: number;
  /** How much of the sentence it speaks of, from 0 to 1. */
  covered: number;
  /** The middle of its words. */
  center: Float32Array | null;
}

/** The matches of a sentence, best first, and how likely it is that the first is right. */
export interface Found {
  matches: readonly Match[];
  /** From 0 to 1. */
  chance: number;
}

/** How many of the library are looked at closely. */
const CLOSE_LOOKS = 40;
/** From here on, two situations are about the same, so that either may be right. */
export const ALIKE = 0.5;
const WEIGHTS = Object.entries(RANKING) as [Feature, number][];

/**
 * Finds the situations that a sentence speaks of: by words in common, by words of a similar meaning, by cues and by
 * the kind of goal. Words of the task count more than those that surround it.
 */
export function situationSearch(situations: readonly Situation[]) {
  const rarities = raritiesOf(situations);
  const entries: Entry[] = [];
  /** Gets so many more situations ready to be compared; false when all are. */
  const readMore = (count: number): boolean => {
    for (const situation of situations.slice(entries.length, entries.length + count))
      entries.push(entryOf(situation, rarities));
    return entries.length < situations.length;
  };
  const find = (query: Query, fits: (situation: Situation) => boolean = () => true): Found => {
    readMore(situations.length);
    const reading = readingOf(query, rarities);
    const matchesOf = (entry: Entry): Match[] => {
      const features = featuresOf(reading, entry);
      // One loss isn't another: what tells them apart has to be said.
      const isOfLoss = entry.situation.kind === "grief" || entry.situation.tone === "sorrow";
      if (isOfLoss && features.cue === 0) return [];
      const score = WEIGHTS.reduce((sum, [feature, weight]) => sum + weight * features[feature], 0);
      return [
        { situation: entry.situation, score, covered: coveredBy(reading, entry), center: entry.center },
      ];
    };
    const matches = entries
      .filter(({ situation }) => fits(situation))
      .map((entry) => ({ entry, rough: roughScore(reading, entry) }))
      .sort((a, b) => b.rough - a.rough)
      .slice(0, CLOSE_LOOKS)
      .flatMap(({ entry }) => matchesOf(entry))
      .sort((a, b) => b.score - a.score);
    // A thing alone doesn't say what's to be done about it.
    const isEnough = reading.words.length > 1 || reading.verb !== null;
    return { matches, chance: isEnough ? chanceOf(matches) : 0 };
  };
  return { find, readMore };
}

function chanceOf([first, ...others]: readonly Match[]): number {
  if (!first) return 0;
  // That nothing else may fit makes it no likelier.
  const leadOn = (other: Match | undefined) => first.score - (other?.score ?? first.score);
  const isOther = ({ situation }: Match) => situation.kind !== first.situation.kind;
  const isUnlike = ({ center }: Match) => nearness(first.center, center) < ALIKE;
  const logit =
    TRUST.base +
    TRUST.score * first.score +
    TRUST.leadOnUnlike * leadOn(others.find(isUnlike) ?? others.at(-1)) +
    TRUST.leadOnOtherKind * leadOn(others.find(isOther) ?? others.at(-1));
  return 1 / (1 + Math.exp(-logit));
}
