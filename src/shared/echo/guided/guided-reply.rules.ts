import { ORDERS } from "#shared/doctrine/orders.content.ts";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import { clausesOf } from "#shared/understanding/goal-clauses.rules.ts";
import { tellsOfHardTimes } from "#shared/understanding/hard-times.rules.ts";
import type { EchoTurn } from "../echo-turn.ts";
import { answer } from "./answers.rules.ts";
import type { AskId } from "./asks.content.ts";
import {
  ask,
  type Conversation,
  conversationOf,
  foreignLanguageOf,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
} from "./conversation.rules.ts";
import { boundaryIn, mostUrgent, watchOutIn } from "./own-plan.rules.ts";
import { CLOSING, overwhelm, plan, said, sorted, status } from "./plan.rules.ts";
import { record } from "./record-replies.rules.ts";
import { inQuotes, itemsIn, ownTaskOf, thingBack } from "./say-back.rules.ts";
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

export type { GuidedProposal, GuidedReply } from "./conversation.rules.ts";

/** The reply of the guided coach. The same turn always gets the same reply. */
export function guidedReply(turn: EchoTurn): GuidedReply {
  const conversation = conversationOf(turn);
  return (
    careFirst(conversation) ??
    aboutEcho(conversation) ??
    prepared(conversation) ??
    record(conversation) ??
    answered(conversation) ??
    aside(conversation) ??
    topic(conversation)
  );
}

/** What comes before everything else, whatever was asked. */
function careFirst(conversation: Conversation): GuidedReply | null {
  const { lower, turn, pending } = conversation;
  const foreign = foreignLanguageOf(turn.message);
  if (foreign) return plainly(FOREIGN[foreign] ?? FOREIGN.other);
  if (TURNS.fumes.test(lower)) return plainly(oneOf(conversation, SUPPORT.fumes), ask(conversation, "safe"));
  if (SIGNS.danger.test(lower)) return danger(conversation);
  if (SIGNS.afraid.test(lower)) return afraid(conversation);
  const isMeant =
    /\bevacuat\w+|\bwildfire\b/.test(lower) && !TOPICS.safety.test(lower.replace(/evacuat\w+/, ""));
  if (
    isMeant ||
    (/\bwhere (?:to|(?:should|do|can) (?:we|i)) go\b/.test(lower) &&
      /\bevacuat\w+/i.test(conversation.written.join(" ")))
  )
    return evacuation(conversation);
  if (pending !== "grief" && tellsOfHardTimes(turn.message)) return grief(conversation);
  return null;
}

/** Questions about Echo itself, and those that it must not answer. */
function aboutEcho(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const say = (...parts: readonly (string | false)[]) => plainly(...parts, back(conversation));
  if (SIGNS.injection.test(lower)) return say(oneOf(conversation, TALK.injection));
  if (SIGNS.identity.test(lower))
    return say(
      /feel|love|remember|care|tired|sleep/.test(lower) && oneOf(conversation, TALK.feelings),
      oneOf(conversation, TALK.identity),
      oneOf(conversation, TALK.identityPeople),
    );
  if (SIGNS.memory.test(lower)) return say(oneOf(conversation, TALK.memory));
  if (SIGNS.privacy.test(lower)) return say(oneOf(conversation, TALK.privacy));
  if (SIGNS.medical.test(lower))
    return say(oneOf(conversation, TALK.medical), oneOf(conversation, TALK.medicalStep));
  if (SIGNS.legal.test(lower))
    return say(oneOf(conversation, TALK.legal), oneOf(conversation, TALK.legalStep));
  if (SIGNS.repair.test(lower)) {
    const isTired = /question|asking|repeat|useless|stupid/.test(lower);
    return isTired
      ? plainly(oneOf(conversation, TALK.repair), oneOf(conversation, TALK.repairNoQuestions))
      : plainly(oneOf(conversation, TALK.repair), ask(conversation, "clarify"));
  }
  if (SIGNS.ability.test(lower)) {
    const what = /lces/.test(lower)
      ? TALK.lces
      : /watch/.test(lower)
        ? TALK.watchOuts
        : /orders/.test(lower)
          ? TALK.orders
          : TALK.ability;
    return say(oneOf(conversation, what));
  }
  if (TURNS.saved.test(lower) && lower.split(" ").length < 8)
    return plainly(oneOf(conversation, hasOffered(conversation) ? TALK.added : TALK.notSaved));
  if (SIGNS.bye.test(lower)) return plainly(oneOf(conversation, TALK.bye));
  if (SIGNS.thanks.test(lower) && !TOPICS.win.test(lower)) return plainly(oneOf(conversation, TALK.thanks));
  return null;
}

/** The question that stood open, asked again in other words; else an invitation. */
function back(conversation: Conversation): string {
  const { pending } = conversation;
  return pending
    ? `${oneOf(conversation, TALK.backTo)} ${ask(conversation, pending)}`
    : ask(conversation, "identify");
}

const ORDER = /\buniversal order (\d{1,2})\b/i;
const WATCH_OUT = /\bwatch[- ]?out (\d{1,2})\b/i;
const ROLE =
  /\bas (?:its (incident commander|safety officer)|(operations|planning|logistics|finance|public information|liaison))\b/i;

/** Messages that a screen prepared: an Order, a Watch Out, both, a role, Quick Calm or the banner. */
function prepared(conversation: Conversation): GuidedReply | null {
  const { turn, lower } = conversation;
  if (SIGNS.feedback.test(lower))
    return plainly(oneOf(conversation, TALK.feedback), ask(conversation, "identify"));
  if (SIGNS.reset.test(lower))
    return plainly(oneOf(conversation, TALK.reset), ask(conversation, "before-it"));
  const order = ORDERS.find(({ id }) => String(id) === ORDER.exec(turn.message)?.[1]);
  const watchOut = WATCH_OUTS.find(({ id }) => String(id) === WATCH_OUT.exec(turn.message)?.[1]);
  if (order && watchOut) {
    const own = turn.message.split(/[.?]”?\s/).length > 3 ? said(conversation) : null;
    return plainly(
      `The two go together: “${order.title}” is something to act by, and “${watchOut.title}” is something to look out for.`,
      own ?? watchOut.step,
      ask(conversation, "noticed"),
    );
  }
  if (order) return plainly(`For example: ${order.applications[turn.mode]}`, ask(conversation, "use-order"));
  if (watchOut)
    return plainly(
      watchOut.intent,
      `One small thing to try: ${watchOut.step.charAt(0).toLowerCase()}${watchOut.step.slice(1)}`,
      ask(conversation, "see-sign"),
    );
  const role = ROLE.exec(turn.message);
  return role && /looking at my week/.test(lower)
    ? roleReply(conversation, (role[1] ?? role[2] ?? "").toLowerCase())
    : null;
}

function roleReply(conversation: Conversation, role: string): GuidedReply {
  const { brief } = conversation.turn;
  if (role === "incident commander") {
    const [first] = brief.objectives;
    return plainly(
      first && `“${first.title}” stands first in your plan, but you decide.`,
      ask(conversation, "mission"),
    );
  }
  if (role === "safety officer") return safetyGap(conversation);
  if (role === "operations") {
    const listed = itemsIn(/working on: ([^(].*?)\. Please\b/s.exec(conversation.turn.message)?.[1] ?? "");
    if (listed.length > 1) return sorted(conversation, listed);
    const titles = brief.objectives.slice(0, 3).map(({ title }) => `“${title}”`);
    return titles.length > 1
      ? plainly(
          `In your plan I see ${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}.`,
          ask(conversation, "first"),
        )
      : plainly(oneOf(conversation, TALK.sure), ask(conversation, "working-on"));
  }
  if (role === "logistics")
    return plainly("Let's go through five things, one at a time.", ask(conversation, "sleep"));
  const asks = {
    planning: "coming",
    finance: "to-pay",
    "public information": "audience",
    liaison: "waiting",
  } as const;
  return plainly(
    oneOf(conversation, TALK.sure),
    ask(conversation, asks[role as keyof typeof asks] ?? "identify"),
  );
}

/** The answer to Echo's own question, unless the person turned to something else. */
function answered(conversation: Conversation): GuidedReply | null {
  const { pending, lower } = conversation;
  if (
    !pending ||
    CHANGES_SUBJECT.test(lower) ||
    pending === "identify" ||
    pending === "next" ||
    pending === "clarify"
  )
    return null;
  if (SIGNS["off-topic"].test(lower) || SIGNS.greeting.test(lower)) return null;
  const isQuestion = ASKS.test(lower) && (!SPOKEN.includes(pending) || ASKS_ECHO.test(lower));
  return isQuestion ? null : answer(conversation, pending);
}

/** Questions whose answer is a sentence to somebody else, which may itself be a question. */
const SPOKEN: readonly AskId[] = ["say-it", "draft", "request", "boundary-state", "message"];
/** At least four words: "flashcards?" is an answer. */
const ASKS =
  /^(?:but |and |so |ok(?:ay)?,? )?(?:should|what|how|why|where|when|who|which|is|are|do|does|did|can|could|will|would|am)(?: [^\s?]+){3,}\?\s*$/;
const ASKS_ECHO =
  /^(?:should i|what if|how (?:do|should|can|would) i|what (?:do|should|would|can) (?:i|you)|is (?:that|it)|do you|can you|will (?:that|it|this))\b/;

/** Small talk, and what Echo knows nothing about. */
function aside(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  if (SIGNS.greeting.test(lower)) return plainly(oneOf(conversation, TALK.greeting), back(conversation));
  if (SIGNS["off-topic"].test(lower)) return plainly(oneOf(conversation, TALK.offTopic), back(conversation));
  if (SIGNS["small-talk"].test(lower) && lower.split(" ").length < 9)
    return plainly(oneOf(conversation, smallTalkFor(lower)), back(conversation));
  return null;
}

const smallTalkFor = (lower: string) =>
  TURNS.joke.test(lower)
    ? TALK.joke
    : TURNS.praise.test(lower)
      ? TALK.praise
      : /\bbored\b/.test(lower)
        ? TALK.bored
        : TALK.smallTalk;

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
  if (TURNS.vent.test(lower)) return plainly(oneOf(conversation, SUPPORT.vent), ask(conversation, "vent"));
  if (isAbout("panic")) return panic(conversation);
  if (SIGNS["all-good"].test(lower) && lower.split(" ").length < 10)
    return plainly(oneOf(conversation, TALK.allGood));
  if (
    conversation.written.length > 0 &&
    /^(?:yeah|yes|ok|okay|sure)?,? ?(?:i'll|i will|ill|i'm going to|i'm gonna)\b/.test(lower)
  )
    return plainly(oneOf(conversation, TALK.sure), oneOf(conversation, CLOSING));
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
  if (isAbout("overwhelm") || (isLong && goal.task.from !== "command")) return overwhelm(conversation);
  if (isWish && !isAbout("feeling")) return plan(conversation);
  if (isAbout("conflict")) return conflict(conversation);
  if (isAbout("win")) return win(conversation);
  if (isAbout("gratitude")) return gratitude(conversation);
  if (isAbout("feeling")) return feeling(conversation);
  if (isAbout("bad_news")) return hardNews(conversation);
  if (isWish) return plan(conversation);
  return open(conversation);
}

/** Nothing in particular was recognized: what they wrote is said back, and one question asked. */
function open(conversation: Conversation): GuidedReply {
  const words = conversation.turn.message.trim().split(/\s+/).length;
  const back = said(conversation);
  const items = itemsIn(conversation.turn.message);
  if (items.length > 2) return sorted(conversation, items);
  if (/\?\s*$/.test(conversation.turn.message))
    return plainly(oneOf(conversation, TALK.unknown), ask(conversation, "find-out"));
  if (words < 4) return plainly(oneOf(conversation, TALK.unclear), ask(conversation, "clarify"));
  return back
    ? plainly(back, watchOutIn(conversation), ask(conversation, "wish"))
    : thingBack(conversation)
      ? plan(conversation)
      : plainly(oneOf(conversation, TALK.unclear), ask(conversation, "clarify"));
}
