import type { Move, Sample, Topic } from "./entries.rules.ts";
import { plainForm, type Query, sharesOfOthers, tellingWords, wordForWord } from "./query-words.rules.ts";
import { type SampleVectors, scalesOf } from "./sample-vectors.format.ts";

/** How a query and some samples agree; each between about -1 and 1, `rare` above. */
export interface Features {
  /** With the middle of all samples. */
  center: number;
  /** With the three nearest. */
  nearest: number;
  /** With what else belongs to the entry: the branches' samples, what it says. */
  branches: number;
  replies: number;
  /** How telling the words in common are. */
  rare: number;
  words: number;
  /** How much of the nearest sample, word for word. */
  same: number;
  /** Whether both speak of another person or neither does. */
  whose: number;
}

export interface Candidate<Entry> {
  entry: Entry;
  features: Features;
  /** Nearer to a sentence that means something else. */
  isOther: boolean;
}

export interface BranchCandidate extends Candidate<Topic> {
  branch: number;
}

export type Finder = ReturnType<typeof createFinder>;

/** The samples of one thing that can be found: a topic, a branch or a move. */
interface Group {
  places: number[];
  center: Float32Array;
}

/** How near the middles of two topics lie that are about the same. */
const ALIKE = 0.84;
const NO_CENTER = new Float32Array();
/** How near a query lies to no samples at all. */
const NOTHING = -0.2;
/** A word is everyday when it stands in so much of the topics. */
const EVERYDAY = 0.14;

/**
 * Compares queries with the library.
 * @param vectors of all samples
 */
export function createFinder(samples: readonly Sample[], vectors: SampleVectors) {
  const { bytes, dimensions } = vectors;
  const scales = scalesOf(vectors);
  const topics = new Map<
    Topic,
    { says: Group; not: Group; branches: Group[]; asked: Group; replies: Group }
  >();
  const moves = new Map<Move, Group>();
  const group = (): Group => ({ places: [], center: new Float32Array(dimensions) });
  for (const [place, { entry, part, branch }] of samples.entries()) {
    const add = (...groups: Group[]) => {
      const scale = scales[place] ?? 0;
      for (const { places, center } of groups) {
        places.push(place);
        for (let at = 0; at < dimensions; at += 1)
          center[at] = (center[at] ?? 0) + scale * (bytes[place * dimensions + at] ?? 0);
      }
    };
    if (entry.kind === "move") {
      const own = moves.get(entry) ?? group();
      moves.set(entry, own);
      add(own);
    } else {
      const own = topics.get(entry) ?? {
        says: group(),
        not: group(),
        branches: [],
        asked: group(),
        replies: group(),
      };
      topics.set(entry, own);
      if (part === "says") add(own.says);
      if (part === "not") add(own.not);
      if (part === "reply") add(own.replies);
      if (part === "branch") {
        const known = own.branches[branch] ?? group();
        own.branches[branch] = known;
        add(known, own.asked);
      }
    }
  }
  for (const { says, not, branches, asked, replies } of topics.values())
    for (const { center } of [says, not, asked, replies, ...branches]) toLength1(center);
  for (const { center } of moves.values()) toLength1(center);
  const areAlike = (one: Topic, other: Topic) =>
    dot(topics.get(one)?.says.center ?? NO_CENTER, topics.get(other)?.says.center ?? NO_CENTER) > ALIKE;
  // Replies are written without typos, and mending takes long.
  const plain = samples.map(({ text, part }) => (part === "reply" ? text.toLowerCase() : plainForm(text)));
  const found = [...topics].filter(([entry]) => !entry.isPlan);
  const telling = tellingWords(
    samples,
    plain,
    found.map(([entry]) => entry),
  );
  const others = sharesOfOthers(samples, plain);
  const sameness = wordForWord(samples, plain);

  /** The cosine of a query with a sample. */
  function cosineWith({ vector }: Query): (place: number) => number {
    const known = new Float32Array(samples.length).fill(Number.NaN);
    return (place) => {
      const one = known[place] ?? 0;
      if (!Number.isNaN(one)) return one;
      let sum = 0;
      const from = place * dimensions;
      for (let at = 0; at < dimensions; at += 1) sum += (vector[at] ?? 0) * (bytes[from + at] ?? 0);
      const cosine = sum * (scales[place] ?? 0);
      known[place] = cosine;
      return cosine;
    };
  }

  return {
    /** Whether two topics are about the same, so that either is a right answer. */
    areAlike,
    /** In how much of what people say about a topic another person is spoken of, from 0 to 1. */
    othersIn: (topic: Topic) => others.get(topic) ?? 0,
    /** How many of these stems tell of a subject; those of "what do I say to her" don't. */
    subjectsIn: (stems: readonly string[]) =>
      new Set(stems.filter((stem) => telling.shareOf(stem) < EVERYDAY)).size,
    /** What a message may be: a topic, a move, or a branch of the topic that is being talked about. */
    candidates(query: Query, active: Topic | null) {
      const near = cosineWith(query);
      const same = sameness(query);
      const top = ({ places }: Group, count: number) => {
        if (places.length === 0) return NOTHING;
        const best: number[] = [];
        for (const place of places) {
          const one = near(place);
          if (best.length === count && one <= (best.at(-1) ?? 0)) continue;
          const before = best.findIndex((other) => other < one);
          best.splice(before < 0 ? best.length : before, 0, one);
          best.length = Math.min(best.length, count);
        }
        return best.reduce((sum, one) => sum + one, 0) / best.length;
      };
      const mostSame = ({ places }: Group) =>
        places.reduce((best, place) => Math.max(best, same[place] ?? 0), 0);
      const ofGroup = (own: Group) => ({
        center: dot(query.vector, own.center),
        nearest: top(own, 3),
        branches: 0,
        replies: 0,
        rare: 0,
        words: 0,
        same: mostSame(own),
        whose: 0,
      });
      const words = telling.of(query);
      const own = active && topics.get(active);
      // A plan is not found here, but whoever has been told it may go on about it.
      const candidates = active?.isPlan && own ? [...found, [active, own] as const] : found;
      const ofTopics = candidates.map(
        ([entry, { says, not, asked, replies }], place): Candidate<Topic> => ({
          entry,
          features: {
            ...ofGroup(says),
            branches: top(asked, 2),
            replies: top(replies, 2),
            rare: words.rare[place] ?? 0,
            words: words.words[place] ?? 0,
            whose: query.isOfOthers ? (others.get(entry) ?? 0) : 1 - (others.get(entry) ?? 0),
          },
          isOther: top(not, 1) > top(says, 1),
        }),
      );
      const ofMoves = [...moves].map(
        ([entry, own]): Candidate<Move> => ({ entry, features: ofGroup(own), isOther: false }),
      );
      const ofBranches = (active && own ? own.branches : []).map((branch, place): BranchCandidate => {
        const entry = active as Topic;
        return { entry, branch: place, features: ofGroup(branch), isOther: false };
      });
      return { topics: ofTopics, moves: ofMoves, branches: ofBranches };
    },
  };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function toLength1(vector: Float32Array): void {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
}
