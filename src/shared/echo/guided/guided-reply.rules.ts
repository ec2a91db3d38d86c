import { clausesOf } from "#shared/understanding/goal-clauses.rules.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { tellsOfHardTimes } from "#shared/understanding/hard-times.rules.ts";
import type { EchoTurn } from "../echo-turn.ts";
import { aboutEcho, aside } from "./about-echo.rules.ts";
import { answer } from "./answers.rules.ts";
import type { AskId } from "./asks.content.ts";
import { closing, conclude } from "./conclude.rules.ts";
import {
  ask,
  type Conversation,
  conversationOf,
  foreignLanguageOf,
  type GuidedReply,
  oneOf,
  plainly,
} from "./conversation.rules.ts";
import { overwhelm, sorted, status } from "./day.rules.ts";
import { direct, start } from "./direct.rules.ts";
import { fallback, withoutRepeated } from "./fallback.rules.ts";
import { FLOW, FLOW_SAYS } from "./flow.content.ts";
import { ending, flow, repaired } from "./flow.rules.ts";
import { said } from "./heard.rules.ts";
import { lifeSafety } from "./incident.rules.ts";
import { boundaryIn, mostUrgent, watchOutIn } from "./own-plan.rules.ts";
import { ownQuestion } from "./own-questions.rules.ts";
import { plan } from "./plan.rules.ts";
import { prepared } from "./prepared.rules.ts";
import { cardTalk } from "./record-changes.rules.ts";
import { record } from "./record-replies.rules.ts";
import {
  asTitle,
  inQuotes,
  isReadBack,
  isStep,
  itemsIn,
  lowerFirst,
  ownTaskOf,
  thingBack,
} from "./say-back.rules.ts";
import { CHANGES_SUBJECT, INCIDENT, SIGNS, TOPICS, TURNS } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import {
  afraid,
  boundary,
  bullied,
  conflict,
  danger,
  decision,
  evacuation,
  feeling,
  gratitude,
  grief,
  hardNews,
  lost,
  money,
  panic,
  relapse,
  safetyGap,
  win,
} from "./support.rules.ts";
import { FOREIGN, TALK } from "./talk.content.ts";
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
  const isSaid = isLeaving !== null || /^(?:I'm )?sorry\b/i.test(reply.text);
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
  const isQuestion =
    (QUESTION.test(lower) || OPENS_AS_QUESTION.test(lower)) &&
    (!SPOKEN.includes(pending) || ASKS_ECHO.test(lower));
  return isQuestion ? null : answer(conversation, pending);
}

/** Questions whose answer is a sentence to somebody else, which may itself be a question. */
const SPOKEN: readonly AskId[] = ["say-it", "draft", "request", "boundary-state", "message"];
/** Many write no question mark. */
const OPENS_AS_QUESTION =
  /^(?:(?:ok|okay|and|but|so),? )?(?:is there|what (?:do|should|would|can) (?:i|we)|how (?:do|can|should) (?:i|we)|should (?:i|we)|do we|who (?:do|can|should) (?:i|we)|can you|when should (?:i|we))\b/;
/** At least four words: "flashcards?" is an answer. */
const QUESTION =
  /^(?:but |and |so |ok(?:ay)?,? )?(?:should|what|how|why|where|when|who|which|is|are|do|does|did|can|could|will|would|am)(?: [^\s?]+){3,}\?\s*$/;
const ASKS_ECHO =
  /^(?:should i|what if|how (?:do|should|can|would) i|what (?:do|should|would|can) (?:i|you)|is (?:that|it)|do you|can you|will (?:that|it|this))\b/;

/** One plain thing to try, for somebody who asks what to do. */
function suggestion(conversation: Conversation): GuidedReply {
  const first = mostUrgent(conversation.turn.brief);
  return plainly(
    oneOf(conversation, TALK.opinion),
    first && `In your plan that could be ${inQuotes(first.nextMilestone ?? first.title)}`,
    ask(conversation, "proceed"),
  );
}

/** What a message is about, by the first sign that fits. */
function topic(conversation: Conversation): GuidedReply {
  const { lower, goal, turn } = conversation;
  const isAbout = (name: keyof typeof TOPICS) => TOPICS[name].test(lower);
  const isWish = (goal.task.from === "wish" || goal.task.from === "command") && ownTaskOf(goal) !== null;
  if (turn.mode === "incident" && INCIDENT.test(lower) && conversation.written.length === 0)
    return plainly(said(conversation), ask(conversation, "safe"));
  if (
    TURNS.harassed.test(lower) &&
    !/\b(?:never|not|nobody|no one|hasn't|didn't)\b.{0,24}\b(?:touch|harass)/.test(lower)
  )
    return plainly(oneOf(conversation, SUPPORT.harassed), ask(conversation, "vent"));
  if (
    conversation.written.length > 0 &&
    conversation.pending === null &&
    isStep(turn.message) &&
    lower.split(" ").length < 10
  )
    return plainly(`Okay: ${lowerFirst(secondPerson(asTitle(turn.message)))}.`, closing(conversation));
  if (TURNS.vent.test(lower)) return plainly(oneOf(conversation, SUPPORT.vent), ask(conversation, "vent"));
  if (isAbout("panic")) return panic(conversation);
  if (SIGNS["all-good"].test(lower) && lower.split(" ").length < 10)
    return plainly(oneOf(conversation, TALK.allGood));
  if (
    conversation.written.length > 0 &&
    /^(?:yeah|yes|ok|okay|sure)?,? ?(?:i'll|i will|ill|i'm going to|i'm gonna)\b/.test(lower)
  )
    return plainly(oneOf(conversation, TALK.sure), closing(conversation));
  if (/\b(?:drank|used|smoked|gambled|binged?|relapsed|slipped)(?: up)? again\b|\brelapsed?\b/.test(lower))
    return relapse(conversation);
  if (
    /\bbull(?:y|ied|ying)\b|\b(?:everyone|kids|people|they)(?: (?:at|in) (?:school|class))? (?:calls? me|laughs? at me|makes? fun of me)/.test(
      lower,
    )
  )
    return bullied(conversation);
  if (
    /\bdon't know what (?:i want )?to do with (?:my|myself)|\b(?:no (?:direction|purpose)|feel(?:ing)? (?:so |really )?lost)\b/.test(
      lower,
    )
  )
    return lost(conversation);
  if (TURNS["tell-me"].test(lower)) return suggestion(conversation);
  if (TURNS["what-if"].test(lower) && conversation.written.length > 0)
    return plainly(oneOf(conversation, TALK.whatIf), ask(conversation, "plan-b"));
  if (TURNS.setback.test(lower))
    return plainly(oneOf(conversation, TALK.setback), ask(conversation, "obstacle"));
  if (isAbout("boundary") || boundaryIn(turn.message, turn.brief)) return boundary(conversation);
  if (isAbout("status")) return status(conversation);
  if (isAbout("decision") || goal.options.length > 1) return decision(conversation);
  if (isAbout("safety")) return safetyGap(conversation);
  if (TURNS.money.test(lower)) return money(conversation);
  const isLong = lower.split(" ").length > 28 && clausesOf(conversation.text).length > 3;
  const known = isLong && !isAbout("overwhelm") ? start(conversation) : null;
  if (known) return known;
  if (isAbout("overwhelm") || (isLong && goal.task.from !== "command")) return overwhelm(conversation);
  const isAStep = goal.task.from === "command" && conversation.written.length > 0 && isStep(turn.message);
  if (isAStep) return conclude(conversation);
  if (isWish && !isAbout("feeling")) return plan(conversation);
  if (isAbout("conflict")) return conflict(conversation);
  if (isAbout("win")) return win(conversation);
  if (isAbout("gratitude")) return gratitude(conversation);
  if (isAbout("feeling")) return feeling(conversation);
  if (isAbout("bad_news") && !/\b(?:might|may|could|afraid|worried|scared)\b/.test(lower))
    return hardNews(conversation);
  if (isWish) return plan(conversation);
  return open(conversation);
}

const PLANNED = /\b(?:i'll|ill|i will|i'm going to|im going to|gonna)\b|\b\d{1,2} ?(?:am|pm)\b/;

/** Nothing in particular was recognized: what they wrote is said back, and one question asked. */
function open(conversation: Conversation): GuidedReply {
  const words = conversation.turn.message.trim().split(/\s+/).length;
  const back = said(conversation);
  const items = itemsIn(conversation.turn.message);
  if (items.length > 2) return sorted(conversation, items);
  if (takenIn(conversation)) return plainly(ask(conversation, "vent"));
  const isLater = conversation.written.length > 0;
  if (isLater && conversation.goal.deadline && words < 5 && !/\bis\b/.test(conversation.lower))
    return plainly(`${asTitle(conversation.turn.message, 60)} it is.`, closing(conversation));
  const isPlanned = isStep(conversation.turn.message) || PLANNED.test(conversation.lower);
  if (
    isLater &&
    isPlanned &&
    conversation.goal.deadline &&
    words < 24 &&
    !FLOW.question.test(conversation.lower)
  )
    return plainly(oneOf(conversation, TALK.sure), closing(conversation));
  if (/\?\s*$/.test(conversation.turn.message) || OPENS_AS_QUESTION.test(conversation.lower))
    return plainly(oneOf(conversation, TALK.unknown), TALK.askPerson[0]);
  if (!isLater && thingBack(conversation) && words < 12) return plan(conversation);
  if (words < 4 || !isReadBack(conversation.turn.message)) return fallback(conversation);
  const known = words > 5 ? start(conversation) : null;
  if (known) return known;
  return back && !isLater
    ? plainly(back, watchOutIn(conversation), ask(conversation, "wish"))
    : fallback(conversation);
}
