import { readGoal } from "#shared/understanding/goal.rules.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import type { AskId } from "./asks.content.ts";
import {
  answersIn,
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { listening } from "./fallback.rules.ts";
import { objectiveIn } from "./own-plan.rules.ts";
import { objectiveFrom } from "./proposals.rules.ts";
import { asTitle, checkedStep, inQuotes, isStep, itemsIn, lowerFirst, ownTaskOf } from "./say-back.rules.ts";
import { TOPICS } from "./signs.content.ts";
import { TALK } from "./talk.content.ts";

/** The last step of every plan: the first small step, said back, with something to add to the plan. */
export function conclude(conversation: Conversation): GuidedReply {
  const { turn, goal, pending } = conversation;
  const answers = answersIn(conversation);
  const isTime =
    /\d|\b(?:today|tonight|tomorrow|morning|noon|evening|night|weekend|after|before|week|mon|tues|wednes|thurs|fri|satur|sun)/i.test(
      turn.message,
    ) &&
    turn.message.trim().split(/\s+/).length < 7 &&
    !isStep(turn.message);
  if (pending === "when") {
    if (isTime && hasStep(conversation))
      return plainly(`${asTitle(turn.message, 60) || "Then"} it is.`, closing(conversation));
  }
  const step = checkedStep(turn.message);
  if (step === null) {
    const isPlanned = (goal.frequency ?? goal.deadline) !== null || CLOCK.test(turn.message);
    return isPlanned &&
      !CORRECTS.test(turn.message) &&
      hasStep(conversation) &&
      turn.message.trim().split(/\s+/).length < 12
      ? plainly(oneOf(conversation, TALK.sure), closing(conversation))
      : noStep(conversation);
  }
  const aim = aimIn(conversation);
  const own = objectiveIn([aim ?? "", turn.message].join(" "), turn.brief);
  const first = `First step: ${lowerFirst(secondPerson(step))}.`;
  const isOffered = hasOffered(conversation);
  if (own && !isOffered) {
    return {
      text: sentences(
        `That moves ${inQuotes(own.title)}`,
        first,
        oneOf(conversation, TALK.card),
        closing(conversation),
      ),
      proposals: [{ kind: "milestone", fields: { objectiveId: own.id, title: step } }],
    };
  }
  const isPlan = !isOffered && (aim !== null || PLANNED.some((id) => answers[id] !== undefined));
  const proposal =
    isPlan &&
    objectiveFrom(conversation, {
      task: aim ?? (goal.task.verb ? goal.task.words : step),
      specific: [...conversation.written.slice(-3), turn.message].join("\n"),
      measurable: measureIn(answers.intent),
    });
  return {
    text: sentences(
      aim && `In short: ${secondPerson(aim)}.`,
      first,
      proposal && oneOf(conversation, TALK.card),
      closing(conversation),
    ),
    proposals: proposal ? [proposal] : [],
  };
}

const CORRECTS = /^(?:oh |no |but )?(?:wait|sorry|actually|correction)\b/i;

/** Whether they named something to do before, so that only the time was missing. */
function hasStep(conversation: Conversation): boolean {
  const answers = answersIn(conversation);
  const isSpoken = (answers.draft ?? answers.message) !== undefined;
  return (
    isSpoken ||
    aimIn(conversation) !== null ||
    conversation.written.some((text) => checkedStep(text) !== null)
  );
}

/** An answer without a step is heard. */
const noStep = (conversation: Conversation): GuidedReply =>
  plainly(CORRECTS.test(conversation.turn.message) && "Got it.", listening(conversation));

/** The end of a plan. In an incident nothing is told to wait. */
const closing = (conversation: Conversation): string =>
  oneOf(conversation, conversation.turn.mode === "incident" ? INCIDENT_CLOSING : CLOSING);

const CLOSING = [
  "Do that one first; the rest can wait its turn.",
  "Once that's done, the next step is usually easier to see.",
  "That's enough of a plan for now.",
];
const INCIDENT_CLOSING = [
  "Tell the people it affects, and keep your way out open while you do it.",
  "Let somebody know before you start and when you're done.",
];

const CLOCK =
  /\b\d{1,2}(?::\d\d|\.\d\d)? ?(?:am|pm|o'? ?clock|ish)\b|\b(?:now|tonight|at (?:noon|lunch|\d))\b/i;

/** Answers that belong to a plan of some size; a reflection alone makes no objective. */
const PLANNED: readonly AskId[] = [
  "intent",
  "align",
  "pressing",
  "first",
  "working-on",
  "to-pay",
  "change-today",
  "waiting",
];

const measureIn = (answer: string | undefined) => {
  const words = answer?.trim() ?? "";
  const isMeasure = /\b(?:when|until|every|finished|done|all|no more|can|will|\d+)\b/i.test(words);
  return isMeasure &&
    words.length <= 160 &&
    !/\?$|^(?:about|i don't|i do not|i can't|she|he|it|they|not|no|idk)\b/i.test(words)
    ? words
    : undefined;
};

/** What this conversation is to bring about, in the person's words, if they said it. */
function aimIn({ written, turn }: Conversation): string | null {
  for (const text of written) {
    if (PREPARED.test(text) || TOPICS.status.test(text.toLowerCase()) || itemsIn(text).length > 2) continue;
    const goal = readGoal(text, {
      today: turn.today,
      instant: `${turn.today}T12:00:00Z`,
      timeZone: turn.timeZone,
    });
    const task = goal.task.from === "wish" || goal.task.from === "command" ? ownTaskOf(goal) : null;
    if (task) return task;
  }
  return null;
}

/** What a screen wrote, not the person. */
const PREPARED =
  /^(?:I'm looking at |My reflection for today|I just did the 60 Second|I need to tell some people how things are going)/;
