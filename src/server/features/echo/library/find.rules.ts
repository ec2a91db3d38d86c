import type { Move, Topic } from "./entries.rules.ts";
import type { Candidate, Features, Finder } from "./finder.rules.ts";
import { JUDGEMENTS, type Judgement } from "./finder-weights.content.ts";
import type { Query } from "./query-words.rules.ts";

/** Something of the library that a message may mean, and how likely it is that it does. */
export interface Match<Entry> {
  entry: Entry;
  /** The place of a branch; -1 for none. */
  branch: number;
  /** From 0 to 1. */
  chance: number;
  /** What the chance was made of; comparable for one message. */
  score: number;
}

/** What a message may mean, each list with the likeliest first. */
export interface Found {
  topics: readonly Match<Topic>[];
  branches: readonly Match<Topic>[];
  moves: readonly Match<Move>[];
  /** How near the message is to the topic that is being talked about; from about -1 to 2. */
  near: number;
}

/** What its best sentence counts beside the whole message. */
const OF_SENTENCES = 0.5;
const KEPT = 5;
/** How much its telling words count beside its meaning, where a message may belong to a topic. */
const OF_RARE = 0.15;

/** A message as it is looked up. */
export interface Queries {
  message: Query;
  /** Where it has several. */
  sentences: readonly Query[];
  /** The message with what it corrects or goes on from, while no topic is known. */
  together: Query | null;
  /** Whether it has no subject of its own. */
  isFollowing: boolean;
}

/** Where it is looked up. */
interface Scope {
  active: Topic | null;
  /** Whether it can't be this topic, or the person said that it isn't. */
  isRuledOut: (topic: Topic) => boolean;
}

/** What a message may mean. */
export function find(
  finder: Finder,
  { message, sentences, together, isFollowing }: Queries,
  { active, isRuledOut }: Scope,
): Found {
  const [whole, ...parts] = [message, ...sentences].map((query) => finder.candidates(query, active));
  const all = together ? finder.candidates(together, active) : null;
  const readings = whole ? [whole, ...parts] : [];
  const isFit = ({ entry }: Candidate<Topic>) => !isRuledOut(entry);
  const ofTopics = all ? [all, ...(isFollowing ? [] : readings)] : readings;
  return {
    topics: withoutTwins(
      judged(
        ofTopics.map(({ topics }) => topics.filter(isFit)),
        JUDGEMENTS.topic,
        finder.areAlike,
      ),
      finder.areAlike,
    ),
    branches: judged(
      readings.map(({ branches }) => branches),
      JUDGEMENTS.branch,
    ),
    near: Math.max(...readings.map(({ topics }) => nearTo(topics.find(({ entry }) => entry === active)))),
    // A sentence in passing is no move.
    moves: judged(
      readings.slice(0, 1).map(({ moves }) => moves),
      JUDGEMENTS.move,
    ),
  };
}

/** Of topics about the same, only the likeliest, which is as likely as all of them. */
function withoutTwins(
  matches: readonly Match<Topic>[],
  areAlike: (one: Topic, other: Topic) => boolean,
): Match<Topic>[] {
  return matches.flatMap((match, place) => {
    const isTwin = (other: Match<Topic>) => other !== match && areAlike(other.entry, match.entry);
    if (matches.slice(0, place).some(isTwin)) return [];
    const twins = matches.filter(isTwin).reduce((sum, { chance }) => sum + chance, 0);
    return [{ ...match, chance: Math.min(1, match.chance + twins) }];
  });
}

function nearTo(candidate: Candidate<Topic> | undefined): number {
  if (!candidate) return -1;
  const { center, replies, rare } = candidate.features;
  return center + replies + OF_RARE * rare;
}

/** @param readings candidates for the message and for each sentence, in the same order */
function judged<Entry>(
  [whole = [], ...sentences]: readonly (readonly (Candidate<Entry> & { branch?: number })[])[],
  { weights, trust }: Judgement,
  areAlike: (one: Entry, other: Entry) => boolean = () => false,
): Match<Entry>[] {
  const parts = Object.entries(weights) as [keyof Features, number][];
  const scoreOf = ({ features }: Candidate<Entry>) =>
    parts.reduce((sum, [feature, weight]) => sum + weight * features[feature], 0);
  const scored = whole
    .map((candidate, place) => {
      const { entry, branch = -1, isOther } = candidate;
      const all = scoreOf(candidate);
      const inSentence = sentences.map((one) => one[place]).filter((one) => one !== undefined);
      const best = inSentence.length === 0 ? all : Math.max(...inSentence.map(scoreOf));
      return { entry, branch, isOther, score: all + OF_SENTENCES * (best - all) };
    })
    .filter(({ isOther }) => !isOther)
    .sort((a, b) => b.score - a.score)
    .slice(0, KEPT);
  return scored.map(({ entry, branch, score }, place) => {
    const rivals = scored.filter((other, index) => index !== place && !areAlike(other.entry, entry));
    const rival = rivals[0]?.score ?? 0;
    const logit = trust.base + trust.score * score + trust.lead * (score - rival);
    return { entry, branch, score, chance: 1 / (1 + Math.exp(-logit)) };
  });
}
