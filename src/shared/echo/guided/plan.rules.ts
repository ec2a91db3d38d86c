import { findDeadline, readingMoment } from "#shared/understanding/deadline.rules.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import type { AskId } from "./asks.content.ts";
import {
  answersIn,
  ask,
  type Conversation,
  type GuidedReply,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
import { mostUrgent, objectiveIn, objectiveInWords, riskIn, watchOutIn } from "./own-plan.rules.ts";
import { objectiveFrom } from "./proposals.rules.ts";
import { asTitle, itemsIn, listedBack, ownTaskOf, saidBack, taskBack } from "./say-back.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";

/** Somebody says what they want to do. */
export function plan(conversation: Conversation): GuidedReply {
  const { goal, turn } = conversation;
  const own = objectiveIn(turn.message, turn.brief);
  const task = taskBack(conversation);
  const risk = riskIn(turn.message, turn.brief);
  const day =
    goal.deadline &&
    /^(?:by|before|on|in|within|until|this|next|today|tonight|tomorrow)\b/i.test(goal.deadline.words)
      ? ` ${secondPerson(goal.deadline.words)}`
      : "";
  const heard = task
    ? oneOf(conversation, [
        `So you want to ${task}${day}.`,
        `You'd like to ${task}${day}.`,
        `The aim is to ${task}${day}.`,
      ])
    : said(conversation);
  const isSaid = goal.deadline !== null || goal.amount !== null || goal.frequency !== null;
  const ownTask = ownTaskOf(goal);
  if (own) {
    return plainly(
      heard,
      `That fits your objective ${objectiveInWords(own, turn.today)}.`,
      own.nextMilestone && `The next step there is “${own.nextMilestone}”.`,
      ask(conversation, "proceed"),
    );
  }
  const proposal =
    isSaid && ownTask ? objectiveFrom(conversation, { task: ownTask, specific: turn.message }) : null;
  return {
    text: sentences(
      heard,
      watchOutIn(conversation),
      risk && `You've noted a risk that may touch it: “${risk.hazard}”.`,
      proposal && oneOf(conversation, TALK.card),
      ask(conversation, proposal ? "proceed" : "intent"),
    ),
    proposals: proposal ? [proposal] : [],
  };
}

/** What they wrote, said back, or nothing. */
export function said(conversation: Conversation): string | null {
  const back = saidBack(conversation.turn.message);
  if (back === null) return null;
  return oneOf(conversation, [`So ${back}.`, `I hear that ${back}.`, `As you put it, ${back}.`]);
}

/** Acknowledges an answer in its own words where these can be said back. */
export function heard(conversation: Conversation): string {
  return said(conversation) ?? oneOf(conversation, TALK.ack);
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

/** The last step of every plan: the first small step, said back, with an objective to add. */
export function conclude(conversation: Conversation): GuidedReply {
  const { turn, goal } = conversation;
  const answers = answersIn(conversation);
  const step = asTitle(answers.proceed ?? turn.message);
  const day = goal.deadline?.words ?? null;
  const before = aimIn(conversation);
  const own = objectiveIn([before ?? "", step].join(" "), turn.brief);
  if (step === "" || step.split(" ").length < 2)
    return plainly(heard(conversation), ask(conversation, "when"));
  const steps = `First step: ${secondPerson(step)}${day && !step.includes(day) ? `, ${day}` : ""}.`;
  if (own) {
    return {
      text: sentences(
        `That moves “${own.title}”.`,
        steps,
        oneOf(conversation, TALK.card),
        oneOf(conversation, CLOSING),
      ),
      proposals: [{ kind: "milestone", fields: { objectiveId: own.id, title: step } }],
    };
  }
  const proposal = objectiveFrom(conversation, {
    task: before ?? step,
    specific: [...conversation.written.slice(-3), turn.message].join("\n"),
    measurable: measureIn(answers.intent),
  });
  return {
    text: sentences(
      before ? `In short: ${secondPerson(before)}.` : null,
      steps,
      proposal && oneOf(conversation, TALK.card),
      oneOf(conversation, CLOSING),
    ),
    proposals: proposal ? [proposal] : [],
  };
}

const CLOSING = [
  "Do just that one, and let the rest wait until it's done.",
  "Once that's done, the next step is usually easier to see.",
  "If it turns out too big, halve it.",
];

const measureIn = (answer: string | undefined) =>
  answer !== undefined && answer.length <= 200 && !/\?$/.test(answer.trim()) ? answer : undefined;

/** What this conversation is to bring about, in the person's words, if they said it. */
function aimIn({ written, turn }: Conversation): string | null {
  for (const text of written) {
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

/** What to do next, from the person's own plan. */
export function status(conversation: Conversation): GuidedReply {
  const { turn, lower } = conversation;
  const { brief, today } = turn;
  const first = mostUrgent(brief);
  const priority = brief.handover?.onePriority;
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
      `The risk at the top of your list is “${brief.risks[0].hazard}”.`,
      ask(conversation, "prevent"),
    );
  }
  if (/\bboundar/.test(lower) && brief.boundaries[0]) {
    return plainly(
      `You set this boundary: “${brief.boundaries[0].name}: ${brief.boundaries[0].statement}”.`,
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
    priority && `In your last handover, your one priority was “${priority}”.`,
    first &&
      `${priority ? "Of your objectives," : "In your plan,"} ${objectiveInWords(first, today)} comes first.`,
    first?.nextMilestone && `Its next step is “${first.nextMilestone}”.`,
    ask(conversation, "proceed"),
  );
}

/** Steps where the answer only has to be heard before the next question. */
const FOLLOWING: Partial<Record<AskId, AskId>> = {
  facts: "intent",
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
  mission: "can-wait",
};

/** The next question after an answer, or null when this question has a reply of its own. */
export function followUp(conversation: Conversation, pending: AskId): GuidedReply | null {
  const next = FOLLOWING[pending];
  return next ? plainly(heard(conversation), watchOutIn(conversation), ask(conversation, next)) : null;
}
