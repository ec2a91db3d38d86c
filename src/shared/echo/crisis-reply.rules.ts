import type { RiskKind } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import { isAsking } from "./crisis-answer.rules.ts";
import { MISREAD_REPLY } from "./crisis-choices.content.ts";
import { saysMisread } from "./crisis-choices.rules.ts";
import { composed, isOfFumes } from "./crisis-compose.rules.ts";
import { isGuess, isHarmOnly, isOfCaring } from "./crisis-danger.rules.ts";
import { isSign, isWeighty } from "./crisis-evidence.rules.ts";
import { foreignReply, withLineOf } from "./crisis-foreign.rules.ts";
import { saysSelfHarm, WANTS_TO_LIVE } from "./crisis-harm-words.content.ts";
import { helpedReply } from "./crisis-helped.rules.ts";
import { isRepeated } from "./crisis-hint.rules.ts";
import { BACK_NOW, GOTTA_GO, NOT_BACK, SETS_OUT } from "./crisis-known.content.ts";
import { CHILD_FIRST, CHILD_LINES } from "./crisis-lines.content.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { HIDES_ARMS } from "./crisis-plain-young.content.ts";
import { isJoke, isSaid, namesMeans, ownParts } from "./crisis-reading.rules.ts";
import {
  ABUSE_IN_WRITING,
  ACUTE_REPLIES,
  ASK_AGAIN,
  BABY_FIRST,
  BABY_URGENT,
  BIRTH_REPLY,
  CARING_REPLY,
  CARING_URGENT,
  CAUGHT_REPLY,
  CHECKS,
  CHILD_SETS_OUT,
  CORRECTED,
  FICTION_REPLY,
  FIRST_REPLIES,
  FUMES_REPLY,
  HIDES_ARMS_REPLY,
  LEAVING_QUESTION,
  METHODS_REPLY,
  OBLIQUE_REPLIES,
  SAID_REPLY,
  SELF_HARM_REPLY,
  SELF_HARM_URGE_REPLY,
  TEEN_ABUSE_REPLY,
  THEIR_OVERDOSE_REPLY,
  URGENT_REPLY,
} from "./crisis-replies.content.ts";
import { ASKS_FOR_METHODS, SUICIDE } from "./crisis-signs.content.ts";
import { CHILD_STEPS } from "./crisis-steps-young.content.ts";
import { isSpoken, placeOf, type Talk } from "./crisis-talk.rules.ts";
import { isBirthDanger, isTogether } from "./crisis-together.rules.ts";
import { isAskedDirectly } from "./crisis-told.rules.ts";

/** A reply that stands alone, or a soft question before the speaker's own; both null where the speaker just goes on. */
export interface CrisisReply {
  text: string | null;
  lead: string | null;
}

const NOTHING: CrisisReply = { text: null, lead: null };
/** A message of more characters is asked about at once when it hints at something. */
const LONG = 240;

/** What is said about danger to a message, in the state that the conversation is in. */
export function replyTo(talk: Talk): CrisisReply {
  const { now, language } = talk;
  if (now.risk.level === "none") return NOTHING;
  if (language.language !== "en") return alone(foreignReply(talk, language.language));
  if (now.risk.subject === "somebody" && now.known.isInCare) return alone(composed(talk));
  const parting = now.isPlain ? partingReply(talk) : null;
  if (parting !== null) return alone(parting);
  if (isOfFumes(talk)) return alone(dangerReply(talk));
  if (now.isSafe) return alone(helpedReply(talk));
  if (isOnlyGuessed(talk)) return guessReply(talk);
  return alone(dangerReply(talk));
}

/** To somebody who has to stop writing: nothing more to read than needed, and nothing to answer. */
function partingReply({ now, said }: Talk): string | null {
  const { kind, subject } = placeOf(now);
  if (kind !== "abuse" || subject !== "me" || said.asked !== "") return null;
  if (now.isChild && SETS_OUT.test(said.text)) return CHILD_SETS_OUT;
  const isBack = said.signs.has("near") || BACK_NOW.test(said.text.replaceAll(NOT_BACK, " "));
  const isLeaving = said.signs.has("leaving") || LEAVES.test(said.text) || GOTTA_GO.test(said.text);
  return isBack && isLeaving ? CAUGHT_REPLY : null;
}

function alone(text: string | null): CrisisReply {
  return { text, lead: null };
}

/** Neither said nor told in several parts; not where waiting costs most, or where a story may carry it. */
function isOnlyGuessed({ now, said }: Talk): boolean {
  const isHinted = now.risk.level === "oblique" && !now.isCertain && !isTogether(now.parts);
  if ((!isGuess(now) && !isHinted) || now.isChild || now.risk.level === "acute") return false;
  if (now.risk.kind === "medical" && isInDanger(now.risk)) return false;
  return !(said.signs.has("fiction") && now.risk.kind === "self");
}

/**
 * A hint is asked about softly beside the speaker's reply, a second one directly. Where nothing comes of that, the
 * speaker goes on until there is a new sign.
 */
function guessReply(talk: Talk): CrisisReply {
  const { before, now, said, spoken, last } = talk;
  const { kind, subject } = placeOf(now);
  const direct = OBLIQUE_REPLIES[kind][subject];
  const isNew =
    (now.isWorded || isRepeated(said.suspicion, now.suspicion)) &&
    isSign(before, said) &&
    (isWeighty(said) || said.isWeak || ownParts(said).length > 0 || now.hints > 2);
  const isGoing = now.isWorded && (LEAVES.test(said.text) || said.signs.has("leaving"));
  const isOwn = kind === "self" && subject === "me";
  if (isOwn && HIDES_ARMS.test(said.text) && !isSpoken(talk, HIDES_ARMS_REPLY))
    return alone(HIDES_ARMS_REPLY);
  if (isOwn && !now.hasThoughts && saysSelfHarm(said.text) && !isSpoken(talk, SELF_HARM_REPLY))
    return alone(WANTS_TO_LIVE.test(said.text) ? SELF_HARM_URGE_REPLY : SELF_HARM_REPLY);
  if (said.plain !== null && !isSpoken(talk, direct)) return alone(direct);
  if (subject === "somebody" && last !== null && !last.isCheck && now.denials === 0)
    return alone(composed(talk));
  if (last !== null && isAskedDirectly(last)) {
    if (isJoke(said) || isAsking(talk)) return alone(composed(talk));
    if (!isNew && !isGoing && now.hints < 2 && isSpoken(talk, ASK_AGAIN[kind])) return NOTHING;
    if (isGoing && isOwn && !isSpoken(talk, LEAVING_QUESTION)) return alone(LEAVING_QUESTION);
    return alone(isSpoken(talk, ASK_AGAIN[kind]) ? composed(talk) : ASK_AGAIN[kind]);
  }
  // Who objects to the lines after a soft question has answered it.
  const isObjecting = said.signs.has("mistrust") || said.signs.has("barrier") || said.signs.has("secrecy");
  if (last?.isCheck && isObjecting && !isSpoken(talk, direct)) return alone(direct);
  const check = CHECKS[kind][subject];
  const isChecked = spoken.some((text) => text.startsWith(check));
  const isGrave =
    isInDanger(said.risk) && (said.hint !== null || namesMeans(said) || said.signs.has("methods"));
  if (isGrave && now.hints > 0 && !isSpoken(talk, direct)) return alone(direct);
  if (isOwn && isGoing && now.denials === 0 && (now.hints > 1 || (now.hints > 0 && isInDanger(now.risk))))
    return alone(isSpoken(talk, LEAVING_QUESTION) ? composed(talk) : LEAVING_QUESTION);
  if (isChecked || isSpoken(talk, direct)) {
    if (!isNew || now.hints <= 0) return NOTHING;
    return alone(isSpoken(talk, direct) ? composed(talk) : direct);
  }
  if (now.hints > 0 && now.denials === 0 && now.isWorded && LEAVES.test(said.text))
    return now.parts.has("everyday") ? { text: null, lead: check } : alone(check);
  const isDue =
    now.hints > 0 &&
    isSign(before, said) &&
    (isWeighty(said) || isInDanger(now.risk) || now.hints > 1 || said.text.length >= LONG);
  return isDue ? { text: null, lead: check } : NOTHING;
}

/** Danger that was said, has come together, or cannot wait: no speaker, and no reply without help or a question. */
function dangerReply(talk: Talk): string {
  const { before, now, said, last, language } = talk;
  const isUnmoved = before.risk.kind === now.risk.kind && before.risk.subject === now.risk.subject;
  if (
    isUnmoved &&
    !isSaid(said) &&
    now.risk.level !== "acute" &&
    saysMisread(said.text) &&
    !(now.isChild && said.asked !== "") &&
    !isSpoken(talk, MISREAD_REPLY)
  )
    return MISREAD_REPLY;
  // Who was let down by a number is answered first.
  const isMistrusting = said.signs.has("mistrust") && now.risk.level !== "acute";
  const opening = isOpened(talk) && !isMistrusting ? openingFor(talk) : null;
  const isOther =
    before.risk.level !== "none" &&
    last !== null &&
    (before.risk.kind !== now.risk.kind || before.risk.subject !== now.risk.subject);
  const first = opening !== null && !isSpoken(talk, opening) ? `${isOther ? CORRECTED : ""}${opening}` : null;
  return withLineOf(first ?? composed(talk), language, talk.spoken);
}

/** Whether the danger, or how near it is, is new in the conversation. */
function isOpened({ before, now, last }: Talk): boolean {
  const isSame = before.risk.kind === now.risk.kind && before.risk.subject === now.risk.subject;
  const wasOpen = !isGuess(before) && before.risk.level !== "none";
  const isWorse = isGraver(now.risk, before.risk);
  const isHarmNew = isHarmOnly(now) && !before.isHarm;
  const isConfirmed = now.hasThoughts && !before.hasThoughts && now.risk.level === "acute";
  return (
    !isSame ||
    !wasOpen ||
    isWorse ||
    isHarmNew ||
    isConfirmed ||
    (now.isPlain && !before.isPlain) ||
    last === null
  );
}

/** The first reply to a danger that is new or has become near; null where an answer to Echo's question fits better. */
function openingFor({ before, now, said, last, spoken }: Talk): string | null {
  const { kind, subject } = placeOf(now);
  const isOwn = kind === "self" && subject === "me";
  if (now.isChild && subject === "me" && kind !== "medical") return childFirst(kind);
  if (now.isTeen && kind === "abuse" && subject === "me" && now.risk.level !== "acute")
    return TEEN_ABUSE_REPLY;
  if (said.signs.has("fiction") && kind === "self" && now.risk.level !== "acute" && !now.isCertain)
    return FICTION_REPLY;
  if (ASKS_FOR_METHODS.test(said.text) && now.risk.level !== "acute") return METHODS_REPLY;
  if (kind === "others" && subject === "me" && now.isBaby)
    return now.risk.level === "acute" ? BABY_URGENT : BABY_FIRST;
  if (kind === "medical" && subject === "me" && isBirthDanger(now.parts)) return BIRTH_REPLY;
  if (kind === "medical" && now.known.isOfFumes) return FUMES_REPLY;
  if (now.known.cantSpeak && kind === "abuse" && subject === "me") return ABUSE_IN_WRITING;
  if (isOfCaring(now)) return now.risk.level === "acute" ? CARING_URGENT : CARING_REPLY;
  if (kind === "self" && subject === "somebody" && now.hasTaken && now.risk.level === "acute")
    return THEIR_OVERDOSE_REPLY;
  if (now.risk.level === "acute") {
    // Somebody else has taken the phone from whoever is ill.
    if (kind === "medical" && before.risk.kind === "medical" && before.risk.level === "acute") return null;
    // That the feared one is at home again is no news; what was asked is.
    if (kind === "abuse" && before.risk.kind === "abuse" && before.isPlain && said.plain?.level !== "acute")
      return null;
    if (!isOwn || now.isBody || !now.isNear) return ACUTE_REPLIES[kind][subject];
    if (!now.hasThoughts && !before.isPlain && said.plain?.level !== "acute" && !SUICIDE.test(said.text))
      return FIRST_REPLIES.self.me;
    return namesMeans(said) && !said.hasTime && last !== null ? null : URGENT_REPLY;
  }
  if (!now.isPlain && isOwn && now.isWorded && LEAVES.test(said.text)) return LEAVING_QUESTION;
  if (now.risk.level === "oblique") return OBLIQUE_REPLIES[kind][subject];
  if (!now.isPlain && last !== null && isAskedDirectly(last)) return null;
  const isAnswer = last !== null && isAskedDirectly(last) && !isSaid(said) && last.risk.kind === kind;
  if (isAnswer) return null;
  if (isOwn && !now.hasThoughts && saysSelfHarm(said.text)) {
    if (WANTS_TO_LIVE.test(said.text)) return SELF_HARM_URGE_REPLY;
    if (!SUICIDE.test(said.text)) return SELF_HARM_REPLY;
  }
  return isOwn && now.hasThoughts && !spoken.includes(SAID_REPLY) ? SAID_REPLY : FIRST_REPLIES[kind][subject];
}

function childFirst(kind: RiskKind): string {
  const first = CHILD_FIRST[kind === "self" ? "self" : "other"];
  return `${first} ${CHILD_LINES[0]}\n\n${CHILD_STEPS[0]?.ask}`;
}
