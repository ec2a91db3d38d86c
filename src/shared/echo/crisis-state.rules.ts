import type { Risk } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import { ADMITS, LEAVES } from "./crisis-parts.content.ts";
import { isJoke, isSaid, namesMeans, ownParts, type Reading } from "./crisis-reading.rules.ts";
import {
  BABY,
  BABY_HARM,
  BABY_NOW,
  CHILD,
  LAST_WORDS,
  NOT_ME,
  OF_THEM,
  type Sign,
  SUICIDE,
} from "./crisis-signs.content.ts";
import { hasGravePart, isTogether, type Part, riskOfParts, saidParts } from "./crisis-together.rules.ts";
import { isAskedDirectly, type Told } from "./crisis-told.rules.ts";

/** What a conversation has told of danger so far. */
export interface Danger {
  risk: Risk;
  /** Said in words, or confirmed; else only suspected. */
  isPlain: boolean;
  /** Said in unmistakable words, or confirmed by a yes: nothing leaves this state in the conversation. */
  isCertain: boolean;
  /** Thoughts of suicide were said or confirmed. */
  hasThoughts: boolean;
  hasTime: boolean;
  hasMeans: boolean;
  /** Something was told that makes it near: a time, a place, or something within reach. */
  isNear: boolean;
  /** The body is in danger: something was taken, or an emergency. */
  isBody: boolean;
  /** It is about a baby in the writer's care. */
  isBaby: boolean;
  /** The writer is a child. */
  isChild: boolean;
  /** The writer is with somebody, or help is coming. */
  isSafe: boolean;
  /** What the messages hold of a danger that none of them says alone. */
  parts: ReadonlySet<Part>;
  /** How often a suspicion was denied. */
  denials: number;
  /** Messages that hinted at something since the last denial, of which the first after one counts for nothing. */
  hints: number;
  /** What was denied; a weak sign after that is of the same kind. */
  doubt: Pick<Risk, "kind" | "subject"> | null;
}

const NO_RISK: Risk = { level: "none", kind: null, subject: null };
export const NO_DANGER: Danger = {
  risk: NO_RISK,
  isPlain: false,
  isCertain: false,
  hasThoughts: false,
  hasTime: false,
  hasMeans: false,
  isNear: false,
  isBody: false,
  isBaby: false,
  isChild: false,
  isSafe: false,
  parts: new Set(),
  denials: 0,
  hints: 0,
  doubt: null,
};

/** What is known after one more message. `told` is what Echo had asked just before it. */
export function afterMessage(before: Danger, said: Reading, told: Told | null): Danger {
  const known: Danger = {
    ...before,
    isBaby: before.isBaby || BABY.test(said.text),
    isChild: before.isChild || CHILD.test(said.text),
    parts: before.parts.union(before.denials > 0 ? saidParts(said.parts) : said.parts),
  };
  const isOpen = told !== null ? !told.isCheck : !isGuess(known);
  if (isOpen && known.risk.level !== "none" && isHelped(known, said, told)) return { ...known, isSafe: true };
  const to = correctionOf(known, said);
  if (to) return nearer(corrected(known, said, to), said, told);
  if (isCleared(known, said, told)) return gathered(cleared(known, said), said);
  return nearer(confirmed(gathered(raised(known, said, told), said), said, told), said, told);
}

/** What Echo asked shows what it knew; its cause may be out of sight. */
export function afterTold(danger: Danger, told: Told): Danger {
  const { isPlain, hasThoughts, isBody, isBaby, isChild } = told;
  // A child is asked the same whatever the danger.
  const risk =
    isChild && danger.risk.level !== "none" ? { ...danger.risk, level: told.risk.level } : told.risk;
  const isNews =
    danger.risk.level === "none" || (isPlain && (!danger.isPlain || isGraver(risk, danger.risk)));
  if (!isNews) return danger;
  return {
    ...danger,
    risk,
    isPlain: isPlain && isInDanger(risk),
    isCertain: danger.isCertain || (isPlain && (hasThoughts || risk.level === "acute")),
    hasThoughts: danger.hasThoughts || hasThoughts,
    isBody: danger.isBody || isBody,
    isBaby: danger.isBaby || isBaby,
    isChild: danger.isChild || isChild,
    isNear: danger.isNear || risk.level === "acute",
    hints: Math.max(danger.hints, 1),
  };
}

/** Whether all of it is a guess: neither said in words nor told in several parts. */
export function isGuess({ isPlain, parts }: Danger): boolean {
  return !isPlain && !isTogether(parts);
}

/** Whether a message adds a sign of danger, also a weak one beside a danger that is suspected already. */
export function isSign(before: Danger, said: Reading): boolean {
  if (isWeighty(said) || said.risk.level !== "none") return true;
  const isOpen = before.hints !== 0 || before.risk.level !== "none";
  const isOfThem = before.risk.subject === "somebody" && OF_SOMEBODY.some((sign) => said.signs.has(sign));
  if (isOfThem) return true;
  return isOpen && (said.isWeak || said.signs.has("methods") || ownParts(said).length > 0);
}

/** What makes a worry about somebody graver. */
const OF_SOMEBODY: readonly Sign[] = ["unreachable", "missing", "breath", "taken"];

/** Whether a message alone is worth a question. */
export function isWeighty(said: Reading): boolean {
  return isInDanger(said.risk) || said.plain !== null || said.hint !== null || hasGravePart(said.parts);
}

/** Weighty by its words, whatever the classifier makes of them. */
function isSaidOrHinted(said: Reading): boolean {
  return said.plain !== null || said.hint !== null || hasGravePart(said.parts);
}

/** What several messages, or several things in one, say together; never less than each says alone. */
function gathered(before: Danger, said: Reading): Danger {
  const { kind, subject } = before.risk;
  const risk = riskOfParts(before.parts);
  const isSame = risk.kind === kind && risk.subject === subject;
  if (said.parts.size === 0 || risk.level === "none" || (before.isPlain && kind !== null && !isSame))
    return before;
  return {
    ...before,
    risk: isSame || isGraver(before.risk, risk) ? graver(risk, before.risk) : risk,
  };
}

/**
 * Only a clear no to the question itself, in a message without a sign of danger, where nothing grave was told before.
 * An outright "I never said that" also clears what the words alone suggested.
 */
function isCleared(before: Danger, said: Reading, told: Told | null): boolean {
  if (
    before.risk.level === "none" ||
    before.isCertain ||
    said.signs.has("unsure") ||
    bringsDanger(before, said)
  )
    return false;
  if (before.isPlain && isInDanger(before.risk)) return said.isDenial;
  const isAsked = told !== null && (told.isCheck || isAskedDirectly(told));
  const isNo = told?.isCheck ? said.isNo : said.isBareNo || said.isNo;
  return (said.isDenial || (isAsked && isNo)) && !isTogether(before.parts) && !before.hasMeans;
}

/** Whether an answer carries danger itself, so that a no in it takes nothing back. */
export function bringsDanger(before: Danger, said: Reading): boolean {
  const { signs, parts } = said;
  const isBodily = before.risk.kind === "medical" && (signs.has("body") || signs.has("barrier"));
  return (
    said.isCertain ||
    said.isWeak ||
    said.isUnsafe ||
    isBodily ||
    signs.has("taken") ||
    signs.has("breath") ||
    (signs.has("fiction") && (signs.has("methods") || said.rest.level !== "none")) ||
    namesMeans(said) ||
    (said.plain !== null && !said.isDenial) ||
    said.hint !== null ||
    hasGravePart(saidParts(parts)) ||
    [...parts].some((part) => part.includes(" grave "))
  );
}

function cleared(before: Danger, said: Reading): Danger {
  return {
    ...NO_DANGER,
    isBaby: before.isBaby,
    isChild: before.isChild,
    denials: before.denials + 1,
    hints: -1,
    doubt: { kind: before.risk.kind, subject: before.risk.subject },
    parts: said.parts,
  };
}

/** Whom it is really about: what the words say, or "not me" beside somebody else. */
function correctionOf(before: Danger, said: Reading): Pick<Risk, "kind" | "subject"> | null {
  const isOpen = before.risk.level !== "none" || isSaid(said);
  if (!isOpen) return null;
  if (said.isOwnStory && (before.denials > 0 || before.hints > 0)) return { kind: "self", subject: "me" };
  if (said.correction) return said.correction;
  if (before.risk.subject !== "me" || before.isCertain || !NOT_ME.test(said.text) || !OF_THEM.test(said.text))
    return null;
  if (before.isBaby) return { kind: "others", subject: "me" };
  const isThreat =
    before.hasMeans || before.isNear || said.signs.has("means") || before.risk.kind === "others";
  if (isThreat) return { kind: "others", subject: "me" };
  return { kind: before.risk.kind === "medical" ? "medical" : "self", subject: "somebody" };
}

function corrected(before: Danger, said: Reading, to: Pick<Risk, "kind" | "subject">): Danger {
  const { plain } = said;
  if (plain && isSaid(said) && plain.kind === to.kind && plain.subject === to.subject)
    return raised({ ...before, isSafe: false }, said, null);
  const isSame = to.kind === before.risk.kind;
  const level = isInDanger(before.risk) && (isSame || said.hasTime) ? before.risk.level : "explicit";
  const isOwn = to.kind === "self" && to.subject === "me";
  return {
    ...before,
    risk: { ...to, level },
    isPlain: true,
    isCertain: true,
    hasThoughts:
      isOwn &&
      (before.hasThoughts ||
        said.hasTime ||
        said.isOwnStory ||
        before.risk.kind === "self" ||
        SUICIDE.test(said.text)),
    isSafe: false,
    hints: before.hints + 1,
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
  if (plain) return worded(before, said, plain);
  const isFarewell = before.risk.level === "none" && isParting(before.parts) && LEAVES.test(said.text);
  if (!isSign(before, said) && !isFarewell) return before;
  const hints = before.hints + (isFarewell || (isSaidOrHinted(said) && before.hints < 0) ? 2 : 1);
  const risk = isInDanger(said.risk) ? ofWhom(said) : hinted(before, said);
  if (hints <= 0) return { ...before, hints };
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

/** Two things of several that people say before they go, none of them of every day. */
function isParting(parts: ReadonlySet<Part>): boolean {
  const own = [...saidParts(parts)].filter((part) => !part.includes(" ") && part !== "time");
  return parts.has("despair") && !parts.has("everyday") && own.length > 1;
}

/** A weak sign is of the kind that is suspected already. */
function hinted(before: Danger, said: Reading): Risk {
  if (before.risk.level !== "none") return { ...before.risk, level: "oblique" };
  if (before.doubt) return { ...before.doubt, level: "oblique" };
  return said.risk.level === "none" ? { level: "oblique", kind: "self", subject: "me" } : ofWhom(said);
}

/** The classifier often takes a worry about somebody for the writer's own. */
function ofWhom(said: Reading): Risk {
  // A character of a story may be the writer.
  if (said.risk.kind === "self" && said.signs.has("fiction")) return { ...said.risk, subject: "me" };
  const isOfThem = [...said.parts].some((part) => part.startsWith("self somebody grave"));
  const isOwn = said.risk.kind === "self" && said.risk.subject === "me" && ownParts(said).length === 0;
  return isOfThem && isOwn ? { ...said.risk, subject: "somebody" } : said.risk;
}

/** The newest certain words decide whom it is about; less certain ones only where nothing certain stands. */
function worded(before: Danger, said: Reading, plain: Risk): Danger {
  const isOther = plain.kind !== before.risk.kind || plain.subject !== before.risk.subject;
  const isOwnSelf = plain.kind === "self" && plain.subject === "me" && isInDanger(plain);
  const wins =
    !before.isPlain ||
    !isOther ||
    (isInDanger(plain) &&
      (said.isCertain || !before.isCertain) &&
      (said.isCertain || isGraver(plain, before.risk)));
  const level = isOther ? plain.level : graver(plain, before.risk).level;
  const kept = isGraver(plain, before.risk) ? { ...before.risk, level: plain.level } : before.risk;
  return {
    ...before,
    risk: wins ? { ...plain, level } : kept,
    isPlain: true,
    isCertain: before.isCertain || (said.isCertain && isInDanger(plain)),
    hasThoughts: before.hasThoughts || (isOwnSelf && SUICIDE.test(said.text)),
    isSafe: before.isSafe && !isSaid(said),
    hints: Math.max(0, before.hints) + 1,
  };
}

/** A yes, a "maybe" or an admission to a direct question makes a suspicion plain. */
function confirmed(before: Danger, said: Reading, told: Told | null): Danger {
  if (told === null || before.risk.level === "none") return before;
  const { signs } = said;
  const isNamed =
    namesMeans(said) ||
    (said.hasTime && said.risk.level !== "none") ||
    signs.has("place") ||
    said.isWeak ||
    hasGravePart(said.parts);
  const isAnswered = told.isCheck
    ? said.isYesAlone ||
      said.isUnsafe ||
      (bringsDanger(before, said) && !said.isBareNo && isSaidOrYes(said)) ||
      namesMeans(said)
    : isOfDanger(told) &&
      (signs.has("yes") || signs.has("unsure") || (ADMITS.test(said.text) && !said.isBareNo));
  const isAdmitted =
    !told.isCheck && isAskedDirectly(told) && isNamed && !said.isBareNo && told.risk.kind === "self";
  if (!isAnswered && !isAdmitted) return before;
  const { kind, subject } = told.isChild || told.risk.kind === before.risk.kind ? before.risk : told.risk;
  const level = isInDanger(before.risk)
    ? before.risk.level
    : kind === "medical" && !told.isCheck
      ? before.risk.level
      : "explicit";
  return {
    ...before,
    risk: { level, kind, subject },
    isPlain: true,
    isCertain: before.isCertain || (isAnswered && !told.isCheck),
    hasThoughts: before.hasThoughts || (!told.isCheck && kind === "self" && subject === "me"),
    isSafe: false,
  };
}

/** Whether a yes to the question says that there is a danger. */
function isOfDanger(told: Told): boolean {
  const isOwn = told.risk.kind === "self" && told.risk.subject === "me" && !told.isChild;
  return (
    isAskedDirectly(told) ||
    (isOwn && (told.about === "near" || told.about === "plan" || told.about === "means"))
  );
}

function isSaidOrYes(said: Reading): boolean {
  return said.signs.has("yes") || said.signs.has("unsure") || isInDanger(said.risk) || said.isWeak;
}

/** With plain danger, a time or something within reach makes it urgent. */
function nearer(before: Danger, said: Reading, told: Told | null): Danger {
  const { signs } = said;
  const { kind, subject } = before.risk;
  const isOwn = subject === "me" && (kind === "self" || kind === "others");
  const isYes = signs.has("yes") && !signs.has("unsure") && !isJoke(said);
  const isYesToNear =
    isYes &&
    !said.isMixedYes &&
    (told?.about === "near" || told?.about === "means" || (told?.question.includes("today") ?? false));
  const isAtHand = signs.has("means") || (kind === "self" && isInDanger(before.risk) && namesMeans(said));
  const isTime = said.hasTime || (said.hasDate && before.isPlain && isOwn && !before.isSafe);
  const hasTime = before.hasTime || isTime;
  const hasMeans = before.hasMeans || isAtHand || (said.parts.has("means") && kind === "self");
  const isNear = before.isNear || isTime || isYesToNear || isAtHand || signs.has("place");
  const isAbuserNear = kind === "abuse" && subject === "me" && (signs.has("near") || signs.has("seen"));
  const isMedical = kind === "medical";
  const isTaken = signs.has("taken") && (isMedical || (kind === "self" && before.isPlain));
  const isBody =
    before.isBody ||
    isMedical ||
    (kind === "self" &&
      (isTaken ||
        (before.risk.level === "acute" &&
          /\b(?:took|taken|swallow|overdos|drank|bleed|cut)/i.test(said.text))));
  const isMeant = before.hasThoughts || kind === "others" || isAtHand;
  const isGoing = kind === "self" && isOwn && isNear && LEAVES.test(said.text);
  const isSlipping =
    kind === "self" &&
    subject === "somebody" &&
    (signs.has("unreachable") || signs.has("missing") || LAST_WORDS.test(said.text));
  const isFailing = isMedical && (signs.has("breath") || isTaken || (signs.has("body") && told !== null));
  const isUnsafe = told?.about === "safe" && (said.isBareNo || said.isUnsafe || signs.has("no"));
  const isUrgent =
    (isInDanger(before.risk) || (isSlipping && before.isPlain)) &&
    (isSlipping ||
      isUnsafe ||
      isFailing ||
      (isBody && isTaken) ||
      (before.isPlain && ((isNear && isOwn && isMeant) || isAbuserNear)) ||
      (isGoing && isInDanger(riskOfParts(before.parts))));
  return {
    ...before,
    hasTime,
    hasMeans,
    isNear,
    isBody,
    isSafe: before.isSafe && !isSlipping && !isFailing,
    risk: isUrgent ? { ...before.risk, level: "acute" } : before.risk,
  };
}

const ARRIVED =
  /\b(?:i'?m|im|i am|we'?re|sitting) (?:at|in|inside|on) (?:her|his|their|my \w+'?s|the neighbou?r'?s|mrs?\.? \w+'?s) (?:door|place|house|kitchen|couch|sofa|room|apartment|car)\b/i;

/** Whether the writer is with somebody now, or gets help. "He's with me" is no good news where he is the danger. */
function isHelped({ risk }: Danger, { signs, text, plain }: Reading, told: Told | null): boolean {
  if (
    told?.about === "called" &&
    /\b(?:they'?re coming|i (?:just )?called|on (?:its|their) way)\b/i.test(text)
  )
    return true;
  // Somebody who worries about another person is getting help.
  if (
    risk.subject === "somebody" &&
    /\b(?:i'?ll|i will|i'?m|im) (?:call|calling|ringing|driving)\b/i.test(text)
  )
    return !signs.has("breath");
  const isThere = risk.kind === "self" && risk.subject === "me" && ARRIVED.test(text);
  if (!signs.has("safe") && !isThere) return false;
  // "Got to go, mom's coming" hides it from her.
  if (signs.has("leaving") && /\bcoming\b/i.test(text)) return false;
  if (/\bnot safe\b|\bdon'?t want (?:her|him|them)\b|\bif i (?:call|told)\b/i.test(text)) return false;
  if (plain?.level === "acute" && signs.has("means")) return false;
  return (
    risk.kind !== "abuse" ||
    risk.subject !== "me" ||
    (/\bsafe\b|police|shelter|my (?:mom|mother|sister|friend)/i.test(text) && !signs.has("near"))
  );
}

function graver(one: Risk, other: Risk): Risk {
  return isGraver(one, other) ? one : other;
}
