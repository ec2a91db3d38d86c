import type { Branch } from "#shared/echo/known-matter.ts";
import type { Topic } from "./entries.rules.ts";

/** Words for the people that a matter may be about. */
const KIN: Readonly<Record<string, RegExp>> = {
  parent: /\b(?:mom|moms|mum|mother|dad|dads|father|parents?|grandma|grandpa|grandmother|grandfather)\b/,
  child: /\b(?:son|sons|daughters?|kids?|child|children|toddler|baby|teens?|teenagers?)\b/,
  partner: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|spouse)\b/,
};
const KINDS = Object.keys(KIN);
/** A topic or a branch is about somebody who is named in so much of what people say about it. */
const MOSTLY = 0.4;

/** "her dad" is the father of somebody whom the matter is about. */
const OF_OTHERS = /\b(?:her|his|their|\w+'s) \w+/g;

const kinIn = (text: string): string[] => {
  const own = text.toLowerCase().replaceAll("’", "'").replaceAll(OF_OTHERS, "");
  return KINDS.filter((kind) => KIN[kind]?.test(own));
};

/** Whom most of these sentences name. */
function kinOf(says: readonly string[]): string[] {
  const named = says.flatMap(kinIn);
  return KINDS.filter((kind) => named.filter((one) => one === kind).length >= MOSTLY * says.length);
}

/** Whether a message names somebody, and these sentences are about somebody else: a child, where it tells of a mother. */
function isOfOtherKin(message: string, says: readonly string[]): boolean {
  const own = kinIn(message);
  const theirs = own.length === 0 ? [] : kinOf(says);
  return theirs.length > 0 && !theirs.some((kind) => own.includes(kind));
}

/** Whether a topic is about somebody else than the message. */
export const isTopicOfOtherKin = (message: string, { says }: Topic): boolean => isOfOtherKin(message, says);

/** Whether a branch is about somebody else than the message. */
export const isBranchOfOtherKin = (message: string, branch: Branch | undefined): boolean =>
  branch !== undefined && isOfOtherKin(message, branch.if);
