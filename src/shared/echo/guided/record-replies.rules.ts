import { ask, type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { OWN } from "./own-questions.content.ts";
import { handoverCard, hazardCard, safetyCard, stepCard } from "./record-cards.rules.ts";
import {
  type CheckInWords,
  checkInIn,
  checkInInWords,
  checkInSaid,
  numbersInWords,
} from "./record-check-in.rules.ts";
import { isTalk } from "./record-entry.rules.ts";
import { handoverIn, hazardIn, safetyItemIn, statementIn, stepIn } from "./records.rules.ts";
import { TOPICS } from "./signs.content.ts";
import { boundary } from "./support.rules.ts";
import { TALK } from "./talk.content.ts";

const LOGS_CHECK_IN = /\b(?:log|add|do|record|make|start|have|want|need)\b[^.?!]{0,20}\bcheck[- ]?in\b/;

/** A check-in at another hour, which nothing here can begin by itself; null for one that is meant now. */
export function checkInLater(conversation: Conversation): GuidedReply | null {
  const { lower, pending, said } = conversation;
  const isOfCheckIn =
    TOPICS["check-in"].test(lower) ||
    pending === "energy" ||
    pending === "stress" ||
    pending === "mood" ||
    said.at(-1) === TALK.checkInLater[0];
  return isOfCheckIn && LATER.test(lower)
    ? plainly(TALK.checkInLater.find((way) => !said.includes(way)) ?? TALK.checkInLater[1])
    : null;
}

const LATER =
  /\bnot (?:right )?now\b|\b(?:at|around|by) (?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|tonight|tomorrow)|noon|bedtime)|\b(?:add|set|schedule|remind)\b[^.?!]{0,30}\b(?:later|after work|tomorrow|every (?:day|night|morning))\b/;

/** "turn off the check in reminders" is about the app. */
const NOTIFICATIONS = /\b(?:reminders?|notifications?|alerts?|dings?|turn (?:it|them|this|that) off|mute)\b/;

/** Something that the person wants to put into their plan, or has just said in so many words. */
export function record(conversation: Conversation): GuidedReply | null {
  const { text, lower, pending, turn } = conversation;
  const values = checkInIn(text);
  const isOff = /\b(?:forget|cancel|skip|leave|drop|never ?mind|stop)\b[^.?!]{0,20}\bcheck[- ]?in/.test(
    lower,
  );
  const isShort = text.split(" ").length < 6;
  const isAsked =
    TOPICS["check-in"].test(lower) &&
    !NOTIFICATIONS.test(lower) &&
    (LOGS_CHECK_IN.test(lower) || (!pending && isShort));
  if (!isOff && (values.stress !== undefined || Object.keys(values).length > 1 || isAsked))
    return checkIn(conversation, values);
  const handover = handoverIn(turn.message);
  if (handover && (TOPICS.handover.test(lower) || pending === null))
    return handoverCard(conversation, handover);
  if (TOPICS.handover.test(lower) && !TOPICS.status.test(lower) && !pending)
    return plainly("Let's close the day in three short answers.", ask(conversation, "changed"));
  const item = isTalk(text) ? null : safetyItemIn(text);
  if (item) return safetyCard(conversation, item);
  const step = isTalk(text) ? null : stepIn(text);
  if (step) return stepCard(conversation, step.title, step.of ?? text);
  const hazard = pending === null && !isTalk(text) ? hazardIn(text) : null;
  if (hazard) return hazardCard(conversation, hazard);
  if (pending === null && TOPICS.boundary.test(lower) && statementIn(text)) return boundary(conversation);
  return null;
}

/** The values so far, when Echo's last reply was about a check-in. */
export function checkInBefore({ said, pending }: Conversation): CheckInWords {
  const last = said.at(-1) ?? "";
  const values = checkInSaid(last);
  const isOffer =
    Object.keys(values).length === 3 &&
    [...TALK.card, OWN.stillOffered].some((words) => last.includes(words));
  return isOffer || pending === "energy" || pending === "stress" || pending === "mood" ? values : {};
}

/** Asks for what is missing of a check-in, and offers it once all three values are said. */
export function checkIn(conversation: Conversation, now: CheckInWords): GuidedReply {
  const before = checkInBefore(conversation);
  const isCorrection = Object.keys(before).length === 3;
  const values = { ...before, ...now };
  const { energy, stress, mood } = values;
  const words = checkInInWords(values);
  const kept = numbersInWords(conversation.lower, values);
  if (energy === undefined || stress === undefined || mood === undefined) {
    const missing = energy === undefined ? "energy" : stress === undefined ? "stress" : "mood";
    return plainly(words && `So far: ${words}.`, kept, ask(conversation, missing));
  }
  if (isCorrection && words === checkInInWords(before))
    return plainly(`The card says just that: ${words}.`, OWN.stillOffered);
  return {
    text: sentences(
      isCorrection && oneOf(conversation, OWN.sorry),
      `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
      kept,
      oneOf(conversation, TALK.card),
      isCorrection && OWN.dismissOld,
      !isCorrection &&
        (stress >= 7
          ? "That's a high number, so let something wait today if it can."
          : "One small thing for yourself today counts too."),
    ),
    proposals: [{ kind: "check-in", fields: { energy, stress, mood, source: "user" } }],
  };
}
