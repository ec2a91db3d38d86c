import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { ASKS, type AskId } from "./asks.content.ts";
import { closing, conclude } from "./conclude.rules.ts";
import { ask, askedIn, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { sorted } from "./day.rules.ts";
import { FLOW_SAYS } from "./flow.content.ts";
import { followUp } from "./following.rules.ts";
import { heard, said } from "./heard.rules.ts";
import { ofRecords } from "./record-answers.rules.ts";
import { asTitle, inQuotes, isStep, itemsIn, ownTaskOf, taskBack } from "./say-back.rules.ts";
import { DONT_KNOW, NO, TOPICS, TURNS, YES } from "./signs.content.ts";
import { afterYes, easier } from "./smaller.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { conflict, feeling, panic } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

/** The reply to an answer to Echo's own question; null when the message is none. */
export function answer(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { lower } = conversation;
  const special = ofPeople(conversation, pending) ?? ofRecords(conversation, pending);
  if (special) return special;
  if (DONT_KNOW.test(lower)) return easier(conversation, pending);
  if (TOPICS.panic.test(lower)) return panic(conversation);
  if (FEELING_INSTEAD.test(lower) && TOPICS.feeling.test(lower) && INTERRUPTED.includes(pending))
    return feeling(conversation);
  if (TURNS["tell-me"].test(lower) || TURNS["what-if"].test(lower)) return null;
  if (YES.test(lower)) return afterYes(conversation, pending);
  if (NO.test(lower)) return easier(conversation, pending);
  return toQuestion(conversation, pending) ?? followUp(conversation, pending);
}

/** Questions of a plan, which give way when the answer is a feeling. */
const INTERRUPTED: readonly AskId[] = ["facts", "align", "proceed", "when", "first", "options"];
const FEELING_INSTEAD =
  /^(?:honestly,? |but |no,? )?(?:i (?:just )?(?:feel|can't)|i'm (?:just |really )?(?:so|too))\b/;

/** Questions about a person's safety and grief. */
function ofPeople(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { lower, turn } = conversation;
  const isNo = /^(?:no|nope|not)\b/.test(lower);
  if (pending === "danger") {
    if (
      !isNo &&
      !/^(?:yes|yeah|yep|sometimes|maybe|i (?:am|do|think so)|kind of|sort of|a little|i don't know|idk|not sure)\b/.test(
        lower,
      )
    )
      return plainly(oneOf(conversation, SUPPORT.dangerUnsure), ask(conversation, "company"));
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
  if (pending === "vent" && isStep(turn.message))
    return plainly("That sounds like a good thing to do.", closing(conversation));
  if (pending === "vent" && ownTaskOf(conversation.goal) && conversation.goal.task.from === "wish")
    return plainly("That's a good thing to want, and it can start small.", ask(conversation, "proceed"));
  if (pending === "vent") {
    const isEnough =
      conversation.said.filter((reply) => ASKS.vent.some((question) => reply.endsWith(question))).length > 2;
    return plainly(
      said(conversation),
      oneOf(conversation, SUPPORT.ventAck),
      isEnough ? oneOf(conversation, SUPPORT.ventEnd) : ask(conversation, "vent"),
    );
  }
  if (pending === "grief") {
    const task = taskBack(conversation);
    const [last = ""] = conversation.said.slice(-1);
    if (conversation.goal.who && turn.message.split(" ").length < 7)
      return plainly(
        `Let ${secondPerson(conversation.goal.who)} in on it today, even just with a short message.`,
        oneOf(conversation, SUPPORT.griefStep),
      );
    return plainly(
      oneOf(conversation, SUPPORT.griefAnswer),
      task
        ? `Then the one thing for today is to ${task}; the rest can wait.`
        : isStep(turn.message)
          ? "That's enough for today."
          : oneOf(conversation, SUPPORT.griefSlow),
      task ? ask(conversation, "company") : /sorry/.test(last) && ask(conversation, "grief"),
    );
  }
  if (pending === "company") {
    return plainly(
      oneOf(conversation, isNo ? SUPPORT.griefStep : SUPPORT.griefAnswer),
      conversation.goal.who && !isNo
        ? "Let them help with the small things too: food, rides, phone calls."
        : oneOf(conversation, SUPPORT.griefSlow),
    );
  }
  return null;
}

/** The last questions of a way, and those that lead to a list. */
function toQuestion(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { turn, lower } = conversation;
  if (
    pending === "pressing" ||
    pending === "working-on" ||
    pending === "to-pay" ||
    pending === "waiting" ||
    pending === "coming"
  ) {
    const items = itemsIn(turn.message);
    if (items.length > 1 && pending !== "waiting" && pending !== "to-pay") return sorted(conversation, items);
    if (isStep(turn.message)) return conclude(conversation);
    return pending === "pressing"
      ? plainly(heard(conversation), oneOf(conversation, SUPPORT.listening), ask(conversation, "one"))
      : null;
  }
  if (pending === "proceed" || pending === "when" || pending === "decide-by") return conclude(conversation);
  if (pending === "say-it" && /^i(?:'d like| want) to (?:keep|be|stay)\b/.test(lower))
    return plainly(heard(conversation), ask(conversation, pending));
  if (pending === "message" && !/^(?:hi|hello|dear|hey)\b|\?$/.test(lower))
    return plainly(heard(conversation), ask(conversation, "say-it"));
  const isSaid = pending === "draft" || TO_SOMEBODY.test(lower);
  if ((pending === "say-it" || pending === "message") && !isSaid) return null;
  if (pending === "say-it" || pending === "draft" || pending === "message") {
    return plainly(
      "That's clear as it stands.",
      oneOf(conversation, SUPPORT.sayIt),
      ask(conversation, "when"),
    );
  }
  if (pending === "before-it") {
    if (TOPICS.conflict.test(lower)) return conflict(conversation);
    const isPractical = conversation.goal.deadline?.isExact === true || conversation.goal.amount !== null;
    return isPractical ? plainly(heard(conversation), ask(conversation, "proceed")) : null;
  }
  if (pending === "helped") return smallThing(conversation);
  if (pending === "boundary-offer")
    return plainly(
      heard(conversation),
      "Say it once, kindly, and let the silence after it be.",
      "You can note afterward whether you honored it.",
    );
  if (pending === "prevent") {
    const title = asTitle(turn.message);
    return plainly(
      title ? `So what helps is this: ${inQuotes(title)}` : heard(conversation),
      "You can write it under mitigation on the risk.",
      ask(conversation, "when"),
    );
  }
  if (pending === "lean" && conversation.goal.deadline)
    return plainly(oneOf(conversation, FLOW_SAYS.decided), closing(conversation));
  if (pending === "celebrate") return plainly(oneOf(conversation, FLOW_SAYS.joy));
  if (pending === "keep") return plainly(heard(conversation), "Enjoy it for a moment before the next thing.");
  if (pending === "plan-b" && conversation.goal.deadline)
    return plainly(oneOf(conversation, TALK.planB), closing(conversation));
  if (pending === "plan-b") return plainly(oneOf(conversation, TALK.planB), ask(conversation, "proceed"));
  if (pending === "see-sign")
    return ownTaskOf(conversation.goal) ? null : plainly(heard(conversation), ask(conversation, "proceed"));
  return null;
}

/** What may be said to somebody. "He's the kind who explodes" is about them. */
const TO_SOMEBODY =
  /^(?:hi|hello|hey|dear|i|i'm|i'd|i'll|i've|im|we|we're|we'd|can|could|would|will|please|look|listen|sorry|thank|thanks|when)\b|^["“'‘]|\b(?:you|your|you're)\b/;

/** What helps, or whom to tell; anything else is told, not an answer. */
function smallThing(conversation: Conversation): GuidedReply | null {
  const { goal, turn, lower } = conversation;
  const isShort = turn.message.trim().split(/\s+/).length < 7;
  const isPerson =
    goal.who !== null &&
    !lower.includes(`${goal.who}'s`) &&
    (isShort || /\b(?:call|text|tell|talk|ask|see|with|message)\b/.test(lower));
  if (isPerson) {
    return plainly(
      `Reaching out to ${secondPerson(goal.who ?? "")} sounds right, and five words are enough.`,
      "Make that the one small thing for today.",
    );
  }
  if (isStep(turn.message) || (isShort && !/^(?:i|we|he|she|they|it|nobody|no one|nothing)\b/.test(lower))) {
    return plainly(
      heard(conversation),
      "Make that the one small thing for today.",
      oneOf(conversation, SUPPORT.people),
    );
  }
  if (TOPICS.conflict.test(lower)) return conflict(conversation);
  const isEnough = conversation.said.filter((reply) => askedIn(reply) === "helped").length > 1;
  return plainly(
    said(conversation),
    oneOf(conversation, SUPPORT.listening),
    isEnough ? oneOf(conversation, SUPPORT.people) : ask(conversation, "helped"),
  );
}
