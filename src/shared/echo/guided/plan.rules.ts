import { findDeadline, readingMoment } from "#shared/understanding/deadline.rules.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import type { AskId } from "./asks.content.ts";
import {
  answersIn,
  ask,
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { mostUrgent, objectiveIn, objectiveInWords, riskIn, watchOutIn } from "./own-plan.rules.ts";
import { objectiveFrom } from "./proposals.rules.ts";
import {
  asTitle,
  inQuotes,
  isStep,
  itemsIn,
  listedBack,
  lowerFirst,
  ownTaskOf,
  saidBack,
  shortBack,
  taskBack,
  thingBack,
} from "./say-back.rules.ts";
import { TOPICS } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";

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
    : (thing(conversation) ?? said(conversation));
  if (task && TO_SAY.test(task)) return plainly(heard, watchOutIn(conversation), ask(conversation, "say-it"));
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
      ask(conversation, proposal ? "proceed" : "intent"),
    ),
    proposals: proposal ? [proposal] : [],
  };
}

const LEAD_TO_LIST = /^.*?\b(?:(?:need|have|want|got) to|gotta|must)\s+/i;

/** "tell your boss you're leaving" is a conversation to prepare. */
const TO_SAY = /^(?:tell|ask|talk to|apologize to|say sorry to|confront|break up with|come out to|thank)\b/;

function thing(conversation: Conversation): string | null {
  const thing = thingBack(conversation);
  return thing && oneOf(conversation, [`So this is about ${thing}.`, `Let's look at ${thing}.`]);
}

/** What they wrote, said back; nothing right after Echo did so, because that would be parroting. */
export function said(conversation: Conversation): string | null {
  const last = conversation.said.at(-1) ?? "";
  const back = SAYS_BACK.test(last) ? null : saidBack(conversation.turn.message);
  if (back === null) return null;
  return oneOf(conversation, [`So ${back}.`, `I hear that ${back}.`, `Okay, so ${back}.`]);
}

const SAYS_BACK = /(?:^|[.!] )(?:So|I hear that|Okay, so) (?!you want)/;

/** Acknowledges an answer in its own words where these can be said back. */
export function heard(conversation: Conversation): string {
  const short = shortBack(conversation.turn.message);
  if (/^(?:no|not|nope|nothing)\b/i.test(conversation.turn.message)) return oneOf(conversation, TALK.okay);
  return said(conversation) ?? (short ? `Okay: ${short}.` : oneOf(conversation, TALK.ack));
}

/** Too much at once: the list comes first. */
export function overwhelm(conversation: Conversation): GuidedReply {
  const { turn } = conversation;
  const items = itemsIn(turn.message.replace(/^[^:]{0,60}:\s*/, ""));
  const near = turn.brief.objectives.filter(({ dueOn }) => dueOn !== null).slice(0, 2);
  if (items.length > 2) return sorted(conversation, items);
  return plainly(
    oneOf(conversation, SUPPORT.overwhelm),
    watchOutIn(conversation) ?? said(conversation),
    near.length > 0 &&
      `In your plan, ${near.map((one) => objectiveInWords(one, turn.today)).join(" and ")} ${near.length > 1 ? "have" : "has"} the nearest date.`,
    oneOf(conversation, SUPPORT.overwhelmHow),
    ask(conversation, "pressing"),
  );
}

/** A list of what presses: the one with the nearest day first. */
export function sorted(conversation: Conversation, items: readonly string[]): GuidedReply {
  const { today, timeZone } = conversation.turn;
  const moment = readingMoment({ instant: `${today}T12:00:00Z`, timeZone, locale: "en-US" });
  const dated = items
    .map((item) => ({ item, day: findDeadline(item, moment)?.day ?? null }))
    .filter(({ day }) => day !== null)
    .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  const list = `Here's the list: ${listedBack(items)}.`;
  const [nearest] = dated;
  if (!nearest || dated.length < 2) return plainly(list, ask(conversation, "first"));
  return plainly(
    list,
    `By date, “${nearest.item}” comes first, so let's start there and leave the rest on the list.`,
    ask(conversation, "proceed"),
  );
}

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
    if (/\b(?:scared|afraid|nervous|worried|terrified)\b/i.test(turn.message))
      return plainly(oneOf(conversation, TALK.whatIf), ask(conversation, "plan-b"));
    if (isTime) return plainly(`${asTitle(turn.message, 60) || "Then"} it is.`, oneOf(conversation, CLOSING));
    if (!isStep(turn.message)) return plainly(heard(conversation), oneOf(conversation, CLOSING));
  }
  const step = asTitle(turn.message);
  if (step === "" || !isStep(turn.message)) {
    return plainly(heard(conversation), ask(conversation, pending === "proceed" ? "when" : "proceed"));
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
        oneOf(conversation, CLOSING),
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
      oneOf(conversation, CLOSING),
    ),
    proposals: proposal ? [proposal] : [],
  };
}

export const CLOSING = [
  "Do just that one, and let the rest wait until it's done.",
  "Once that's done, the next step is usually easier to see.",
  "If it turns out too big, halve it.",
];

/** Answers that belong to a plan of some size; a reflection alone makes no objective. */
const PLANNED: readonly AskId[] = [
  "intent",
  "align",
  "pressing",
  "one",
  "first",
  "working-on",
  "to-pay",
  "change-today",
  "decide-by",
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

/** What to do next, from the person's own plan. */
export function status(conversation: Conversation): GuidedReply {
  const { turn, lower } = conversation;
  const { brief, today } = turn;
  const asked = objectiveIn(turn.message, brief);
  const first = asked ?? mostUrgent(brief);
  const priority = asked ? null : brief.handover?.onePriority;
  const [checkIn] = brief.checkIns;
  if (/\bhow am i doing\b|\bstress\b/.test(lower) && checkIn) {
    const when =
      checkIn.daysAgo === 0 ? "today" : checkIn.daysAgo === 1 ? "yesterday" : `${checkIn.daysAgo} days ago`;
    return plainly(
      `Your last check-in was ${when}: energy ${checkIn.energy}, stress ${checkIn.stress}, mood ${checkIn.mood}.`,
      first && `Of your objectives, ${objectiveInWords(first, today)} comes first.`,
      ask(conversation, "helped"),
    );
  }
  if (/\brisks?\b/.test(lower) && brief.risks[0]) {
    return plainly(
      `The risk at the top of your list is ${inQuotes(brief.risks[0].hazard)}`,
      ask(conversation, "prevent"),
    );
  }
  if (/\bboundar/.test(lower) && brief.boundaries[0]) {
    return plainly(
      `You set this boundary: ${inQuotes(`${brief.boundaries[0].name}: ${brief.boundaries[0].statement}`)}`,
      "You can note on its card whether you honored it.",
      ask(conversation, "next"),
    );
  }
  if (!first && !priority) {
    return plainly(
      "I don't see any active objectives in your plan, so let's start with today.",
      ask(conversation, "pressing"),
    );
  }
  return plainly(
    priority && `In your last handover, your one priority was ${inQuotes(priority)}`,
    first &&
      `${priority ? "Of your objectives," : "In your plan,"} ${objectiveInWords(first, today)} ${asked ? "is active" : "comes first"}.`,
    first?.nextMilestone && `Its next step is ${inQuotes(first.nextMilestone)}`,
    ask(conversation, "proceed"),
  );
}

/** Steps where the answer only has to be heard before the next question. */
const FOLLOWING: Partial<Record<AskId, AskId>> = {
  facts: "wish",
  wish: "align",
  "find-out": "proceed",
  drawn: "proceed",
  intent: "align",
  align: "proceed",
  first: "proceed",
  wait: "proceed",
  options: "weigh",
  weigh: "lean",
  lean: "decide-by",
  happened: "request",
  request: "say-it",
  "before-it": "helped",
  "use-order": "proceed",
  noticed: "proceed",
  "can-wait": "proceed",
  "working-on": "first",
  coming: "change-today",
  "change-today": "proceed",
  gap: "proceed",
  "to-pay": "postpone",
  postpone: "proceed",
  audience: "private",
  private: "draft",
  waiting: "message",
  "boundary-need": "boundary-state",
  sleep: "food",
  food: "medicine",
  medicine: "transport",
  transport: "home-help",
  "home-help": "gap",
  body: "one",
  one: "proceed",
  obstacle: "proceed",
  clarify: "wish",
  mission: "can-wait",
};

/** Questions of a plan at which a first step may already be named. */
const STEP_ENDS: readonly AskId[] = [
  "intent",
  "wish",
  "align",
  "facts",
  "first",
  "gap",
  "one",
  "obstacle",
  "clarify",
  "use-order",
  "noticed",
  "change-today",
  "find-out",
  "drawn",
];

/** The next question after an answer, or null when this question has a reply of its own. */
export function followUp(conversation: Conversation, pending: AskId): GuidedReply | null {
  const isIncident = conversation.turn.mode === "incident";
  const next = isIncident && pending === "facts" ? "proceed" : FOLLOWING[pending];
  if (!next) return null;
  if (STEP_ENDS.includes(pending) && isStep(conversation.turn.message)) return conclude(conversation);
  const control = conversation.turn.brief.session?.control;
  const helpers = next === "align" && control && !saysNothing(control.people) ? control.people : null;
  return plainly(
    heard(conversation),
    watchOutIn(conversation),
    helpers && `In your last ISAP session you wrote this under people: ${inQuotes(helpers)}`,
    ask(conversation, next),
  );
}
