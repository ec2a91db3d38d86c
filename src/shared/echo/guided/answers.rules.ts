import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import type { AskId } from "./asks.content.ts";
import { conclude } from "./conclude.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { sorted } from "./day.rules.ts";
import { followUp } from "./following.rules.ts";
import { ofRecords } from "./record-answers.rules.ts";
import { asTitle, inQuotes, isStep, itemsIn, ownTaskOf, taskBack } from "./say-back.rules.ts";
import { DONT_KNOW, NO, TOPICS, TURNS, YES } from "./signs.content.ts";
import { afterYes, easier } from "./smaller.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { panic } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

/** The reply to an answer to Echo's own question; null when the message is none. */
export function answer(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { lower } = conversation;
  const special = ofPeople(conversation, pending) ?? ofRecords(conversation, pending);
  if (special) return special;
  if (pending === "grief" || pending === "company" || pending === "helped" || pending === "before-it")
    return null;
  if (DONT_KNOW.test(lower)) return easier(conversation, pending);
  if (TOPICS.panic.test(lower)) return panic(conversation);
  if (TURNS["tell-me"].test(lower) || TURNS["what-if"].test(lower) || REFUSES.test(lower)) return null;
  if (YES.test(lower)) return afterYes(conversation, pending);
  if (NO.test(lower)) return easier(conversation, pending);
  return toQuestion(conversation, pending) ?? followUp(conversation, pending);
}

/** A refusal, a joke or an exclamation is no answer. */
const REFUSES =
  /^(?:(?:no+|nah|nope|ugh|honestly|look|sorry|but|well)[,.!]? )*(?:i (?:really |just )?(?:don't|dont|do not) (?:want|need|feel like|care|have the energy)|(?:i'm|im|i am) not (?:going to|gonna)|i (?:won't|wont|refuse)|(?:hell|absolutely|no) (?:no|not|way)\b|not (?:tonight|now|today|doing|happening)|leave me\b|forget (?:it|the plan)\b|stop\b[\s.!]*$)|\b(?:lol|lmao|rofl|jk|just kidding)\b[\s.!]*$|!!+\s*$/;

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
  if (pending === "grief") {
    const task = taskBack(conversation);
    if (conversation.goal.who && turn.message.split(" ").length < 7)
      return plainly(
        `Let ${secondPerson(conversation.goal.who)} in on it today, even just with a short message.`,
        oneOf(conversation, SUPPORT.griefStep),
      );
    return plainly(
      oneOf(conversation, SUPPORT.griefAnswer),
      task
        ? `Then the one thing for today is to ${task}; the rest can wait.`
        : oneOf(conversation, SUPPORT.griefSlow),
      task && ask(conversation, "company"),
    );
  }
  return null;
}

/** The last questions of a way, and those that lead to a list. */
function toQuestion(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { turn, lower } = conversation;
  if (LISTS.includes(pending)) {
    const items = itemsIn(turn.message);
    if (items.length > 1 && pending !== "waiting" && pending !== "to-pay") return sorted(conversation, items);
    return isStep(turn.message) ? conclude(conversation) : null;
  }
  if (pending === "proceed" || pending === "when") return conclude(conversation);
  if (pending === "draft" || pending === "message")
    return plainly(
      "That's clear as it stands.",
      oneOf(conversation, SUPPORT.sayIt),
      ask(conversation, "when"),
    );
  if (pending === "boundary-offer")
    return plainly(
      "Say it once, kindly, and let the silence after it be.",
      "You can note afterward whether you honored it.",
    );
  if (pending === "settled") {
    const isAim = !/\?|\byou\b/.test(lower) && !TELLS.test(lower) && lower.split(" ").length <= AIM_WORDS_MAX;
    return isAim
      ? plainly(`Then let that be the aim: ${inQuotes(asTitle(turn.message))}`, ask(conversation, "proceed"))
      : null;
  }
  if (pending === "prevent") {
    const title = asTitle(turn.message);
    return plainly(
      title && `So what helps is this: ${inQuotes(title)}`,
      "You can write it under mitigation on the risk.",
      ask(conversation, "when"),
    );
  }
  if (pending === "see-sign")
    return ownTaskOf(conversation.goal)
      ? null
      : plainly(oneOf(conversation, TALK.ack), ask(conversation, "proceed"));
  return null;
}

/** A sentence about somebody is no aim, unless it says what they want. */
const TELLS =
  /(?:^|[.!,] )(?:(?:well|but|and|so|no|yes|ok|oh)[, ]+)*(?:i(?!'d like| want(?! only| just)| need| would like| hope| wish)|i'm|im|i've|ive|he|she|it|we|they|he's|she's|it's|its|my \w+)\b/;
/** Whoever writes more tells what happened. */
const AIM_WORDS_MAX = 16;

const LISTS: readonly AskId[] = ["pressing", "working-on", "to-pay", "waiting", "coming"];
