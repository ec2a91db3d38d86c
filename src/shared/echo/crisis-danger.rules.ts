import type { Risk, RiskKind } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import { bringsDanger, isYesToCheck } from "./crisis-check-answers.rules.ts";
import { ADMITS, LEAVES } from "./crisis-parts.content.ts";
import { isSaid, namesMeans, type Reading } from "./crisis-reading.rules.ts";
import { isRescue } from "./crisis-rescue.rules.ts";
import { hasGravePart, isTogether, type Part, riskOfParts, saidParts } from "./crisis-together.rules.ts";
import {
  isAskedAboutToday,
  isAskedDirectly,
  isAskedHowNear,
  isCheck,
  type Told,
} from "./crisis-told.rules.ts";

/** What a conversation has told of danger so far. */
export interface Danger {
  risk: Risk;
  /** Said in words, or confirmed by a yes; else only suspected. Plain danger never gets lighter. */
  isPlain: boolean;
  /** Said in unmistakable words, or confirmed: no denial undoes it. */
  isCertain: boolean;
  /** Thoughts of suicide were said or confirmed. */
  hasThoughts: boolean;
  /** Something was told that makes it near: a time, or something within reach. */
  isNear: boolean;
  /** The body is in danger: something was taken, or an emergency. */
  isBody: boolean;
  /** It is about a baby in the writer's care. */
  isBaby: boolean;
  /** The writer is with somebody, or help is coming. */
  isSafe: boolean;
  /** What the messages hold of a danger that none of them says alone. A denial empties it, but for means at hand. */
  parts: ReadonlySet<Part>;
  /** How often a suspicion was denied. */
  denials: number;
  /** Kinds that were only guessed and then denied: no further guess of the kind counts. */
  settled: ReadonlySet<RiskKind>;
  /** How often something was only suspected. */
  suspicions: number;
}

export const NO_DANGER: Danger = {
  risk: { level: "none", kind: null, subject: null },
  isPlain: false,
  isCertain: false,
  hasThoughts: false,
  isNear: false,
  isBody: false,
  isBaby: false,
  isSafe: false,
  parts: new Set(),
  denials: 0,
  settled: new Set(),
  suspicions: 0,
};

const ASKED_SOFTLY: Risk = { level: "oblique", kind: "self", subject: "me" };
const MEANS: ReadonlySet<Part> = new Set(["means"]);
/** Of somebody who is known to be in danger. */
const LAST_WORDS =
  /\b(?:she|he|they)(?:'s| has| have)?(?: just)? (?:texted|wrote|messaged|sent|posted|said|says)\b.{0,20}\b(?:sorry|good ?bye|bye|love you|thank you|thanks|take care|forgive)\b/i;
const BABY =
  /\b(?:baby|newborn|infant|crib|\d+ (?:weeks?|wks?|months?)(?: old)?(?= *(?:[.,!?]|$)))\b|\bis \d+ (?:weeks|months)\b/i;
const SUICIDE =
  /kill|suicid|die\b|dead|dying|end(?:ing)? (?:it|my)|not (?:be here|wake)|be here|to live|alive|living|exist|better off|shoot|hang\b|jump|force for/i;

/** A hint counts as said once danger was, or after a question about it other than the check. */
export function inContext(said: Reading, before: Danger, told: Told | null): Reading {
  const isAsked = told !== null && !isCheck(told);
  return (isAsked || !isGuess(before)) && said.plain === null ? { ...said, plain: said.hint } : said;
}

/** What is known after one more message. `told` is what Echo had said just before it. */
export function afterMessage(before: Danger, said: Reading, told: Told | null): Danger {
  const isBaby = before.isBaby || BABY.test(said.text);
  const parts = before.parts.union(before.settled.has("self") ? saidParts(said.parts) : said.parts);
  const known: Danger = { ...before, isBaby, parts };
  const isAsked = told !== null && !isCheck(told);
  if ((isAsked || !isGuess(known)) && isRescue(known.risk, said)) return { ...known, isSafe: true };
  if (said.correction && (known.risk.level !== "none" || isSaid(said)))
    return corrected(known, said, said.correction);
  if (said.isOwnStory && known.denials > 0)
    return corrected({ ...known, hasThoughts: true }, said, { kind: "self", subject: "me" });
  if (isDenied(known, said, told)) return gathered(denied(known, said), said);
  return nearer(confirmed(gathered(raised(known, said), said), said, told), said, told);
}

/** What several messages, or several things in one, say together; never less than each says alone. */
function gathered(before: Danger, said: Reading): Danger {
  const { kind, subject } = before.risk;
  const risk = riskOfParts(before.parts);
  const isSame = risk.kind === kind && risk.subject === subject;
  if (said.parts.size === 0 || risk.level === "none" || (before.isPlain && kind !== null && !isSame))
    return before;
  return { ...before, risk: isSame || isGraver(before.risk, risk) ? graver(risk, before.risk) : risk };
}

function isDenied(before: Danger, said: Reading, told: Told | null): boolean {
  if (before.risk.level === "none") return said.isDenial && !isSaid(said);
  // A story does not need to know how it is done.
  if (said.signs.has("fiction") && said.signs.has("methods")) return false;
  const isSticky = before.isPlain && isInDanger(before.risk);
  if (isSticky && before.isCertain) return false;
  if (isSticky) return said.isDenial && !said.isCertain && !said.signs.has("unsure");
  // A no that brings a part of danger itself takes nothing back.
  if (told !== null && isCheck(told) && bringsDanger(said)) return false;
  const isNo =
    told !== null &&
    (isCheck(told)
      ? said.isNo
      : isAskedDirectly(told) && (said.isBareNo || (said.isNo && !isTogether(before.parts))));
  return (said.isDenial || isNo) && !isSaid(said) && !said.signs.has("unsure");
}

/** Nothing is left of a suspicion but what the same message says in plain words. */
function denied(before: Danger, said: Reading): Danger {
  const settled = {
    ...before,
    risk: NO_DANGER.risk,
    isPlain: false,
    isCertain: false,
    hasThoughts: false,
    denials: before.denials + 1,
    settled:
      isGuess(before) && before.risk.kind
        ? before.settled.union(new Set([before.risk.kind]))
        : before.settled,
    parts: said.parts,
  };
  if (said.plain !== null && (said.isCertain || said.plain.level === "oblique"))
    return { ...settled, risk: said.plain, isPlain: true, isCertain: said.isCertain };
  // A no doesn't take away what is at hand.
  const isAtHand = before.parts.has("means") && before.risk.kind === "self";
  return isAtHand ? { ...settled, risk: ASKED_SOFTLY, parts: said.parts.union(MEANS) } : settled;
}

function corrected(before: Danger, said: Reading, to: Pick<Risk, "kind" | "subject">): Danger {
  if (said.plain && isSaid(said) && said.plain.kind === to.kind && said.plain.subject === to.subject)
    return nearer(raised({ ...before, isSafe: false }, said), said);
  const level = isInDanger(before.risk)
    ? before.risk.level
    : said.plain?.level === "oblique" && to.subject === "me" && !isSaid(said)
      ? "oblique"
      : "explicit";
  return nearer(
    {
      ...before,
      risk: {
        level: to.kind === before.risk.kind || said.hasTime ? level : level === "acute" ? "explicit" : level,
        kind: to.kind,
        subject: to.subject,
      },
      isPlain: true,
      isCertain: true,
      hasThoughts:
        to.kind === "self" &&
        to.subject === "me" &&
        (before.hasThoughts || said.hasTime || SUICIDE.test(said.text)),
      isSafe: false,
    },
    said,
  );
}

function raised(before: Danger, said: Reading): Danger {
  const { plain, risk } = said;
  if (plain) {
    const hasThoughts =
      before.hasThoughts ||
      (plain.kind === "self" && plain.subject === "me" && isInDanger(plain) && SUICIDE.test(said.text));
    const isOther = plain.kind !== before.risk.kind || plain.subject !== before.risk.subject;
    const wins = !before.isPlain || isGraver(plain, before.risk) || !isOther;
    const risk = wins
      ? { ...plain, level: isOther ? plain.level : graver(plain, before.risk).level }
      : before.risk;
    return {
      ...before,
      risk,
      isPlain: true,
      isCertain: before.isCertain || said.isCertain,
      hasThoughts,
      isSafe: before.isSafe && !isSaid(said),
    };
  }
  if (risk.level === "none" || (said.isDenial && before.denials > 0)) return before;
  if (!before.isPlain && risk.kind !== null && before.settled.has(risk.kind)) return before;
  if (before.isPlain) {
    const isSame = risk.kind === before.risk.kind && risk.subject === before.risk.subject;
    return isSame && isInDanger(risk) ? { ...before, risk: graver(risk, before.risk) } : before;
  }
  const suspicions = before.suspicions + 1;
  return { ...before, suspicions, risk: graver(risk, before.risk) };
}

/** A yes, or a "maybe", to a direct question makes a suspicion plain. */
function confirmed(before: Danger, said: Reading, told: Told | null): Danger {
  if (told === null || before.risk.level === "none") return before;
  const isOfCheck = isCheck(told);
  const isYes = isOfCheck
    ? isYesToCheck(said)
    : isAskedDirectly(told) &&
      (said.signs.has("yes") ||
        said.signs.has("unsure") ||
        (before.risk.kind === "self" && isAdmitted(said) && !said.isBareNo));
  if (!isYes) return before;
  const { kind, subject } = told.risk.level === "none" ? before.risk : told.risk;
  const level = isInDanger(before.risk) ? before.risk.level : "explicit";
  const isMedical = kind === "medical";
  return {
    ...before,
    risk: { level: isMedical && !isOfCheck ? before.risk.level : level, kind, subject },
    isPlain: true,
    isCertain: true,
    hasThoughts: before.hasThoughts || (!isOfCheck && kind === "self" && subject === "me"),
    isSafe: false,
  };
}

/** Whether all of it is a guess: neither said in words nor told in several parts. */
export function isGuess({ isPlain, parts }: Danger): boolean {
  return !isPlain && !isTogether(parts);
}

/** A yes that doesn't say yes: "not today", "it's loaded". */
function isAdmitted(said: Reading): boolean {
  return ADMITS.test(said.text) || namesMeans(said) || hasGravePart(said.parts);
}

/** With plain danger, a time or something within reach makes it urgent. */
function nearer(before: Danger, said: Reading, told: Told | null = null): Danger {
  const { kind, subject, level } = before.risk;
  const isOwn = subject === "me" && (kind === "self" || kind === "others");
  const isYesToNear =
    told !== null &&
    isAskedHowNear(told) &&
    !said.signs.has("unsure") &&
    /^\W*(?:yes|yea|yeah|yep|yup|ya|s[ií]|oui|ja|sim|tak)(?![\p{L}])/iu.test(said.text);
  const isAtHand =
    said.signs.has("means") || (kind === "self" && isInDanger(before.risk) && namesMeans(said));
  const hasTime = said.hasTime && !(told !== null && isAskedAboutToday(told));
  const isNear = before.isNear || hasTime || isYesToNear || isAtHand || said.signs.has("place");
  const isAbuserNear =
    kind === "abuse" && subject === "me" && (said.signs.has("near") || said.signs.has("seen"));
  const isBody =
    before.isBody ||
    (level === "acute" &&
      kind === "self" &&
      /\b(?:took|taken|swallow|overdos|drank|bleed|cut)/i.test(said.text)) ||
    kind === "medical";
  const isMeant = before.hasThoughts || kind === "others" || isAtHand;
  const isGoing = kind === "self" && isOwn && isNear && LEAVES.test(said.text);
  const isSlipping =
    kind === "self" &&
    subject === "somebody" &&
    (said.signs.has("unreachable") || LAST_WORDS.test(said.text));
  const isUrgent =
    isInDanger(before.risk) &&
    (isSlipping ||
      (before.isPlain && ((isNear && isOwn && isMeant) || isAbuserNear)) ||
      (isGoing && isInDanger(riskOfParts(before.parts))));
  return {
    ...before,
    isNear,
    isBody,
    isSafe: before.isSafe && !isSlipping,
    risk: isUrgent ? { ...before.risk, level: "acute" } : before.risk,
  };
}

function graver(one: Risk, other: Risk): Risk {
  return isGraver(one, other) ? one : { ...other, level: other.level };
}
