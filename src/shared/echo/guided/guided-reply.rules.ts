import { tellsOfHardTimes } from "#shared/understanding/hard-times.rules.ts";
import type { EchoTurn } from "../echo-turn.ts";
import { aboutEcho, aside } from "./about-echo.rules.ts";
import { answer } from "./answers.rules.ts";
import type { AskId } from "./asks.content.ts";
import {
  ask,
  type Conversation,
  conversationOf,
  foreignLanguageOf,
  type GuidedReply,
  oneOf,
  plainly,
} from "./conversation.rules.ts";
import { sorted } from "./day.rules.ts";
import { direct } from "./direct.rules.ts";
import { fallback, withoutRepeated } from "./fallback.rules.ts";
import { FLOW_SAYS } from "./flow.content.ts";
import { ending, flow, repaired } from "./flow.rules.ts";
import { lifeSafety } from "./incident.rules.ts";
import { interruption, leavesScript } from "./interrupt.rules.ts";
import { ownQuestion } from "./own-questions.rules.ts";
import { prepared } from "./prepared.rules.ts";
import { cardTalk } from "./record-changes.rules.ts";
import { record } from "./record-replies.rules.ts";
import { isStep, itemsIn } from "./say-back.rules.ts";
import { CHANGES_SUBJECT, SIGNS, TOPICS, TURNS } from "./signs.content.ts";
import { chosen } from "./subject.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { afraid, danger, evacuation, grief } from "./support.rules.ts";
import { FOREIGN, TALK } from "./talk.content.ts";
import { topic } from "./topic.rules.ts";
import { isHeavySo, takenIn, weight } from "./weight.rules.ts";

export type { GuidedReply } from "./conversation.rules.ts";

/** The reply of the guided coach. The same turn always gets the same reply. */
export function guidedReply(turn: EchoTurn): GuidedReply {
  const conversation = conversationOf(turn);
  const first = careFirst(conversation) ?? cardTalk(conversation, guidedReply) ?? ownQuestion(conversation);
  if (first) return withoutRepeated(first, conversation);
  const mended = isOfPeople(conversation.pending) ? null : repaired(conversation);
  if (!mended) return withoutRepeated(replyTo(conversation), conversation);
  const { turn: meant, sorry, isNew } = mended;
  const again = conversationOf(meant);
  if (isNew) {
    const asked =
      direct(again) ?? (again.lower.split(" ").length < 9 ? plainly(FLOW_SAYS.newSubject[0]) : null);
    return withoutRepeated(asked ?? replyTo({ ...again, pending: null }), conversation);
  }
  const isAnswer = again.goal.deadline !== null || isStep(meant.message) || itemsIn(meant.message).length > 1;
  const heard = { ...again, pending: isAnswer ? again.pending : null };
  const items = itemsIn(meant.message);
  const isEmpty = meant.message.split(" ").length < 2 && !isAnswer;
  const isLeaving = ending(conversation);
  const isTired = isEmpty && /\b(?:questions?|asking|useless)\b/.test(conversation.lower);
  if (isTired && !isLeaving) return plainly(sorry, oneOf(conversation, TALK.repairNoQuestions));
  const reply =
    isLeaving ??
    (items.length > 2
      ? sorted(heard, items)
      : isEmpty
        ? fallback(heard)
        : (careFirst(heard) ?? replyTo(heard)));
  const isSaid = sorry === "" || isLeaving !== null || /^(?:I'm )?sorry\b/i.test(reply.text);
  return withoutRepeated(isSaid ? reply : { ...reply, text: `${sorry} ${reply.text}` }, conversation);
}

/** Answers to these questions count word for word. */
const isOfPeople = (pending: AskId | null) =>
  pending !== null && ["danger", "afraid", "safe", "grief", "company", "vent"].includes(pending);

function replyTo(conversation: Conversation): GuidedReply {
  const reply =
    ownQuestion(conversation) ??
    aboutEcho(conversation) ??
    prepared(conversation) ??
    weight(conversation) ??
    flow(conversation) ??
    record(conversation) ??
    chosen(conversation) ??
    direct(conversation) ??
    answered(conversation) ??
    aside(conversation) ??
    topic(conversation);
  const first = takenIn(conversation);
  const isRecord = reply.proposals.some(({ kind }) => kind !== "objective");
  return first === null || isRecord || /\b(?:sorry|heav|short nights)/i.test(reply.text)
    ? reply
    : { ...reply, text: `${first} ${reply.text}` };
}

/** What comes before everything else, whatever was asked. */
function careFirst(conversation: Conversation): GuidedReply | null {
  const { lower, turn, pending } = conversation;
  const foreign = foreignLanguageOf(turn.message);
  if (foreign) return plainly(FOREIGN[foreign] ?? FOREIGN.other);
  if (TURNS.fumes.test(lower)) return plainly(oneOf(conversation, SUPPORT.fumes), ask(conversation, "safe"));
  if (SIGNS.danger.test(lower)) return danger(conversation);
  if (SIGNS.afraid.test(lower)) return afraid(conversation);
  const incident = lifeSafety(conversation);
  if (incident) return incident;
  const isMeant =
    /\bevacuat\w+|\bwildfire\b/.test(lower) && !TOPICS.safety.test(lower.replace(/evacuat\w+/, ""));
  if (
    isMeant ||
    (/\bwhere (?:to|(?:should|do|can) (?:we|i)) go\b/.test(lower) &&
      /\bevacuat\w+/i.test(conversation.written.join(" ")))
  )
    return evacuation(conversation);
  if (pending !== "grief" && PET_DIED.test(lower)) return grief(conversation);
  if (
    pending !== "grief" &&
    tellsOfHardTimes(turn.message) &&
    !isHeavySo(conversation) &&
    !NOT_GRIEF.test(lower)
  )
    return grief(conversation);
  return null;
}

const PET_DIED =
  /\b(?:my|our) (?:\w+ )?(?:dog|cat|puppy|kitten|pet|horse|rabbit)\b.{0,20}\b(?:died|passed|is dying|put (?:him|her|it) down|put to sleep)\b/;
/** A loss that is named in passing or lies years back, or a relapse, which has a reply of its own. */
const NOT_GRIEF =
  /\bi(?:'ve| have)? relapsed\b|\bsober\b|\b(?:died|passed|death|gone)\b.{0,25}\b(?:in (?:19|20)\d\d|years? ago)\b|\b(?:since|after) (?:my )?(?:dad|mom|mum|father|mother|husband|wife|grandma|grandpa) (?:died|passed)\b/;

/** The answer to Echo's own question, unless the person turned to something else. */
function answered(conversation: Conversation): GuidedReply | null {
  const { pending, lower } = conversation;
  if (
    !pending ||
    CHANGES_SUBJECT.test(lower) ||
    pending === "identify" ||
    pending === "next" ||
    pending === "clarify" ||
    pending === "offer"
  )
    return null;
  if (SIGNS["off-topic"].test(lower) || SIGNS.greeting.test(lower)) return null;
  const isSpoken = SPOKEN.includes(pending);
  if (isSpoken ? ASKS_ECHO.test(lower) : leavesScript(conversation)) return null;
  return interruption(conversation, pending) ?? answer(conversation, pending);
}

/** Questions whose answer is a sentence to somebody else, which may itself be a question. */
const SPOKEN: readonly AskId[] = ["say-it", "draft", "request", "boundary-state", "message"];
const ASKS_ECHO =
  /^(?:should i|what if|how (?:do|should|can|would) i|what (?:do|should|would|can) (?:i|you)|is (?:that|it)|do you|can you|will (?:that|it|this))\b/;
