import { FLOW } from "#shared/echo/guided/flow.content.ts";
import { denies } from "./denial.rules.ts";
import type { Move, Topic } from "./entries.rules.ts";
import type { Found, Match } from "./find.rules.ts";
import { isBranchOfOtherKin } from "./kin.rules.ts";
import { createReplies, type Replies } from "./replies.rules.ts";
import { type Offer, offerOf } from "./suggestions.rules.ts";
import type { Standing } from "./told.rules.ts";

/** How near a message is that goes on about the topic: nineteen of twenty branches' examples are, one of twenty others. */
const STAYS = 0.32;
/** A topic that the person is asked about: the first, each further one, and one of pain, which nobody is asked idly. */
const OFFERED = { first: 0.18, further: 0.09, ofPain: 0.22 };
/** How likely a further topic must be beside the likeliest, so that no choice is absurd. */
const BESIDE = 0.4;
/** Whoever answers in so few words speaks of the topic. */
export const ANSWER_WORDS = 4;
/** Whoever begins with it answers what the topic asked. */
const YES_OR_NO = /^(?:yes|yeah|yep|no|nope|nah|not)\b/;
/** Somebody who means none of the offered topics and then tells of one in so many words does mean it. */
const RESTATED = 0.55;
/** Shorter messages tell too little to ask which topic is meant. */
const OFFER_WORDS = 3;
/** What is said to somebody who says nothing but that it didn't fit. */
const CORRECTIONS: readonly string[] = ["already-told-you", "not-about-that", "you-dont-get-it"];

/** What is known when the library answers. */
export interface Talk {
  message: string;
  /** What it says, without what it denies. */
  text: string;
  /** Whether it has no subject of its own. */
  isFollowing: boolean;
  /** Whether it says that the last reply didn't fit. */
  isCorrection: boolean;
  found: Found;
  standing: Standing;
  /** All of the library's, by their ids. */
  moves: ReadonlyMap<string, Move>;
  known: readonly Topic[];
  /** Whether the person said that it isn't about this topic, or it can't be. */
  isRuledOut: (topic: Topic) => boolean;
}

/** The same as the rules look at it. */
export interface Heard extends Omit<Talk, "found">, Standing {
  /** In lower case. */
  plain: string;
  words: number;
  isQuestion: boolean;
  /** What was not said yet, the likeliest first. */
  topics: readonly Match<Topic>[];
  branches: readonly Match<Topic>[];
  moves: ReadonlyMap<string, Move>;
  topic: Match<Topic> | undefined;
  branch: Match<Topic> | undefined;
  /** The likeliest branch of those that were said already. */
  said: Match<Topic> | undefined;
  move: Match<Move> | undefined;
  ofComplaint: Match<Move> | undefined;
  /** Whether it goes on about the topic that is being talked about. */
  stays: boolean;
  /** Whether it speaks of something that the topic that is being talked about hardly touches. */
  isFar: boolean;
  /** A question which topic is meant, where at least two are plausible. */
  offer: Offer | null;
  say: Replies;
}

export const chanceOf = (match: Match<unknown> | undefined): number => match?.chance ?? 0;

/** What there is to say to a message, without what was said before. */
export function hearing(talk: Talk): Heard {
  const { message, text, found, standing, isFollowing } = talk;
  const { active, told, everOffered, offersMade, isAskedEnough } = standing;
  // Whoever has denied one menu is asked openly.
  const isDenied = standing.offered.length > 0 && denies(message);
  const plain = text.toLowerCase().replaceAll("’", "'").trim();
  const words = plain.split(/\s+/).length;
  const isNear = found.near >= STAYS || words <= ANSWER_WORDS || YES_OR_NO.test(plain);
  const say = createReplies(talk);
  const isRefused = ({ entry, chance }: Match<Topic>) =>
    isDenied && standing.offered.includes(entry) && chance < RESTATED;
  const topics = found.topics.filter(
    (match) => !told.some((one) => one.entry === match.entry) && !isRefused(match),
  );
  const branches = found.branches.filter(
    ({ entry, branch }) =>
      say.isNew(entry.then[branch]?.reply ?? "") && !isBranchOfOtherKin(text, entry.then[branch]),
  );
  const fresh = found.moves.filter(({ entry }) => entry.replies.some(say.isNew));
  const unasked = topics.filter(({ entry }) => !everOffered.has(entry));
  const isAskable = message.split(/\s+/).length >= OFFER_WORDS && !isAskedEnough && !isDenied;
  return {
    ...talk,
    ...standing,
    plain,
    words,
    isQuestion: FLOW.question.test(plain),
    topics,
    branches,
    topic: topics[0],
    branch: branches[0],
    said: found.branches.find(({ entry, branch }) => !say.isNew(entry.then[branch]?.reply ?? "")),
    move: fresh[0],
    ofComplaint: fresh.find(({ entry }) => CORRECTIONS.includes(entry.id)),
    stays: active !== null && (isFollowing || isNear),
    isFar: active !== null && !isNear,
    offer: isAskable ? offerOf(worthAsking(unasked), offersMade) : null,
    say,
  };
}

/** The topics that may be meant, when at least two are likely enough to ask about. */
function worthAsking(topics: readonly Match<Topic>[]): Topic[] {
  const best = chanceOf(topics[0]);
  const likely = topics.filter(
    ({ entry, chance }) =>
      entry.label !== undefined &&
      chance >= Math.max(BESIDE * best, entry.step === null ? OFFERED.ofPain : OFFERED.further),
  );
  return likely.length > 1 && chanceOf(likely[0]) >= OFFERED.first ? likely.map(({ entry }) => entry) : [];
}
