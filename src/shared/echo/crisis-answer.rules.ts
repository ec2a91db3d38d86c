import type { Where } from "./crisis-answer.ts";
import { ANSWERS } from "./crisis-answers.content.ts";
import { CHILD_ANSWERS, NOT_YOUR_FAULT } from "./crisis-answers-child.content.ts";
import { type Danger, isHarmOnly, isOfCaring } from "./crisis-danger.rules.ts";
import { WANTS_TO_LIVE } from "./crisis-harm-words.content.ts";
import { putsAway } from "./crisis-help.rules.ts";
import { ABROAD, BACK_NOW, NOT_BACK } from "./crisis-known.content.ts";
import { ADMITS, AT_HAND, LEAVES } from "./crisis-parts.content.ts";
import { QUESTIONS, type Question } from "./crisis-questions.content.ts";
import { isJoke, namesMeans } from "./crisis-reading.rules.ts";
import type { Sign } from "./crisis-signs.content.ts";
import { nextIn, placeOf, type Talk } from "./crisis-talk.rules.ts";
import { isBirthDanger } from "./crisis-together.rules.ts";
import { TOPICS, type Topic } from "./crisis-topics.content.ts";
import { YES_NO } from "./crisis-yes-no.content.ts";

/** What only decorates an answer: it is no question of the person's own. */
const QUIET: readonly string[] = [
  "time",
  "person",
  "leaving",
  "plans",
  "alone",
  "calm",
  "means",
  "place",
  "body",
  "near",
  "kiddingWord",
  "veteran",
  "minor",
  "weak",
  "people",
  "asked",
  "away",
];
/** A yes in so many words, as an answer to any question. */
const YES =
  /^\W*(?:(?:idk|ok|well|i guess)\W+)?(?:yes|yeah|yea|yep|yup|ya|sure|ok i did|i did|s[ií]|sì|oui|ja|sim|tak|oo|haan)(?![\p{L}'’])/iu;
const NO = /^\W*(?:not (?:really|today|yet|now)|no|nope|nah|nein|non|nee|nie|não|hindi|nahi)(?![\p{L}'’])/iu;
const IN_REACH =
  /\b(?:in my (?:hands?|pocket|bag|purse|car|truck|drawer)|(?:right )?(?:here|beside me|next to me|within reach)|on me|with me)\b/i;
/** Asks for a call, which somebody who can't speak on a phone can't make. */
const CALLS = /1-800-799-7233|\bcall(?:ed|s)?\b(?!.*\btexts?\b)/is;
/** Not said to somebody who cares for a person that is ill. */
const ANGER = /\bang(?:er|ry)\b/i;
const NOTHING = /\b(?:nothing|nobody|none|no ?one|not|isn'?t|aren'?t)\b/i;
/** Of a baby: "they'll take her". */
const TAKES_THEM = /\bthey(?:'?ll| will| would|'?d)? take (?:him|her|them|my|the)\b/i;
const ARRIVED_THERE =
  /\b(?:i'?m|im|i am|we'?re|sitting|parked) (?:now |still )?(?:at|in|inside|outside) (?:the|a)\b/i;
/** A message of no more words is a yes or a no and nothing else. */
const SHORT = 3;

/** A short answer to what the message carries, if it carries anything that is known and was not answered before. */
export function answerTo(talk: Talk): string | null {
  const { said, last } = talk;
  const isShort = said.text.trim().split(/\s+/).length <= SHORT;
  const yesNo = last === null || last.isCheck || last.isChild ? null : yesNoTo(talk);
  const isAdmitted = !talk.before.isCertain && talk.now.isCertain && last?.risk.kind === talk.now.risk.kind;
  if (
    isAdmitted &&
    talk.now.risk.level !== "acute" &&
    last?.about === "danger" &&
    !isAsking(talk) &&
    placeOf(talk.now).subject === "me"
  )
    return YES_NO.me.danger?.[said.signs.has("unsure") ? "unsure" : "yes"] ?? null;
  return (isShort ? yesNo : null) ?? facetAnswer(talk) ?? yesNo;
}

/** Whether the message asks about help, or objects to it, in words that are of danger alone. */
export function isAsking(talk: Talk): boolean {
  return ANSWERS.some(
    ({ on, ...one }) =>
      !QUIET.includes(on) && !(on in QUESTIONS) && !(on in TOPICS) && fits(talk, { on, ...one }),
  );
}

function facetAnswer(talk: Talk): string | null {
  const { now, said, spoken } = talk;
  const who = said.person ?? "";
  const isChild = now.isChild && placeOf(now).subject === "me";
  const all = isChild ? CHILD_ANSWERS : ANSWERS;
  for (const answer of all) {
    if (!fits(talk, answer)) continue;
    const unsaid = answer.texts
      .map((text) => text.replaceAll("{who}", who))
      .find((text) => !spoken.some((one) => one.includes(text)) && !isUnfit(now, text));
    // A child hears it as often as it asks.
    if (unsaid === undefined && answer.texts === NOT_YOUR_FAULT) return nextIn(NOT_YOUR_FAULT, spoken);
    if (unsaid !== undefined) return unsaid.charAt(0).toUpperCase() + unsaid.slice(1);
  }
  return null;
}

/** Whether a text speaks of an anger that isn't there, or asks somebody to call who can't. */
function isUnfit(now: Danger, text: string): boolean {
  const isUnspeaking = now.known.cantSpeak && placeOf(now).kind === "abuse";
  return (isOfCaring(now) && ANGER.test(text)) || (isUnspeaking && CALLS.test(text));
}

/** Whether what an answer presupposes was told. */
const HOLDS: Record<Where, (now: Danger) => boolean> = {
  baby: ({ isBaby }) => isBaby,
  harm: isHarmOnly,
  infected: ({ known, isHarm }) => isHarm && known.isInfected,
  inCare: ({ known }) => known.isInCare,
  beside: ({ known }) => known.isBeside,
  taken: ({ hasTaken, risk }) => hasTaken && risk.level === "acute",
  caring: isOfCaring,
  cantSpeak: ({ known }) => known.cantSpeak,
  birth: ({ parts }) => isBirthDanger(parts),
  planned: ({ known }) => known.isPlanned,
};

function fits({ now, said }: Talk, { on, kinds, subject, where }: (typeof ANSWERS)[number]): boolean {
  const place = placeOf(now);
  if (where && !HOLDS[where](now)) return false;
  if ((kinds && !kinds.includes(place.kind)) || (subject && subject !== place.subject)) return false;
  if (now.isBaby && place.kind === "others" && QUIET.includes(on)) return false;
  // A day beside self-harm is one of school or work.
  if (on === "time" && isHarmOnly(now)) return false;
  if (on === "time") return said.hasTime || (said.hasDate && !said.signs.has("plans"));
  // "Go there" must not lead to it.
  if (on === "people")
    return (
      said.signs.has("people") &&
      !namesMeans(said) &&
      !said.signs.has("alone") &&
      // "Sunday, when they're at church" is a plan.
      !said.hasDate &&
      !said.hasTime &&
      !ARRIVED_THERE.test(said.text)
    );
  if (on === "words" && place.subject === "me" && kinds?.includes("medical"))
    return now.isBody && now.hasTaken && said.signs.has("words");
  if (on === "weak") return said.isWeak;
  if (on === "wantsToLive") return WANTS_TO_LIVE.test(said.text);
  if (on === "asked") return said.asked !== "" && !(now.isChild && said.questions.has("isFault"));
  // "I left everything to the last minute" puts nothing away.
  if (on === "away")
    return putsAway(said) && (place.kind !== "self" || now.hasMeans || now.isNear || namesMeans(said));
  if (on === "minor") return now.isTeen;
  // What takes time is a way, unless something was taken.
  if ((on === "howLong" || on === "isBad") && place.subject === "me")
    return now.isBody && said.questions.has(on);
  if (on === "plans") return said.signs.has("plans") && !ADMITS.test(said.text);
  if (on === "custody" && now.isBaby && TAKES_THEM.test(said.text)) return true;
  if (on === "means")
    return (
      !putsAway(said) &&
      // What was given away is told again.
      (!now.isPutAway || AT_HAND.test(said.text)) &&
      said.asked === "" &&
      (said.signs.has("means") || (place.kind === "self" && namesMeans(said)))
    );
  if (on === "body" && place.kind === "self") return now.isBody && said.signs.has("body");
  // Who is feared, spared or a small child is not proposed.
  if (on === "person")
    return (
      !now.isSafe &&
      said.person !== null &&
      (said.person === now.known.helper || place.subject !== "me") &&
      said.person !== now.known.fearedFor &&
      !(place.kind === "medical" && place.subject === "me" && ABROAD.test(said.text)) &&
      !isJoke(said)
    );
  if (on === "leaving") return said.signs.has("leaving") || LEAVES.test(said.text);
  if (on === "kiddingWord") return isJoke(said) && place.subject === "me";
  if (on === "fiction") return said.signs.has("fiction") && !isJoke(said);
  // Whoever is away, or is helping, is not the one to hide from.
  if (on === "near")
    return (
      !now.known.isAway && (said.signs.has("near") || BACK_NOW.test(said.text.replaceAll(NOT_BACK, " ")))
    );
  if (on === "wait" && now.known.isInCare) return false;
  return said.questions.has(on as Question) || said.topics.has(on as Topic) || said.signs.has(on as Sign);
}

function yesNoTo({ now, said, last, spoken }: Talk): string | null {
  if (last === null || said.signs.has("alone")) return null;
  const answers = YES_NO[placeOf(now).subject][last.about];
  const isNo = said.isNo || said.isBareNo || NO.test(said.text);
  const word = said.signs.has("unsure") ? "unsure" : YES.test(said.text) ? "yes" : isNo ? "no" : null;
  // "No, the keys are in my hand" is a no to something else; "no, nothing here" is one.
  const clauses = said.text.split(/[.,;!?]/);
  const isInReach = clauses.some((clause) => IN_REACH.test(clause) && !NOTHING.test(clause));
  if (word === "no" && last.about === "means" && isInReach) return null;
  const answer = (word && answers?.[word]) ?? null;
  return answer !== null && !spoken.some((one) => one.includes(answer)) ? answer : null;
}
