import type { Risk } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import {
  chosen,
  cleared,
  confirmed,
  corrected,
  correctionOf,
  isCleared,
  worded,
} from "./crisis-answered.rules.ts";
import { choiceIn, saysNoDanger } from "./crisis-choices.rules.ts";
import { type Danger, graver, isGuess } from "./crisis-danger.rules.ts";
import {
  isParting,
  isSaidOrHinted,
  isSign,
  isWeighty,
  isWordedIn,
  ofWhom,
  tempered,
} from "./crisis-evidence.rules.ts";
import { saysSelfHarm } from "./crisis-harm-words.content.ts";
import { helpIn, putsAway } from "./crisis-help.rules.ts";
import { addedTo } from "./crisis-hint.rules.ts";
import { knownAfter } from "./crisis-known.rules.ts";
import { nearer } from "./crisis-near.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { PERSON } from "./crisis-persons.content.ts";
import { isOfWordsAlone, isRefuted, placed } from "./crisis-placed.rules.ts";
import { PLAIN_DANGER } from "./crisis-plain.content.ts";
import { THE_BELT } from "./crisis-plain-young.content.ts";
import { isSaid, namesMeans, ownParts, type Reading } from "./crisis-reading.rules.ts";
import {
  BABY,
  BABY_HARM,
  BABY_NOW,
  CHILD,
  CHILD_FEAR,
  FOREIGN_WISH,
  IN_HAND,
  LAST_WORDS,
  LEFT,
  NOT_HERE_YET,
  NOT_OWN_BABY,
  OF_FRIEND,
  SWALLOWED,
  TAKEN_BY_THEM,
  THEIR_QUOTE,
  THEIR_WORDS,
} from "./crisis-signs.content.ts";
import { isTogether, riskOfParts, saidParts } from "./crisis-together.rules.ts";
import type { Told } from "./crisis-told.rules.ts";

/** What a sigh adds to the hints. */
const SIGH = 0.4;

/**
 * What is known after one more message.
 * @param told what Echo had asked just before it
 * @param isMisread whether Echo has just been told that it had not understood
 */
export function afterMessage(before: Danger, heard: Reading, told: Told | null, isMisread = false): Danger {
  return placed(before, afterWords(before, heard, told, isMisread), heard);
}

function afterWords(before: Danger, heard: Reading, told: Told | null, isMisread: boolean): Danger {
  const understood = asUnderstood(before, heard, told, isMisread);
  const after = isNewlyTheirs(before, understood)
    ? { ...understood, known: { ...understood.known, fearedFor: heard.person } }
    : understood;
  // In the other languages few words tell whom it is about, so that it stays who it was.
  const isTheirs =
    before.risk.subject === "somebody" && after.risk.subject === "me" && isInDanger(before.risk);
  if (isTheirs && heard.isForeign && !FOREIGN_WISH.test(heard.text))
    return { ...after, risk: { ...after.risk, kind: before.risk.kind, subject: "somebody" } };
  // A child who is in danger stays the one it is about, whoever else is named.
  const isLost = before.isChild && before.risk.subject === "me" && after.risk.subject === "somebody";
  return isLost && isInDanger(before.risk) ? { ...after, risk: { ...after.risk, subject: "me" } } : after;
}

function isNewlyTheirs({ known }: Danger, { risk }: Danger): boolean {
  return known.fearedFor === null && risk.subject === "somebody" && risk.kind === "self";
}

function asUnderstood(before: Danger, heard: Reading, told: Told | null, isMisread: boolean): Danger {
  const said = tempered(before, heard);
  const known: Danger = {
    ...before,
    suspicion: addedTo(before.suspicion, said.suspicion) + (isSigh(heard) ? SIGH : 0),
    isWorded: before.isWorded || isWordedIn(said) || isParting(before.parts.union(said.parts)),
    isSafe: before.isSafe && !relapses(said),
    isBaby: (before.isBaby || BABY.test(said.text)) && !NOT_OWN_BABY.test(said.text),
    isChild: before.isChild || CHILD.test(said.text) || THE_BELT.test(said.text),
    known: knownAfter(before.known, said, before.risk),
    isPutAway: before.isPutAway || putsAway(said),
    hasTaken: before.hasTaken || said.signs.has("taken") || isTakenByThem(before, said),
    isHarm: before.isHarm || harmsSelf(said),
    isTeen: before.isTeen || said.signs.has("minor"),
    refuted: refutedAfter(before, said),
    parts: before.parts.union(before.denials > 0 ? saidParts(said.parts) : said.parts),
  };
  const choice = choiceIn(said.text);
  if (choice?.about) return chosen(known, choice.about);
  const isKept = before.risk.level === "acute" || (before.isCertain && !isMisread);
  if (choice)
    return isKept || before.risk.level === "none"
      ? { ...before, refuted: known.refuted }
      : cleared(before, said);
  const isOpen = told !== null ? !told.isCheck : !isGuess(known);
  const help = isOpen && known.risk.level !== "none" ? helpIn(known, said, told) : null;
  // Something put away is a step, and help that was called for is still to come.
  if (help !== null) return { ...known, help, isSafe: true };
  const to = correctionOf(known, said);
  if (to) return nearer(corrected(known, said, to), said, told);
  if (known.refuted > 0 && !isKept && before.risk.level !== "none") return cleared(before, said);
  const isNone = saysNoDanger(said.text) && heard.risk.level === "none" && !isSaid(said) && !namesMeans(said);
  if (isNone && !isKept && before.risk.level !== "none") return cleared(before, said);
  if (isCleared({ ...known, parts: before.parts }, said, told)) return gathered(cleared(known, said), said);
  return nearer(confirmed(gathered(raised(known, said, told), said), said, told), said, told);
}

/** Denials that are borne out, after which a danger is no longer asked about. */
export const OFTEN_REFUTED = 2;

/** Denied once more, or nothing new since. */
function refutedAfter(before: Danger, said: Reading): number {
  // The button's words need no second time, nor does what words alone named.
  const isEnough = choiceIn(said.text) !== null || isOfWordsAlone(before, said);
  if (isRefuted(before, said)) return before.refuted + (isEnough ? OFTEN_REFUTED : 1);
  return said.meant !== null && said.meant.hint < 0 ? before.refuted : 0;
}

/** Beside a worry about somebody, what is of every day elsewhere says that it is under way. */
function isTakenByThem({ risk, denials }: Danger, { text }: Reading): boolean {
  return risk.kind === "self" && risk.subject === "somebody" && denials === 0 && TAKEN_BY_THEM.test(text);
}

/** Weariness of everything, in which the general classifier suspects something. */
function isSigh({ risk, parts }: Reading): boolean {
  return risk.level !== "none" && parts.has("despair");
}

/** Self-harm of the writer's own, apart from what only somebody else or a story does. */
function harmsSelf({ text, signs, isOther }: Reading): boolean {
  return saysSelfHarm(text) && !signs.has("fiction") && !isOther;
}

/** Whoever was there has left, or something is at hand again. */
function relapses(said: Reading): boolean {
  const { signs } = said;
  return (
    LEFT.test(said.text) ||
    NOT_HERE_YET.test(said.text) ||
    isSaid(said) ||
    signs.has("alone") ||
    (namesMeans(said) && !putsAway(said) && said.asked === "") ||
    signs.has("methods") ||
    signs.has("taken") ||
    signs.has("breath") ||
    (signs.has("place") && !putsAway(said))
  );
}

/** What Echo asked shows what it knew; its cause may be out of sight. */
export function afterTold(danger: Danger, told: Told): Danger {
  const { isPlain, hasThoughts, isBody, isBaby, isChild } = told;
  // A child is asked the same whatever the danger.
  const risk =
    isChild && danger.risk.level !== "none" ? { ...danger.risk, level: told.risk.level } : told.risk;
  const isNews =
    danger.risk.level === "none" || (isPlain && (!danger.isPlain || isGraver(risk, danger.risk)));
  if (!isNews) return isChild ? { ...danger, isChild } : danger;
  return {
    ...danger,
    risk,
    isPlain: isPlain && isInDanger(risk),
    // Asked because hints came together, it makes nothing more certain than they are.
    isCertain: danger.isCertain || (isPlain && !(isTogether(danger.parts) && !danger.isPlain)),
    hasThoughts: danger.hasThoughts || hasThoughts,
    isBody: danger.isBody || isBody,
    isBaby: danger.isBaby || isBaby,
    isChild: danger.isChild || isChild,
    isHarm: danger.isHarm || told.isHarm,
    isNear: danger.isNear || risk.level === "acute",
    hints: Math.max(danger.hints, 1),
  };
}

/** What several messages, or several things in one, say together; never less than each says alone. */
function gathered(before: Danger, said: Reading): Danger {
  const { kind, subject } = before.risk;
  const risk = riskOfParts(before.parts);
  const isSame = risk.kind === kind && risk.subject === subject;
  // What somebody else said is theirs.
  if (kind === "self" && subject === "somebody" && risk.subject === "me" && THEIR_WORDS.test(said.text))
    return before;
  if (said.parts.size === 0 || risk.level === "none" || (before.isPlain && kind !== null && !isSame))
    return before;
  return {
    ...before,
    risk: isSame || isGraver(before.risk, risk) ? graver(risk, before.risk) : risk,
  };
}

function raised(before: Danger, said: Reading, told: Told | null): Danger {
  const { plain } = said;
  if (before.isBaby && BABY_HARM.test(said.text)) {
    const risk: Risk = {
      level: BABY_NOW.test(said.text) ? "acute" : "explicit",
      kind: "others",
      subject: "me",
    };
    return {
      ...before,
      risk: before.risk.kind === "others" ? graver(before.risk, risk) : risk,
      isPlain: true,
      isCertain: true,
      hints: before.hints + 1,
    };
  }
  // "If I say yes, they take my job" fears what an answer costs.
  const isFear =
    plain?.kind === "abuse" && said.signs.has("barrier") && !said.isCertain && !A_PERSON.test(said.text);
  const isSelfAsked = before.risk.kind === "self" && told?.risk.kind === "self";
  if (plain && isFear && isSelfAsked) return worded(before, said, { ...before.risk, level: plain.level });
  if (plain) return worded(before, said, aboutWhom(plain, said));
  if (before.isChild && CHILD_FEAR.test(said.text) && before.risk.kind !== "self") {
    const risk: Risk = { level: "explicit", kind: "abuse", subject: "me" };
    return { ...before, risk: graver(before.risk, risk), isPlain: true, hints: before.hints + 1 };
  }
  const isEarlier = ownParts({ ...said, parts: before.parts.difference(said.parts) }).length > 0;
  const isFarewell =
    before.risk.level === "none" && isEarlier && isParting(before.parts) && LEAVES.test(said.text);
  const weak = before.weak + (said.isWeak && !said.signs.has("fiction") ? 1 : 0);
  const isTwice = said.isWeak && weak > 1 && said.risk.level !== "none";
  if (!isSign(before, said) && !isFarewell && !isTwice) return { ...before, weak };
  const isSlipping =
    before.risk.kind === "self" &&
    before.risk.subject === "somebody" &&
    (LAST_WORDS.test(said.text) || IN_HAND.test(said.text) || said.signs.has("unreachable"));
  if (isSlipping && before.hints > 0) {
    const risk: Risk = { level: "explicit", kind: "self", subject: "somebody" };
    return {
      ...before,
      risk: graver(risk, before.risk),
      isPlain: true,
      isCertain: true,
      hints: before.hints + 1,
    };
  }
  const hints =
    before.hints + (isFarewell || ((isSaidOrHinted(said) || said.isSuspected) && before.hints < 0) ? 2 : 1);
  const isGone =
    before.risk.subject === "somebody" && before.risk.kind === "abuse" && said.signs.has("unreachable");
  const found = isInDanger(said.risk) ? ofWhom(said) : hinted(before, said);
  const risk: Risk = isGone ? { ...found, kind: "self", subject: "somebody" } : found;
  if (hints <= 0) return { ...before, hints, weak };
  if (isGone) return { ...before, hints, risk };
  const isOwn = before.risk.kind === "self" && before.risk.subject === "me";
  // So much that each says little is no chance.
  if (isOwn && !before.isPlain && hints > 3 && (said.isWeak || isWeighty(said)))
    return { ...before, hints, risk: graver({ ...before.risk, level: "explicit" }, risk), isPlain: true };
  if (before.isPlain) {
    const isSame = risk.kind === before.risk.kind && risk.subject === before.risk.subject;
    return { ...before, hints, risk: isSame ? graver(risk, before.risk) : before.risk };
  }
  // What was asked about is not another kind because the classifier now takes it for one.
  const isAsked = told !== null && !told.isCheck && before.risk.level !== "none";
  const next = isAsked || !isGraver(risk, before.risk) ? before.risk : risk;
  return {
    ...before,
    hints,
    risk: isAsked ? { ...next, level: graver(risk, before.risk).level } : graver(next, before.risk),
  };
}

const A_PERSON = new RegExp(`\\b(?:he|she|him|her|his|boss|ex|stepdad|${PERSON})\\b`, "i");

/** What the words say of a danger may be somebody else's, and an emergency of the body rather than of the mind. */
function aboutWhom(plain: Risk, said: Reading): Risk {
  const isOfThem = said.isOther || OF_FRIEND.test(said.text) || isOnlyQuoted(said.text);
  const subject = plain.kind === "self" && isOfThem ? "somebody" : plain.subject;
  const isBodily = subject === "somebody" && (said.signs.has("breath") || SWALLOWED.test(said.text));
  return { ...plain, subject, kind: isBodily ? "medical" : plain.kind };
}

/** Whether words of danger stand only where somebody else is quoted. */
function isOnlyQuoted(text: string): boolean {
  const own = text.replaceAll(THEIR_QUOTE, " ");
  return own !== text && !PLAIN_DANGER.some(({ sign }) => sign.test(own));
}

/** A weak sign is of the kind that is suspected already. */
function hinted(before: Danger, said: Reading): Risk {
  if (before.risk.level !== "none") return { ...before.risk, level: "oblique" };
  if (before.doubt) return { ...before.doubt, level: "oblique" };
  return said.risk.level === "none" ? { level: "oblique", kind: "self", subject: "me" } : ofWhom(said);
}
