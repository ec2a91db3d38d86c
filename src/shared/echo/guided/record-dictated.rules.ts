import type { Conversation } from "./conversation.rules.ts";
import { OWN } from "./own-questions.content.ts";
import { isTalk } from "./record-entry.rules.ts";
import { checkedStep } from "./say-back.rules.ts";
import { DONT_KNOW, NO } from "./signs.content.ts";

/** Replies that ask for the words of a card. */
const ASKS_FOR_TITLE: readonly string[] = [OWN.whatToKeep, OWN.nameIt, OWN.howTo];

const LEAD_TO_TITLE =
  /^(?:(?:ok|okay|yes|yeah|yep|sure|right|well|so|um|please|pls|just|(?:the |a )?card(?: please| pls)?|(?:it|the card) (?:should|could|can) say|(?:have|make) it say|say|write|title)\b[\s,.:;–-]*)+/i;
const CALLS_OFF =
  /^(?:(?:no|nah|oh|well|actually|ok)\b[\s,]*)*(?:never ?mind|nvm|forget|skip|cancel|leave|drop|stop|not now|no (?:thanks|card|need)|(?:i )?(?:don'?t|do not) (?:want|need))\b/i;
/** Longer messages tell something. */
const TITLE_WORDS = 22;

/** The words of a card for which Echo has just asked; null where the message plainly is something else. */
function awaitedTitle({ said, turn, lower }: Conversation): string | null {
  const last = said.at(-1) ?? "";
  const message = turn.message.replaceAll("’", "'").trim();
  const words = message.replace(LEAD_TO_TITLE, "").replace(/^["“]([^"”]+)["”][.!]?$/, "$1");
  const isNone =
    NO.test(lower) ||
    DONT_KNOW.test(lower) ||
    CALLS_OFF.test(message) ||
    isTalk(words) ||
    /^i\b/i.test(words);
  if (!ASKS_FOR_TITLE.some((question) => last.endsWith(question)) || isNone) return null;
  const step = words.split(/(?<=[.!?])\s+/).find((sentence) => checkedStep(sentence) !== null);
  const title = step ?? words;
  const count = title.split(/\s+/).length;
  return count > 1 && count <= TITLE_WORDS ? title : null;
}

/** "my first step is call the supplier Monday" */
const STEP_IS =
  /\b(?:the |my |our )?(?:first|next) (?:step|thing|task)(?:'s|s)?(?: (?:is|will be|would be)|:| -)?(?: to)? (?!is\b|for\b|that\b|on\b|in\b)(?<task>[a-z][^.?!\n]{4,120}?)(?=[.!]|$|,? (?:can|could|please|pls|put|add)\b)/i;
/** The step that a message names as the first or the next one. */
export const stepIsIn = (text: string): string | null => STEP_IS.exec(text)?.groups?.task?.trim() ?? null;

/** "put down a first step for me, ask Maria tomorrow", "make a card: call the clinic" */
const STEP_TO_PUT =
  /\b(?:put|write|add|make|set|note|create)(?: (?:down|up|in|me))? (?:a |an |the |my |this |that )?(?:as )?(?:my |a |the )?(?:(?:first|next) )?(?:step|task|card|to-?do)(?: (?:for me|down|please|pls|too|on a card|that says|called))*\s*[,:;–-]*\s+(?:to )?(?<task>(?!for\b|on\b|in\b|with\b|about\b|please\b|pls\b|of\b|to\b|and\b)[a-z][^?!\n]{5,120})/i;

/** "the card please. call the vet on Friday" */
const CARD_FOR =
  /^(?:(?:ok|okay|yes|no|just|and|so)\b[\s,]*)*(?:the |a |that )?card,? (?:please|pls|plz)[.:,;!]?\s+(?<task>(?!for\b|of\b)[a-z][^?!\n]{5,120})/i;

const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|days?|nights?|mornings?|evenings?|weeks?|months?";
/** "add a check-in for Sunday nights to look at his grades": a meeting with somebody, not the person's own check-in */
const MEETING = new RegExp(
  `\\b(?:add|put(?: in)?|set(?: up)?|schedule|make|create|plan)(?: me)? (?:a |an |the |some |another |our |weekly )*(?:check[- ]?ins?|reminders?|time|slot|date|talk|call|meeting|block)(?: (?:for|on|every|each|at))* ?(?<when>(?:[\\w:]+ ){0,3}(?:${DAY})(?: (?:nights?|mornings?|evenings?))?(?: (?:at )?\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\.?)?)?)? to (?<task>(?!me\\b|him\\b|her\\b|my\\b)[a-z]{2,} [^.?!\\n]{3,100})`,
  "i",
);

/** What a message dictates for a card, whether Echo asked for it or not; null where it dictates nothing. */
export function dictated(conversation: Conversation): string | null {
  const message = conversation.turn.message.replaceAll("’", "'").trim();
  const awaited = awaitedTitle(conversation);
  if (awaited) return awaited;
  const meeting = MEETING.exec(message)?.groups;
  if (meeting?.task) return withWhen(meeting.task, meeting.when);
  return (CARD_FOR.exec(message) ?? STEP_TO_PUT.exec(message))?.groups?.task ?? null;
}

function withWhen(task: string, when: string | undefined): string {
  const words = when?.trim() ?? "";
  if (words === "") return task;
  return `${task.trim()} ${/^(?:on|every|each|next|this|tomorrow|tonight)\b/i.test(words) ? words : `on ${words}`}`;
}
