import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { ASKS } from "./asks.content.ts";
import { goOn } from "./coaching.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { heard } from "./heard.rules.ts";
import { INCIDENT_HEARD, INCIDENT_UNKNOWN, UNDER_COMMAND } from "./incident.content.ts";
import { planIn } from "./own-plan.rules.ts";
import { hasSpokenOfPet, tellsOfLostPet } from "./pet-loss.rules.ts";
import { SUPPORT } from "./support.content.ts";
import { takenUp } from "./taking-up.rules.ts";
import { TALK, WAYS_TO_HELP } from "./talk.content.ts";

/** Nothing was understood well: something that helps with anything, and no guess. */
export function fallback(conversation: Conversation): GuidedReply {
  const isQuestion =
    /\?\s*$/.test(conversation.turn.message) || FLOW.question.test(conversation.lower.slice(0, 40));
  if (isUnderCommand(conversation))
    return plainly(isQuestion ? INCIDENT_UNKNOWN : oneOf(conversation, INCIDENT_HEARD));
  const isFirst = conversation.written.length === 0;
  const ofGrief = inGrief(conversation);
  if (ofGrief) return ofGrief;
  const plan = planIn(conversation);
  if (plan)
    return {
      text: sentences(plan, TALK.unsureOfPlan[0]),
      proposals: [],
      suggestions: Object.keys(WAYS_TO_HELP),
    };
  const understood = heard(conversation);
  if (understood) return understood;
  const who = isFirst ? personIn(conversation) : null;
  if (who)
    return {
      text: `What would help most with ${who}: words to say, a first step, or getting it off your chest?`,
      proposals: [],
      suggestions: Object.keys(WAYS_TO_HELP),
    };
  const taken = isFirst ? null : takenUp(conversation);
  if (taken) return taken;
  const isShort = conversation.turn.message.trim().split(/\s+/).length < TELLING_WORDS;
  if (isQuestion || !isFirst || !isShort) return goOn(conversation);
  const text = oneOf(conversation, isOfToday(conversation) ? TALK.unsureToday : TALK.unsure);
  return { text, proposals: [], suggestions: text === TALK.unsure[1] ? Object.keys(WAYS_TO_HELP) : [] };
}

/** Shorter first messages tell too little for a step. */
const TELLING_WORDS = 7;

/** Whether the matter is of today. */
const isOfToday = ({ goal, lower, turn }: Conversation): boolean =>
  goal.deadline?.day === turn.today || /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(lower);

/** Whoever has spoken of a loss is listened to; null where they didn't, or where all was said. */
export function inGrief(conversation: Conversation): GuidedReply | null {
  const { said, lower, written, turn } = conversation;
  const isSaid = (text: string) => said.some((reply) => reply.includes(text));
  const hasLost = [...written, turn.message].some((text) => LOSS.test(text) || tellsOfLostPet(text));
  const ofLoss = [...SUPPORT.griefSlow, ...SUPPORT.griefNormal, ...SUPPORT.griefListening];
  if (!hasLost && !ofLoss.some(isSaid) && !hasSpokenOfPet(said)) return null;
  const texts = griefTextsFor(lower);
  return texts.every(isSaid) ? null : plainly(oneOf(conversation, texts));
}

/** What fits somebody who mourns; a question of another kind has no answer here. */
function griefTextsFor(lower: string): readonly string[] {
  if (/\b(?:is (?:that|this|it)|am i) (?:normal|ok|okay|weird|strange|wrong|crazy|too long)\b/.test(lower))
    return SUPPORT.griefNormal;
  if (lower.includes("?")) return HARD_HOURS.test(lower) ? SUPPORT.griefHours : [];
  return PUSHED.test(lower) ? SUPPORT.griefPushed : SUPPORT.griefListening;
}

const HARD_HOURS =
  /\b(?:evenings?|nights?|mornings?|weekends?|sundays?|o'clock|\d ?[ap]m|with (?:myself|my time|my days))\b/;
/** Others who know what they should do. */
const PUSHED =
  /\b(?:says?|thinks?|tells? me|told me|keeps? (?:saying|telling|asking)|wants? me to)\b[^.!?]{0,40}\b(?:get out|go out|move on|date|meet|join|sell|clean out|get over|should|stop)\b/;

/** Somebody of their own who has died; "years ago" and other people's losses are another matter. */
const LOSS =
  /\b(?:my|our) (?:\w+ )?(?:husband|wife|partner|mom|mum|mother|dad|father|son|daughter|brother|sister|grand\w+|friend)(?: \w+)? (?:just |has |had )?(?:died|passed(?! (?:the|her|his|a|out)\b)|is gone)(?!.{0,25}\byears ago\b)/i;

/** Whom a message begins with, as in "your roommate"; null for somebody who only put the app on the phone. */
function personIn({ goal, lower }: Conversation): string | null {
  const { who } = goal;
  if (!who || !/^(?:my|our) [a-z]+(?: [a-z]+)?$/i.test(who)) return null;
  const at = lower.indexOf(who.toLowerCase());
  const before = lower.slice(0, Math.max(at, 0)).trim();
  const after = lower.slice(at + who.length);
  return LEADS_IN.test(before) && at >= 0 && !NOT_THE_MATTER.test(after) ? secondPerson(who) : null;
}
const LEADS_IN = /^(?:(?:so|ok|okay|bro|hey|hi|hello|ugh|omg|well|and|um|lol|man)\b[\s,.!]*)*$/;
const NOT_THE_MATTER =
  /^(?:'s\b|s\b)|^ (?:put|made|told|said|gave|suggested|recommended|installed|is making|thinks|wants me)\b/;

/** What follows when somebody has chosen how Echo can help. */
export function wayToHelp(conversation: Conversation): GuidedReply | null {
  const { turn, said } = conversation;
  if (!said.at(-1)?.endsWith("getting it off your chest?")) return null;
  const wish = turn.message
    .toLowerCase()
    .replace(/[\s.!]+$/, "")
    .trim();
  const way = Object.keys(WAYS_TO_HELP).find((one) => one.toLowerCase() === wish);
  return way === undefined ? null : plainly(WAYS_TO_HELP[way]);
}

/** Nothing is asked and nothing planned. Under command, what they said goes to the others. */
export const listening = (conversation: Conversation): string =>
  isUnderCommand(conversation) ? oneOf(conversation, INCIDENT_HEARD) : goOn(conversation).text;

/** Whether they speak of an incident with others under command; most incidents at home or at work have none. */
export const isUnderCommand = ({ turn, written }: Conversation): boolean =>
  turn.mode === "incident" && [...written, turn.message].some((text) => UNDER_COMMAND.test(text));

/** The reply without a question that was asked before, word for word. */
export function withoutRepeated(reply: GuidedReply, conversation: Conversation): GuidedReply {
  const { text } = reply;
  const question = /(?:^|[.!?”"] )([^.!?]{12,}\?)$/.exec(text)?.[1];
  const isRepeated = question !== undefined && conversation.said.some((reply) => reply.includes(question));
  if (!isRepeated || SAFETY.some((id) => ASKS[id].some((one) => one === question))) return reply;
  const rest = text.slice(0, -question.length).trim();
  const isLoose = rest === "" || /:$/.test(rest);
  return { ...reply, text: isLoose ? listening(conversation) : rest };
}

/** Questions that may be asked again. */
const SAFETY = ["danger", "afraid", "safe", "energy", "stress", "mood"] as const;
