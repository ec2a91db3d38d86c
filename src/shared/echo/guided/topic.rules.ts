import { clausesOf } from "#shared/understanding/goal-clauses.rules.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { closing, conclude } from "./conclude.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { overwhelm, sorted, status } from "./day.rules.ts";
import { start } from "./direct.rules.ts";
import { fallback, unknown } from "./fallback.rules.ts";
import { FLOW, OPENS_AS_QUESTION } from "./flow.content.ts";
import { said } from "./heard.rules.ts";
import { boundaryIn, mostUrgent, watchOutIn } from "./own-plan.rules.ts";
import { plan } from "./plan.rules.ts";
import {
  asTitle,
  checkedStep,
  inQuotes,
  isReadBack,
  isStep,
  itemsIn,
  lowerFirst,
  ownTaskOf,
  thingBack,
} from "./say-back.rules.ts";
import { INCIDENT, SIGNS, TOPICS, TURNS } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import {
  boundary,
  bullied,
  conflict,
  decision,
  feeling,
  gratitude,
  hardNews,
  lost,
  money,
  panic,
  relapse,
  safetyGap,
  win,
} from "./support.rules.ts";
import { TALK } from "./talk.content.ts";
import { takenIn } from "./weight.rules.ts";

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
export function topic(conversation: Conversation): GuidedReply {
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
  if (TURNS.vent.test(lower)) return plainly(oneOf(conversation, SUPPORT.vent), ask(conversation, "vent"));
  const step = conversation.pending === null && lower.split(" ").length < 13 && checkedStep(turn.message);
  if (step && conversation.written.length > 0)
    return plainly(`Okay: ${lowerFirst(secondPerson(step))}.`, closing(conversation));
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
    return unknown(conversation);
  if (!isLater && thingBack(conversation) && words < 12) return plan(conversation);
  if (words < 4 || !isReadBack(conversation.turn.message)) return fallback(conversation);
  const known = words > 5 ? start(conversation) : null;
  if (known) return known;
  return back && !isLater
    ? plainly(back, watchOutIn(conversation), ask(conversation, "wish"))
    : fallback(conversation);
}
