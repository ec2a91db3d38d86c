import { isInDanger } from "../crisis/risk-level.rules.ts";
import { isOnlyGuessed } from "./crisis-check.rules.ts";
import type { Danger } from "./crisis-danger.rules.ts";
import {
  ACUTE_ABOUT_SOMEBODY,
  ACUTE_FOLLOW_UPS,
  BODY_REPLIES,
  type CrisisTopic,
  FOLLOW_UPS_ABOUT_SOMEBODY,
  OWN_FOLLOW_UPS,
  PLAN_QUESTIONS,
} from "./crisis-follow-ups.content.ts";
import { openingFor, placeOf, type Talk } from "./crisis-opening.rules.ts";
import { isSaid, namesMeans } from "./crisis-reading.rules.ts";
import {
  ACUTE_REPLIES,
  ASK_AGAIN,
  BABY_REPLIES,
  FIRST_REPLIES,
  OBLIQUE_REPLIES,
} from "./crisis-replies.content.ts";
import { safeReplies } from "./crisis-safe.rules.ts";
import { gatheredReply, isGathered, isLeaving, leavingReply } from "./crisis-together-reply.rules.ts";
import { questionOf } from "./crisis-told.rules.ts";
import {
  FICTION_REPLY,
  KIDDING_REPLIES,
  MINOR_REPLY,
  NAMED_REPLIES,
  NONE_REPLY,
  PLACE_REPLY,
  REPEATED_REPLY,
  URGES,
  VETERAN_REPLY,
} from "./crisis-topic-replies.content.ts";
import { isAsking, isJoke, topicReply, unsaid, unsaidOrNull } from "./crisis-topics.rules.ts";

/** A message of more characters is asked about at once when it is suspected. */
const LONG = 240;
const ASKS_WHERE = /^Wh(?:ere|ich lit place)\b/;
const PLACES =
  /\b(?:laundromat|caf[eé]|coffee|diner|library|gas station|store|shop|supermarket|church|mosque|temple|lobby|hospital|er|gym|bar|pub|hotel|mcdonald'?s|starbucks|waiting room|police station|fire station|station|common room|neighbou?rs?|downstairs|upstairs|next door|campus)\b/i;
const WHAT_NOW = /\b(?:what now|now what|what do i do now|what next)\b/i;
const ASKS_PLAN = /how or when|how you'd do it/;
const TOPICS: readonly CrisisTopic[] = ["barrier", "alone", "leaving", "unsure", "no", "yes"];

/** The fixed reply to a message, or null when a speaker may answer. */
export function replyTo(talk: Talk): string | null {
  const { now } = talk;
  if (now.risk.level === "none") return null;
  if (isOnlyGuessed(talk)) return null;
  if (now.isSafe) return safeReply(talk);
  const beforeGoing = isLeaving(talk) ? leavingReply(talk) : null;
  if (beforeGoing !== null) return beforeGoing;
  if (!now.isPlain && isGathered(talk)) return gatheredReply(talk);
  if (now.risk.level === "oblique") return obliqueReply(talk);
  if (!now.isPlain) return suspectedReply(talk);
  return plainReply(talk);
}

/** With somebody, or with help on its way: the coach may go on beside the card when nothing more is asked. */
function safeReply({ before, now, said, told }: Talk): string | null {
  const answer = isAsking(said) ? topicReply(now, said, told) : null;
  const isAskingPolice = now.risk.subject === "somebody" && said.signs.has("police");
  if (answer !== null && (isAskingPolice || (before.isSafe && !said.signs.has("safe")))) return answer;
  const isOpen = !before.isSafe || said.signs.has("safe") || said.risk.level !== "none" || isAskingPolice;
  return isOpen || WHAT_NOW.test(said.text) ? unsaidOrNull(safeReplies(now), told) : null;
}

/** Something stands between the lines: plain words are asked about at once, a suspicion when it comes again. */
function obliqueReply({ before, now, said, told, last }: Talk): string | null {
  const { kind, subject } = placeOf(now);
  const replies = OBLIQUE_REPLIES[kind][subject];
  const wasAsked = replies.some((text) => text === last?.text);
  if (wasAsked && isJoke(said)) return unsaidOrNull(KIDDING_REPLIES, told);
  if (last?.text === KIDDING_REPLIES[0] && said.signs.has("none")) return NONE_REPLY;
  if (wasAsked && isAsking(said)) return topicReply(now, said, told) ?? unsaidOrNull(replies, told);
  if (said.plain) return unsaidOrNull([...replies, FIRST_REPLIES[kind][subject]], told);
  if (wasAsked && subject === "me") {
    const topic = TOPICS.find((one) => said.signs.has(one) && one !== "no" && one !== "yes");
    if (topic !== undefined) return unsaidOrNull([...(OWN_FOLLOW_UPS[kind][topic] ?? []), ...replies], told);
  }
  const isNew = said.risk.level !== "none";
  if (now.denials > 0 || !isNew) return null;
  if (now.suspicions < 2 && said.text.length < LONG && !before.isPlain) return null;
  return unsaidOrNull(replies, told);
}

/** Only the classifier takes it for a danger. It is asked once, and once more in other words. */
function suspectedReply({ now, said, told, last }: Talk): string | null {
  const { kind, subject } = placeOf(now);
  const isAcute = now.risk.level === "acute";
  const isStory = said.signs.has("fiction") && kind === "self";
  const opening = isStory
    ? FICTION_REPLY
    : isAcute
      ? ACUTE_REPLIES[kind][subject]
      : kind === "medical"
        ? FIRST_REPLIES.medical[subject]
        : OBLIQUE_REPLIES[kind][subject][0];
  const wasAsked = last !== null && (last.risk.kind === kind || last.risk.kind === null);
  if (now.denials === 0 && !told.includes(opening)) return opening;
  if (wasAsked && isJoke(said)) return unsaidOrNull(KIDDING_REPLIES, told);
  if (isAsking(said)) {
    const answer = topicReply(now, said, told);
    if (answer) return answer;
  }
  if (isAcute && wasAsked)
    return unsaid(subject === "me" ? ACUTE_FOLLOW_UPS[kind] : aboutSomebody(now), told);
  if (subject === "somebody")
    return wasAsked && now.denials === 0 ? unsaid(FOLLOW_UPS_ABOUT_SOMEBODY[kind], told) : null;
  const isNew = isInDanger(said.risk) || wasAsked;
  return isNew ? unsaidOrNull([ASK_AGAIN[kind]], told) : null;
}

function plainReply(talk: Talk): string {
  const { now, said, told } = talk;
  const { kind, subject } = placeOf(now);
  const isAcute = now.risk.level === "acute";
  const opening = openingFor(talk);
  const isFirst = !told.includes(opening) && isOpened(talk);
  if (now.hasThoughts && said.signs.has("minor") && !told.includes(MINOR_REPLY)) return MINOR_REPLY;
  const urgent = isFirst && isAcute;
  if (urgent) return opening;
  const topic = topicReply(now, said, told);
  const isUrged = isAcute && kind !== "abuse" && subject === "me";
  const answer = topic !== null && isUrged ? `${nextUrge(talk)} ${topic}` : topic;
  if (
    answer !== null &&
    (!isFirst || said.signs.has("mistrust") || kind === "abuse" || subject === "somebody")
  )
    return answer;
  if (isFirst) return opening;
  if (said.signs.has("fiction") && subject === "somebody" && !told.includes(FICTION_REPLY))
    return FICTION_REPLY;

  if (subject === "somebody") return unsaid(aboutSomebody(now), told);
  const isOwnBody = now.isBody && isAcute && (kind === "self" || kind === "medical");
  if (isOwnBody && (said.signs.has("body") || told.some((text) => BODY_REPLIES.includes(text))))
    return unsaid(kind === "self" ? BODY_REPLIES : BODY_REPLIES.slice(1), told);
  if (said.person !== null && !isJoke(said) && (kind === "self" || kind === "others")) {
    const named = unsaidOrNull(NAMED_REPLIES, told);
    if (named !== null) return `${isAcute ? `${nextUrge(talk)} ` : ""}${withName(named, said.person)}`;
  }
  const isPlaceAsked = ASKS_WHERE.test(questionOf(talk.last?.text ?? ""));
  if (kind === "self" && isPlaceAsked && PLACES.test(said.text) && !told.includes(PLACE_REPLY))
    return PLACE_REPLY;
  if (now.hasThoughts && kind === "self") {
    if (said.signs.has("veteran") && !told.includes(VETERAN_REPLY)) return VETERAN_REPLY;
  }
  if (said.signs.has("repeated") && !isAcute && kind === "self" && !told.includes(REPEATED_REPLY))
    return REPEATED_REPLY;
  if (now.isBaby && kind === "others") {
    const [, doctor = "", ...later] = BABY_REPLIES;
    const isHurt = /\b(?:shook|shaken|dropped|threw)\b/i.test(said.text);
    if (isHurt && !told.includes(doctor)) return doctor;
    return unsaid([...later, ...OWN_FOLLOW_UPS.others.next, doctor], told);
  }
  if (isAcute)
    return unsaid(
      namesMeans(said)
        ? [...(OWN_FOLLOW_UPS[kind].means ?? []), ...ACUTE_FOLLOW_UPS[kind]]
        : ACUTE_FOLLOW_UPS[kind],
      told,
    );
  if (isJoke(said)) return unsaid(KIDDING_REPLIES, told);
  if ([KIDDING_REPLIES[0], FICTION_REPLY].includes(talk.last?.text) && said.signs.has("none"))
    return NONE_REPLY;
  return nextReply(talk);
}

/** A reminder that the call comes first, in turn. */
function nextUrge({ told, said }: Talk): string {
  return URGES[(told.length + said.text.length) % URGES.length] ?? "";
}

/** Whether the danger, or how near it is, is new in the conversation. */
function isOpened({ before, now, told }: Talk): boolean {
  const isSame = before.risk.kind === now.risk.kind && before.risk.subject === now.risk.subject;
  const wasPlain = before.isPlain && isInDanger(before.risk);
  return (
    !isSame || !wasPlain || (before.risk.level !== "acute" && now.risk.level === "acute") || told.length === 0
  );
}

function nextReply({ before, now, said, told, last }: Talk): string {
  const { kind } = placeOf(now);
  const own = OWN_FOLLOW_UPS[kind];
  const question = questionOf(last?.text ?? "");
  const isAdmitted = now.hasThoughts && !before.hasThoughts;
  const topic = TOPICS.find((one) => said.signs.has(one)) ?? (isAdmitted && !isSaid(said) ? "unsure" : null);
  const fitting =
    topic === "no" && /come and be with you|could be with you/.test(question)
      ? "alone"
      : topic === "no" && /^(?:Would you use|Could you send|Can you (?:make that )?call)/.test(question)
        ? "barrier"
        : topic;
  const mayAskPlan = now.hasThoughts && !now.isNear && !told.some((text) => ASKS_PLAN.test(text));
  const plan = kind === "self" && mayAskPlan ? PLAN_QUESTIONS : [];
  const general = [...plan, ...own.next];
  const isLater =
    (fitting === "yes" || fitting === "no" || fitting === "unsure") &&
    told.some((text) => own.next.includes(text));
  const byTopic = fitting === null || isLater ? [] : (own[fitting] ?? []);
  const candidates = byTopic.filter((text) => !told.includes(text) && (mayAskPlan || !ASKS_PLAN.test(text)));
  return candidates[0] ?? unsaid(general, told);
}

function aboutSomebody({ risk }: Danger): readonly string[] {
  if (risk.level === "acute" && (risk.kind === "self" || risk.kind === "medical"))
    return ACUTE_ABOUT_SOMEBODY;
  return FOLLOW_UPS_ABOUT_SOMEBODY[risk.kind ?? "self"];
}

function withName(text: string, person: string): string {
  const named = text.replaceAll("{who}", person);
  return named.charAt(0).toUpperCase() + named.slice(1);
}
