import type { Risk } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import { isSaid, type Reading } from "./crisis-reading.rules.ts";
import { isAskedDirectly, isAskedHowNear, type Told } from "./crisis-told.rules.ts";

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
  /** How often a suspicion was denied. */
  denials: number;
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
  denials: 0,
  suspicions: 0,
};

const BABY =
  /\b(?:baby|newborn|infant|crib|\d+ (?:weeks?|wks?|months?)(?: old)?(?= *(?:[.,!?]|$)))\b|\bis \d+ (?:weeks|months)\b/i;
const SUICIDE =
  /kill|suicid|die\b|dead|dying|end(?:ing)? (?:it|my)|not (?:be here|wake)|be here|to live|alive|living|exist|better off|shoot|hang\b|jump|force for/i;

/** What is known after one more message. `told` is what Echo had said just before it. */
export function afterMessage(before: Danger, said: Reading, told: Told | null): Danger {
  const isBaby = before.isBaby || BABY.test(said.text);
  const known: Danger = { ...before, isBaby };
  if (isRescue(known, said)) return { ...known, isSafe: true };
  if (said.correction && (known.risk.level !== "none" || isSaid(said)))
    return corrected(known, said, said.correction);
  if (isDenied(known, said, told)) return denied(known, said);
  return nearer(confirmed(raised(known, said), said, told), said, told);
}

/** "He's with me" is no good news where he is the danger. */
function isRescue({ risk }: Danger, { signs, text, plain }: Reading): boolean {
  if (risk.level === "none") return false;
  // Somebody who worries about another person is getting help.
  if (
    risk.subject === "somebody" &&
    /\b(?:i'?ll|i will|i'?m|im) (?:call|calling|ringing|driving)\b/i.test(text)
  )
    return true;
  if (!signs.has("safe")) return false;
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

function isDenied(before: Danger, said: Reading, told: Told | null): boolean {
  if (before.risk.level === "none") return said.isDenial && !isSaid(said);
  // A story does not need to know how it is done.
  if (said.signs.has("fiction") && said.signs.has("methods")) return false;
  const isSticky = before.isPlain && isInDanger(before.risk);
  if (isSticky && before.isCertain) return false;
  if (isSticky) return said.isDenial && !said.isCertain && !said.signs.has("unsure");
  const isNo = said.isBareNo && told !== null && isAskedDirectly(told);
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
  };
  const isLeft = said.plain !== null && (said.isCertain || said.plain.level === "oblique");
  return isLeft && said.plain
    ? { ...settled, risk: said.plain, isPlain: true, isCertain: said.isCertain }
    : settled;
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
  const isYes = said.signs.has("yes") || said.signs.has("unsure");
  if (!isYes || !isAskedDirectly(told)) return before;
  const { kind, subject } = told.risk.level === "none" ? before.risk : told.risk;
  const level = isInDanger(before.risk) ? before.risk.level : "explicit";
  const isMedical = kind === "medical";
  return {
    ...before,
    risk: { level: isMedical ? before.risk.level : level, kind, subject },
    isPlain: true,
    isCertain: true,
    hasThoughts: before.hasThoughts || (kind === "self" && subject === "me"),
    isSafe: false,
  };
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
  const isNear =
    before.isNear || said.hasTime || isYesToNear || said.signs.has("means") || said.signs.has("place");
  const isAbuserNear =
    kind === "abuse" && subject === "me" && (said.signs.has("near") || said.signs.has("seen"));
  const isBody =
    before.isBody ||
    (level === "acute" &&
      kind === "self" &&
      /\b(?:took|taken|swallow|overdos|drank|bleed|cut)/i.test(said.text)) ||
    kind === "medical";
  const isMeant = before.hasThoughts || kind === "others" || said.signs.has("means");
  const isUrgent =
    before.isPlain && isInDanger(before.risk) && ((isNear && isOwn && isMeant) || isAbuserNear);
  return {
    ...before,
    isNear,
    isBody,
    risk: isUrgent ? { ...before.risk, level: "acute" } : before.risk,
  };
}

function graver(one: Risk, other: Risk): Risk {
  return isGraver(one, other) ? one : { ...other, level: other.level };
}
