import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { ASKS } from "./asks.content.ts";
import { type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { heard } from "./heard.rules.ts";
import { INCIDENT_HEARD, INCIDENT_UNKNOWN, UNDER_COMMAND } from "./incident.content.ts";
import { planIn } from "./own-plan.rules.ts";
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
  const ways = isQuestion ? TALK.unknown : isFirst ? TALK.unsure : TALK.listening;
  const isLost = conversation.said.length > 1 && conversation.said.slice(-2).every(isFallback);
  const isSpent = ways.every((way) => conversation.said.some((reply) => reply.includes(way)));
  const text = oneOf(conversation, (isLost && !knowsLimits(conversation)) || isSpent ? TALK.limits : ways);
  return { text, proposals: [], suggestions: text === TALK.unsure[1] ? Object.keys(WAYS_TO_HELP) : [] };
}

/** Whoever has spoken of a loss is listened to; null where they didn't, or where all was said. */
export function inGrief(conversation: Conversation): GuidedReply | null {
  const { said, lower, written, turn } = conversation;
  const isSaid = (text: string) => said.some((reply) => reply.includes(text));
  const hasLost = [...written, turn.message].some((text) => LOSS.test(text));
  const ofLoss = [...SUPPORT.griefSlow, ...SUPPORT.griefNormal, ...SUPPORT.griefListening];
  if (!hasLost && !ofLoss.some(isSaid)) return null;
  const isUnsure =
    /\b(?:is (?:that|this|it)|am i) (?:normal|ok|okay|weird|strange|wrong|crazy|too long)\b/.test(lower);
  const texts = isUnsure ? SUPPORT.griefNormal : lower.includes("?") ? [] : SUPPORT.griefListening;
  return texts.every(isSaid) ? null : plainly(oneOf(conversation, texts));
}

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

const isFallback = (reply: string) =>
  [TALK.unknown, TALK.unsure, TALK.listening].flat().some((way) => reply.includes(way));
const knowsLimits = ({ said }: Conversation) => said.some((reply) => reply.includes(TALK.limits[0]));

/** Nothing is asked and nothing planned. Under command, what they said goes to the others. */
export const listening = (conversation: Conversation): string =>
  oneOf(conversation, isUnderCommand(conversation) ? INCIDENT_HEARD : TALK.listening);

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
