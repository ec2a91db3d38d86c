import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { sorted } from "./day.rules.ts";
import { FLOW } from "./flow.content.ts";
import { objectiveIn, objectiveInWords, riskIn, watchOutIn } from "./own-plan.rules.ts";
import { objectiveFrom } from "./proposals.rules.ts";
import { inQuotes, itemsIn, ownTaskOf, taskBack, thingBack } from "./say-back.rules.ts";
import { TALK } from "./talk.content.ts";

/** "I want to run a 5k by May": their own words say what is to be done, and by when or how much. */
export const isOwnWish = ({ goal, lower }: Conversation): boolean =>
  goal.task.from === "wish" &&
  ownTaskOf(goal) !== null &&
  WISHES.test(lower) &&
  !SCRAP.test(ownTaskOf(goal) ?? "") &&
  lower.split(" ").length <= WISH_WORDS_MAX &&
  !/\babout to\b|\b(?:want|need|like) (?:him|her|them|my \w+) to\b/.test(lower) &&
  !FLOW.question.test(lower) &&
  (goal.deadline ?? goal.amount ?? goal.frequency) !== null;

/** Whoever writes more tells a story in which a wish is one thing of several. */
const WISH_WORDS_MAX = 35;

/** A sentence that begins with what they want, not one that mentions it. */
const WISHES =
  /(?:^|[.!?,;:]+ |\b(?:and|but|so|because|ok|goal is|that) )(?:(?:i|we)(?:'d| would|'m|'re| am| are)? |my (?:goal|aim|plan) )/;
/** What is left of a sentence once its matter is lost. */
const SCRAP = /\b(?:in|with|about|for|to) it$|\band see$|^go (?:up|down|on|home|in|out)\b|^have \w+ in\b/i;

/** Somebody says what they want to do. */
export function plan(conversation: Conversation): GuidedReply {
  const { goal, turn } = conversation;
  const own = objectiveIn(turn.message, turn.brief);
  const tasks = itemsIn(turn.message.replace(LEAD_TO_LIST, ""));
  if (tasks.length > 2) return sorted(conversation, tasks);
  const task = taskBack(conversation);
  const risk = riskIn(turn.message, turn.brief);
  const day =
    goal.deadline &&
    /^(?:by|before|within|until|this|next|today|tonight|tomorrow)\b/i.test(goal.deadline.words)
      ? ` ${secondPerson(goal.deadline.words)}`
      : "";
  const heard = task
    ? oneOf(conversation, [
        `So you want to ${task}${day}.`,
        `You'd like to ${task}${day}.`,
        `The aim is to ${task}${day}.`,
      ])
    : thing(conversation);
  const isSaid = goal.deadline !== null || goal.amount !== null || goal.frequency !== null;
  const ownTask = ownTaskOf(goal);
  if (own) {
    return plainly(
      heard,
      `That fits your objective ${objectiveInWords(own, turn.today)}.`,
      own.nextMilestone && `The next step there is ${inQuotes(own.nextMilestone)}`,
      ask(conversation, "proceed"),
    );
  }
  const proposal =
    isSaid && ownTask ? objectiveFrom(conversation, { task: ownTask, specific: turn.message }) : null;
  return {
    text: sentences(
      heard,
      watchOutIn(conversation),
      risk && `You've noted a risk that may touch it: ${inQuotes(risk.hazard)}`,
      proposal && oneOf(conversation, TALK.card),
      ask(conversation, proposal ? "proceed" : task ? "intent" : "wish"),
    ),
    proposals: proposal ? [proposal] : [],
  };
}

const LEAD_TO_LIST = /^.*?\b(?:(?:need|have|want|got) to|gotta|must)\s+/i;

function thing(conversation: Conversation): string | null {
  const thing = thingBack(conversation);
  return thing && oneOf(conversation, [`So this is about ${thing}.`, `Let's look at ${thing}.`]);
}
