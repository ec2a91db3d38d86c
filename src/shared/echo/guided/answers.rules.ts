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
import { objectiveIn } from "./own-plan.rules.ts";
import { conclude, followUp, heard, said, sorted } from "./plan.rules.ts";
import { boundaryFrom } from "./proposals.rules.ts";
import { checkIn, handoverCard, safetyAnswer, stepCard } from "./record-replies.rules.ts";
import { checkInAnswer, checkInIn, statementIn, stepIn } from "./records.rules.ts";
import { asTitle, itemsIn, ownTaskOf } from "./say-back.rules.ts";
import { DONT_KNOW, NO, TOPICS, YES } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import { boundary, feeling, panic } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

/** The reply to an answer to Echo's own question; null when the message is none. */
export function answer(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { lower } = conversation;
  const special = ofPeople(conversation, pending) ?? ofRecords(conversation, pending);
  if (special) return special;
  if (DONT_KNOW.test(lower)) return easier(conversation, pending);
  if (TOPICS.panic.test(lower)) return panic(conversation);
  if (TOPICS.feeling.test(lower) && !FEELS.includes(pending)) return feeling(conversation);
  if (YES.test(lower)) return afterYes(conversation, pending);
  if (NO.test(lower)) return easier(conversation, pending);
  return toQuestion(conversation, pending) ?? followUp(conversation, pending);
}

/** Questions whose answer is a feeling as likely as not. */
const FEELS: readonly AskId[] = [
  "before-it",
  "helped",
  "pressing",
  "intent",
  "boundary-need",
  "see-sign",
  "noticed",
  "sleep",
  "happened",
  "weigh",
  "lean",
];

/** Questions about a person's safety and grief. */
function ofPeople(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { lower } = conversation;
  const isNo = /^(?:no|nope|not)\b/.test(lower);
  if (pending === "danger") {
    return isNo
      ? plainly(oneOf(conversation, SUPPORT.dangerNo), ask(conversation, "helped"))
      : plainly(oneOf(conversation, SUPPORT.dangerYes));
  }
  if (pending === "afraid") {
    return isNo
      ? plainly(oneOf(conversation, SUPPORT.notSafe))
      : plainly(oneOf(conversation, SUPPORT.afraidYes), ask(conversation, "helped"));
  }
  if (pending === "safe") {
    return isNo || /\b(?:hurt|injured|missing|trapped|inside|don't know|not sure)\b/.test(lower)
      ? plainly(oneOf(conversation, SUPPORT.notSafe))
      : plainly("Good, that comes first.", ask(conversation, "facts"));
  }
  if (pending === "grief") {
    const isDone = conversation.said.filter((reply) => /sorry/.test(reply)).length > 1;
    return plainly(
      oneOf(conversation, SUPPORT.griefAnswer),
      oneOf(conversation, isDone ? SUPPORT.griefStep : SUPPORT.griefSlow),
      ask(conversation, isDone ? "helped" : "grief"),
    );
  }
  return null;
}

/** Questions whose answers make a record. */
function ofRecords(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { turn, text, lower } = conversation;
  const isNothing = DONT_KNOW.test(lower) || NO.test(lower);
  if (pending === "energy" || pending === "stress" || pending === "mood") {
    const given = { ...checkInIn(text), ...checkInAnswer(pending, text) };
    return Object.keys(given).length > 0
      ? checkIn(conversation, given)
      : plainly(oneOf(conversation, TALK.unclear), ask(conversation, pending));
  }
  if (pending === "changed" || pending === "persists") {
    const next = pending === "changed" ? "persists" : "priority";
    return plainly(isNothing ? oneOf(conversation, TALK.none) : heard(conversation), ask(conversation, next));
  }
  if (pending === "priority" && !isNothing) {
    const { changed = "", persists = "" } = answersIn(conversation);
    if (changed.trim() && persists.trim())
      return handoverCard(conversation, {
        whatChanged: changed.trim(),
        whatPersists: persists.trim(),
        onePriority: turn.message.trim(),
      });
    return plainly(heard(conversation), ask(conversation, "proceed"));
  }
  if (
    pending === "lookout" ||
    pending === "comms" ||
    pending === "escape-route" ||
    pending === "safety-zone"
  ) {
    if (!isNothing) return safetyAnswer(conversation, pending);
    const next = turn.brief.lcesGaps.find((gap) => gap !== pending && !answersIn(conversation)[gap]);
    return plainly(
      "That's a gap worth knowing; you could ask one person about it this week.",
      next ? ask(conversation, next) : ask(conversation, "helped"),
    );
  }
  if (pending === "boundary-state" && !isNothing) {
    const statement = statementIn(text) ?? (/^I\b/.test(text) && text.length < 200 ? text : null);
    return statement
      ? statementReply(conversation, statement)
      : plainly('Try starting with "I", about what you\'ll do.', ask(conversation, "boundary-state"));
  }
  if (pending === "boundary-need" && statementIn(text)) return boundary(conversation);
  if (pending === "which-objective") {
    const own = objectiveIn(turn.message, turn.brief);
    const step = conversation.written.map(stepIn).findLast(Boolean);
    if (own && step) return stepCard(conversation, step.title, own.title);
  }
  return null;
}

function statementReply(conversation: Conversation, statement: string): GuidedReply {
  return {
    text: sentences(
      `“${statement.replace(/[.!]+$/, "")}” is short and clear.`,
      oneOf(conversation, SUPPORT.boundarySafe),
      oneOf(conversation, TALK.card),
      ask(conversation, "boundary-offer"),
    ),
    proposals: [boundaryFrom(conversation, statement)],
  };
}

/** The last questions of a way, and those that lead to a list. */
function toQuestion(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { turn } = conversation;
  if (
    pending === "pressing" ||
    pending === "working-on" ||
    pending === "to-pay" ||
    pending === "waiting" ||
    pending === "coming"
  ) {
    const items = itemsIn(turn.message);
    if (items.length > 1 && pending !== "waiting" && pending !== "to-pay") return sorted(conversation, items);
    return pending === "pressing" ? plainly(heard(conversation), ask(conversation, "proceed")) : null;
  }
  if (pending === "proceed" || pending === "when" || pending === "decide-by" || pending === "message")
    return conclude(conversation);
  if (pending === "say-it" || pending === "draft") {
    return plainly(
      "That's calm and clear as it stands.",
      "Say it when you're both fed and not in a rush, and ask what they heard.",
      ask(conversation, "when"),
    );
  }
  if (pending === "helped") {
    const title = asTitle(turn.message);
    const person = conversation.goal.who;
    return plainly(
      person
        ? `Reaching out to ${person.replace(/^my /, "your ")} sounds right, and five words are enough.`
        : (said(conversation) ?? oneOf(conversation, TALK.ack)),
      title.split(" ").length > 1
        ? "Make that the one small thing for today."
        : "Even ten minutes of it counts today.",
      oneOf(conversation, SUPPORT.people),
    );
  }
  if (pending === "boundary-offer")
    return plainly(
      heard(conversation),
      "Say it once, kindly, and let the silence after it be.",
      "You can note afterward whether you honored it.",
    );
  if (pending === "prevent") {
    const title = asTitle(turn.message);
    return plainly(
      title ? `So what helps is this: “${title}”.` : heard(conversation),
      "You can write it under mitigation on the risk.",
      ask(conversation, "when"),
    );
  }
  if (pending === "see-sign")
    return ownTaskOf(conversation.goal) ? null : plainly(heard(conversation), ask(conversation, "proceed"));
  return null;
}

/** A smaller question, or some choices, for somebody who doesn't know. */
function easier(conversation: Conversation, pending: AskId): GuidedReply {
  const small: Partial<Record<AskId, string>> = {
    intent: "Then take a smaller piece: what would make tomorrow a little easier?",
    align: "Then think of one person who'd say yes if you asked.",
    proceed:
      "Choose one: write down the next call to make, put ten minutes on the calendar, or ask somebody for a hand.",
    pressing: "Start with your body then: have you eaten, slept and had some water today?",
    first: "Choose the one that somebody else is waiting for.",
    lean: "Then flip a coin for each way, and notice which result you hope for.",
    weigh: "Picture telling a good friend about each choice: which one is easier to say?",
    helped: "Try the plainest thing: a glass of water, some air, and a message to one person.",
    facts: "Then write down only what you saw or read yourself; the rest can stay a question.",
    request: "Think of the last time it went better between you, and what was different then.",
  };
  return plainly(
    oneOf(conversation, TALK.easier),
    small[pending] ?? "We can leave that one and go on.",
    small[pending]
      ? /\?$/.test(small[pending])
        ? null
        : follow(conversation, pending)
      : follow(conversation, pending),
  );
}

function follow(conversation: Conversation, pending: AskId): string | null {
  if (pending === "helped" || pending === "proceed") return ask(conversation, "when");
  return followUp(conversation, pending) ? ask(conversation, "proceed") : null;
}

function afterYes(conversation: Conversation, pending: AskId): GuidedReply | null {
  if (["proceed", "when", "boundary-offer"].includes(pending))
    return plainly(oneOf(conversation, TALK.sure), "Do just that one thing, and let the rest wait.");
  return plainly(oneOf(conversation, TALK.sure), ask(conversation, pending));
}
