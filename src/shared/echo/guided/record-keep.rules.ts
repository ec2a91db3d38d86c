import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { shortened } from "#shared/understanding/own-task.rules.ts";
import {
  type Conversation,
  conversationOf,
  type GuidedReply,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { intended } from "./intended.rules.ts";
import { objectiveAskedFor } from "./own-plan.rules.ts";
import { OWN } from "./own-questions.content.ts";
import { objectiveFrom, objectiveOf } from "./proposals.rules.ts";
import { stepCard } from "./record-cards.rules.ts";
import { dictated, stepIsIn } from "./record-dictated.rules.ts";
import { isTalk } from "./record-entry.rules.ts";
import { asTitle, inQuotes, isStep, itemsIn, lowerFirst, ownTaskOf } from "./say-back.rules.ts";
import { TALK } from "./talk.content.ts";

const LEAD = "^(?:(?:ok|okay|yes|yeah|yep|please|pls|and|then|so|can you|could you|just|good|great),? )*";
const WHERE =
  "(?: (?:in|into|to|on|onto|down|as)(?: (?:my|the|a|an|our))?(?: (?:plan|list|objectives?|goals?|card|milestones?))?)*";
/** "save that", "put it in my plan", "make that a card", "add both", "log". */
const KEEPS = new RegExp(
  `${LEAD}(?:(?:save|add|log|keep|put|note|record|write|store)(?: (?:that|it|this|them|both|all|those|these|the (?:last )?one))?(?: of (?:them|those|it))?|(?:make|turn) (?:that|it|this|them|those)(?: into)?(?: (?:a|an|my))? (?:cards?|goal|objective|task|milestone|step)|(?:(?:can|could|may) i (?:have|get) )?(?:a|the) card(?: (?:for|of) (?:that|it|this))?)${WHERE}(?: (?:please|pls|then|now|for me|too|at least))*[\\s.!?]*$`,
  "i",
);
/** "Objective: finish the quilt before December 20". */
const LABELED =
  /^(?:(?:ok|okay|please|new|add|log|save|set|my|an?|the|next)[,:]? )*(?:objective|goal)\s*(?:[:–—-]|is(?: to)?\b|=)\s*(?:to )?(.{4,160})$/is;

/** "can you make it a goal, save 500 by march", "i meant the goal to be save 500 by march" */
const GOAL_TO_BE =
  /\b(?:(?:make|set) (?:it|that|this) (?:as )?(?:an? |my )?(?:goal|objective)(?: to be)?[,:.]? |(?:goal|objective) (?:to|should|is to) be,? )(?:to )?(?!(?:please|for me|too|then)\b)([a-z]{3,} [^?]{3,120})\??$/i;

/** A plain command to keep what was said: a card of the last clean thing, or one question for its words. */
export function keep(conversation: Conversation): GuidedReply | null {
  const { turn, written, said } = conversation;
  const ends = endsOf(turn.message.trim());
  const commanded = (form: RegExp) =>
    ends.map((end) => form.exec(end)?.[1]).find((words) => words !== undefined && !isTalk(words));
  const labeled = commanded(LABELED) ?? commanded(QUOTED) ?? GOAL_TO_BE.exec(turn.message.trim())?.[1];
  if (labeled) return labeledCard(conversation, labeled);
  const own = dictated(conversation);
  if (own) {
    const card = isClean(own) ? cardOf(conversation, own, own) : null;
    return card && card.proposals.length > 0 ? card : labeledCard(conversation, own);
  }
  const onto = ends.map((end) => ONTO_PLAN.exec(end)?.groups).find((groups) => groups !== undefined);
  if (onto?.task && !isTalk(onto.task)) {
    const rest = (onto.rest ?? "").replace(/[,\s]*\b(?:please|pls|plz|thanks|thx|then|too|for me)\b/gi, "");
    return labeledCard(conversation, `${onto.task}${rest}`.trim());
  }
  const named = commanded(NAMED);
  if (named && isClean(named)) return cardOf(conversation, named.replace(/[\s.]+$/, ""), named);
  if (named) return labeledCard(conversation, named);
  if (!ends.some((end) => KEEPS.test(end))) return null;
  if (!KEEPS.test(ends[0] ?? "")) return begunCard(conversation) ?? plainly(OWN.whatToKeep);
  if (TALK.card.some((words) => said.at(-1)?.includes(words))) return plainly(OWN.stillOffered);
  const isBoth = /\b(?:both|all|them|those|these)\b/i.test(turn.message);
  for (const text of written.toReversed()) {
    const step = stepIsIn(text);
    if (step) return labeledCard(conversation, step);
    if (KEEPS.test(text.trim()) || text.trim().endsWith("?")) continue;
    const items = isBoth ? itemsIn(text.replace(/^[^:]{0,60}:\s+/, "")).filter(isClean) : [];
    if (items.length > 1) return cards(conversation, items, text);
    const one = cleanTaskIn(conversation, text);
    if (one) return cardOf(conversation, one, text);
  }
  return plainly(OWN.whatToKeep);
}

/** "can I put in: call the mill". */
const NAMED =
  /^(?:(?:can|could|ok|okay|please|i|you|u|and|also|just)\W+)*(?:put|add|save|log|note|write)(?: (?:in|down|this|that|it|one))*(?: (?:in|into|to|on|onto|under) (?:my|the) (?:plan|list|objectives?|goals?)(?: then| please| too)?\s*[:.]|\s*:)\s*(.{4,120})$/i;

/** "Put “Hire an assistant” down, by December 5". */
const QUOTED = /^(?:(?:please|ok|okay|just|and)\W+)*(?:put|add|save|write|note) (?=["“])(.{6,120})$/i;

/** A text from each of its sentences on. */
const endsOf = (text: string): string[] => [
  text,
  ...[...text.matchAll(/[.!?]+\s+/g)].map(({ index, 0: end }) => text.slice(index + end.length)),
];

/** "add get the battery tested today to my list pls", "put the letter on my plan, done by December 10". */
const ONTO_PLAN =
  /^(?:(?:please|pls|ok|okay|just|and|also|lol|can you|could you|at least|i said)\W+)*(?:put|add|save|log|note|write) (?!(?:it|that|this|them|both|all|those|these)\b)(?<task>[^?]{4,110}?) (?:to|on|onto|in|into) (?:my|the) (?:plan|list|objectives?|goals?|to-?do(?: list)?)\b(?<rest>[^?]{0,50})$/i;

/** "booking the truck tonight. put that on a card": the sentence before says what. */
function begunCard(conversation: Conversation): GuidedReply | null {
  const [first = ""] = conversation.turn.message.replace(THANKS, "").split(/(?<=[.!?])\s+/);
  const step = stepIsIn(first);
  if (step) return labeledCard(conversation, step);
  const begun = intended(conversationOf({ ...conversation.turn, message: `ok ${first}` }));
  return begun ? labeledCard(conversation, begun.replace(/\byour\b/g, "my")) : null;
}
const THANKS = /^(?:(?:ok|okay|great|thx|thanks|thank you)\b[\s,.!]*)+/i;

const WORDS_MAX = 10;

/** Whether words can stand on a card: a short task that begins with its verb, nothing else. */
function isClean(words: string): boolean {
  return (
    words.split(" ").length <= WORDS_MAX &&
    isStep(words) &&
    !isTalk(words) &&
    !/["“”!?]|[A-Z]{4}/.test(words) &&
    !/^(?:i|he|she|they|we|you|it)\b|\b(?:not|never|don't|won't|you|echo)\b/i.test(words)
  );
}

function cleanTaskIn(conversation: Conversation, text: string): string | null {
  const earlier = conversationOf({ ...conversation.turn, message: text, history: [] });
  const task = ownTaskOf(earlier.goal);
  if (task && isClean(task)) return task;
  const title = asTitle(text, 70);
  return isClean(title) ? title : null;
}

/** A card of an earlier message, with the date that it had. */
function cardOf(conversation: Conversation, task: string, text: string): GuidedReply {
  const { turn } = conversation;
  const earlier = {
    ...conversationOf({ ...turn, message: text, history: turn.history }),
    written: conversation.written,
  };
  if (objectiveAskedFor(text, turn.brief)) return stepCard(earlier, asTitle(task, 70), text);
  const card = objectiveFrom(earlier, { task, specific: text });
  return card
    ? {
        text: sentences(
          `“${card.kind === "objective" ? card.fields.title : task}”:`,
          oneOf(conversation, TALK.card),
        ),
        proposals: [card],
      }
    : plainly(OWN.whatToKeep);
}

function cards(conversation: Conversation, items: readonly string[], text: string): GuidedReply {
  const made = items
    .map((item) => cardOf(conversation, item, `${item}. ${text}`))
    .flatMap(({ proposals }) => proposals);
  if (made.length < items.length) return plainly(OWN.whatToKeep);
  return {
    text: `Each has its own card below: ${items.map((item) => lowerFirst(item)).join(" and ")}. Tap Add on the ones you want.`,
    proposals: made,
  };
}

/** What is left of "every evening" once the evening has become the date. */
const OPEN_END = /\b(?:every|each|on|at|by|until|before|after|the|for)$/i;

const TITLE_MAX = 80;

/** A card with the words that were named as its own, whatever they are. */
function labeledCard(conversation: Conversation, said: string): GuidedReply {
  const { turn } = conversation;
  const calm = /[A-Z]{4}/.test(said) ? said.toLowerCase() : said;
  const words = calm
    .replace(/^["“]([^"”]+)["”](?: (?:down|in|on (?:my|the) \w+))*/, "$1")
    .replace(/[\s.!]+$/, "");
  const meant = conversationOf({ ...turn, message: `I want to ${lowerFirst(words.trim())}` });
  const specific = words.trim();
  const own = ownTaskOf(meant.goal);
  const task = own === null || OPEN_END.test(own) ? specific : own;
  const card =
    objectiveFrom(meant, { task, specific }) ??
    objectiveFrom(meant, { task: specific, specific }) ??
    objectiveOf(meant, { title: sentenceCase(shortened(specific, TITLE_MAX)), specific });
  if (card.kind !== "objective") return plainly(OWN.whatToKeep);
  const { title, timeBound } = card.fields;
  return {
    text: sentences(
      timeBound && !title.includes(timeBound) ? `“${title},” ${timeBound}.` : inQuotes(title),
      oneOf(conversation, TALK.card),
    ),
    proposals: [card],
  };
}
