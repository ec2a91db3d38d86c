import type { KnownMatter } from "./known-matter.ts";
import type { LibraryReply } from "./library-reply.ts";

/** A reply of Echo's library that could be given, and how likely the library holds it. */
export interface LibraryChoice {
  /** The rule that gives it, or the kind of its entry. */
  source: string;
  /** From 0 to 1; 0 where it was found by its text alone. */
  chance: number;
  /** What the chance was made of; comparable for one message. */
  score: number;
  reply: LibraryReply;
}

/** What the library has for a message. */
export interface LibraryAnswer {
  /** What it says by its own order. */
  reply: LibraryReply | null;
  choices: readonly LibraryChoice[];
  /** The ids of plans whose steps may answer. */
  plans: readonly string[];
}

/** A plan of the library of plans, and how well it fits a message. */
export interface FoundMatter {
  matter: KnownMatter;
  /** From 0 to 1; 0 for all but the likeliest. */
  chance: number;
  score: number;
  /** How much of the message it speaks of, from 0 to 1. */
  covered: number;
}

/**
 * The plans that fit a message best, and those with these ids.
 * @param ids of plans found elsewhere
 */
export type FindMatters = (message: string, ids: readonly string[]) => FoundMatter[];

/** A possible reply as it is compared with others. */
export interface ReplyTraits {
  /** Where it comes from; one text may come from several places. */
  sources: readonly string[];
  /** What it says, without what stands around it. */
  core: string;
  chance: number;
  score: number;
  covered: number;
  hasCard: boolean;
  hasSuggestions: boolean;
}

/** What was said before a reply, as replies are compared with it. */
export interface ReplyContext {
  message: string;
  /** The person's message before; empty at first. */
  before: string;
  /** The person's first message in view. */
  first: string;
  /** Echo's last reply; empty at first. */
  last: string;
  /** How many messages of the person's came before. */
  place: number;
}

/** How well each reply fits, comparable with each other; null where that can't be said. */
export type ScoreReplies = (
  context: ReplyContext,
  replies: readonly ReplyTraits[],
) => Promise<readonly number[] | null>;
