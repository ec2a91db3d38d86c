import type { FindMatter, KnownMatter } from "../known-matter.ts";
import type { LibraryReply } from "../library-reply.ts";
import {
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
  sentences,
  wasSaid,
} from "./conversation.rules.ts";
import { inGrief, isUnderCommand } from "./fallback.rules.ts";
import { FLOW } from "./flow.content.ts";
import { KNOWN_MATTER } from "./known-matter.content.ts";
import { planIn } from "./own-plan.rules.ts";
import { objectiveOf } from "./proposals.rules.ts";
import { TALK } from "./talk.content.ts";

/** How likely a matter must be: at first, in the middle of a talk, and where several topics could be offered instead. */
const SURE = { first: 0.4, later: 0.65, offered: 0.6 };
/** More at once is no longer read. */
const STEPS_MAX = 3;
/** So many suggestions can be taken in at a glance. */
export const SUGGESTED_MAX = 3;

/**
 * The steps that the library of plans has for the matter, with a card where there was none; for who asks what comes next,
 * those that weren't told. Null where the matter isn't known, nothing is asked in the middle of a talk, or all was said.
 */
export function knownMatter(
  conversation: Conversation,
  library: LibraryReply | null,
  findMatter: FindMatter,
): GuidedReply | null {
  const { turn, written } = conversation;
  if (isUnderCommand(conversation) || inGrief(conversation)) return null;
  if (written.length > 0 && !asksForHelp(conversation)) return null;
  const rest = restOfMatter(conversation, findMatter);
  if (rest) return rest;
  const sure = library?.kind === "offer" ? SURE.offered : written.length > 0 ? SURE.later : SURE.first;
  const matter = findMatter(turn.message, sure);
  return matter && matter.tone !== "sorrow" && !isTold(conversation, matter)
    ? planOf(conversation, matter)
    : null;
}

/** The first steps of a plan, with a card where there was none. */
export function planOf(conversation: Conversation, matter: KnownMatter): GuidedReply {
  const lead = oneOf(conversation, KNOWN_MATTER[matter.tone === "plain" ? "plain" : "gentle"]);
  const text = sentences(planIn(conversation), lead, stepsOf(matter));
  const suggestions = (matter.talk?.then ?? [])
    .flatMap(({ suggestion }) => suggestion ?? [])
    .slice(0, SUGGESTED_MAX);
  return hasOffered(conversation)
    ? { text: sentences(text, oneOf(conversation, KNOWN_MATTER.ask)), proposals: [], suggestions }
    : {
        text: sentences(text, oneOf(conversation, TALK.card)),
        proposals: [cardOf(conversation, matter)],
        suggestions,
      };
}

/** The first steps of a plan as they are told. */
export const stepsOf = ({ steps }: KnownMatter): string =>
  steps.slice(0, STEPS_MAX).map(asSentence).join(" ");

/** What wasn't told yet of the matter that was talked about last. */
function restOfMatter(conversation: Conversation, findMatter: FindMatter): GuidedReply | null {
  if (!ASKS_ON.test(conversation.lower)) return null;
  const matter = conversation.written
    .map((message) => findMatter(message, SURE.first))
    .findLast((one) => one !== null && isTold(conversation, one));
  const left = matter?.steps.map(asSentence).filter((step) => !wasSaid(conversation, step)) ?? [];
  return left.length === 0 ? null : plainly(oneOf(conversation, KNOWN_MATTER.more), ...left);
}

const isTold = (conversation: Conversation, { steps }: KnownMatter) =>
  steps.some((step) => wasSaid(conversation, asSentence(step)));

const asSentence = (step: string) => (/[.?!”]$/.test(step) ? step : `${step}.`);

const WANTS_HELP =
  /\b(?:help me|i (?:want|need|have|would like|'d like) to|i wanna|i gotta|plan|steps?|advice|tips?|ideas?)\b/;
/** "what else", "and then", "what comes after that" */
const ASKS_ON =
  /\b(?:what else|anything else|and then|then what|what(?:'s| is| comes| do i do)? (?:next|then|after)|what now|the rest|next (?:step|thing|one)|more (?:steps?|of (?:it|that|this)))\b/;

const asksForHelp = ({ lower, turn }: Conversation) =>
  FLOW.question.test(lower) || /\?\s*$/.test(turn.message) || WANTS_HELP.test(lower) || ASKS_ON.test(lower);

function cardOf(conversation: Conversation, { title, pillar, measure, steps }: KnownMatter) {
  const { goal, turn } = conversation;
  // The day of a story is when something happened.
  const deadline = goal.task.from === "story" ? null : goal.deadline;
  const card = objectiveOf(
    { turn, goal: { ...goal, deadline } },
    {
      title,
      specific: turn.message,
      measurable: measure,
      pillar,
    },
  );
  const achievable = steps.map(asSentence).join(" ");
  return { ...card, fields: { ...card.fields, achievable } };
}
