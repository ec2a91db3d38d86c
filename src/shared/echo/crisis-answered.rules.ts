import type { Risk } from "../crisis/risk.ts";
import { isGraver, isInDanger } from "../crisis/risk-level.rules.ts";
import { type Danger, graver, NO_DANGER } from "./crisis-danger.rules.ts";
import { explainsItself } from "./crisis-denial.rules.ts";
import { bringsDanger, hasMeans } from "./crisis-evidence.rules.ts";
import { OWN_DOING, WANTS_TO_LIVE } from "./crisis-harm-words.content.ts";
import { adds } from "./crisis-hint.rules.ts";
import { ADMITS } from "./crisis-parts.content.ts";
import type { Question } from "./crisis-questions.content.ts";
import { isSaid, namesMeans, type Reading } from "./crisis-reading.rules.ts";
import {
  ABOUT_DEAR,
  NOT_LITERAL,
  NOT_ME,
  NOT_YET,
  OF_DEAR,
  OF_THEM,
  SUICIDE,
  THEIR_TYPIST,
} from "./crisis-signs.content.ts";
import { hasGravePart, isTogether, partsOfBody } from "./crisis-together.rules.ts";
import { isAskedDirectly, type Told } from "./crisis-told.rules.ts";

/** A yes that stands by itself or goes on about a person; "yes, the boxes first" is another. */
const YES_AND =
  /(?:^|[.!?]\s+|, )\W*(?:yes|yeah|yep|yea)(?:\s*[.!]|[\s,]+(?:i|i'?m|i'?ve|she|he|they|it'?s|we)\b)/i;
/** Says how it is, after a yes. */
const TROUBLED = /\b(?:worr(?:y|ied)|scared?|scares|afraid|frightened|unsafe|not safe|danger)\b/i;

/**
 * Only a clear no to the question itself, in a message without a sign of danger, where nothing grave was told before.
 * An outright "I never said that" also clears what the words alone suggested.
 */
export function isCleared(before: Danger, said: Reading, told: Told | null): boolean {
  // "Just kidding" takes nothing back.
  const isJoking = before.risk.kind === "self" && said.signs.has("kiddingWord");
  const isIdiom = NOT_LITERAL.test(said.text) && !isJoking && !said.signs.has("yes") && !before.hasMeans;
  if (isIdiom && before.risk.level !== "none" && !bringsDanger(before, said)) return true;
  // A denial of one thing, or one that only sounds like it, takes nothing back that is that near.
  const isNear = before.risk.level === "acute" && (before.hasMeans || before.hasTime);
  if (
    before.risk.level === "none" ||
    before.isCertain ||
    (isNear && before.risk.kind !== "medical") ||
    said.signs.has("unsure") ||
    (told?.about === "story" && said.signs.has("yes")) ||
    bringsDanger(before, said)
  )
    return false;
  // "Not today" puts it off.
  if (told !== null && isAskedDirectly(told) && told.risk.kind === "self" && NOT_YET.test(said.text))
    return false;
  // Where somebody clears out, moves or makes a will, what only comes together is ended by a plain no.
  const isEveryday =
    !before.isCertain &&
    isTogether(before.parts) &&
    (before.parts.has("everyday") || said.parts.has("everyday"));
  // Not wanting to die denies no self-harm.
  if (before.isPlain && before.isHarm && WANTS_TO_LIVE.test(said.text)) return false;
  // What sounds like a denial where the danger is told further takes nothing back.
  const goesOn = said.meant !== null && said.meant.hint >= 0;
  if (before.isPlain && isInDanger(before.risk) && !isEveryday) {
    // What only the meaning of the messages was taken for is settled by a no that says what was meant. Self-harm and the
    // young are not: they often deny the wish to die alone.
    const isGuessed = !before.isWorded && !before.isHarm && !before.isChild && !before.isTeen;
    const isExplained = isGuessed && explainsItself(said.text);
    return said.isDenial && (isExplained || !goesOn);
  }
  const isAsked = told !== null && (told.isCheck || isAskedDirectly(told));
  const isNo = told?.isCheck ? said.isNo : said.isBareNo || said.isNo;
  // "I'm good" is no clear no where much was hinted.
  if (isNo && !said.isBareNo && !said.isDenial && before.hints > 1) return false;
  // What somebody has at hand is of their trade or their season, once they have said so twice.
  const isOfMeans = before.hasMeans && before.denials === 0;
  return (said.isDenial || (isAsked && isNo)) && (isEveryday || !isTogether(before.parts)) && !isOfMeans;
}

export function cleared(before: Danger, said: Reading): Danger {
  return {
    ...NO_DANGER,
    isBaby: before.isBaby,
    isChild: before.isChild,
    isTeen: before.isTeen,
    known: before.known,
    denials: before.denials + 1,
    hints: -1,
    doubt: { kind: before.risk.kind, subject: before.risk.subject },
    parts: before.risk.kind === "medical" ? said.parts : said.parts.union(partsOfBody(before.parts)),
  };
}

/** Whom it is really about: what the words say, or "not me" beside somebody else. */
export function correctionOf(before: Danger, said: Reading): Pick<Risk, "kind" | "subject"> | null {
  const isFear = said.correction?.kind === "abuse" && TROUBLED.test(said.text);
  const isOpen = before.risk.level !== "none" || isSaid(said) || isFear;
  if (!isOpen) return null;
  if (THEIR_TYPIST.test(said.text) && before.risk.kind === "medical")
    return { kind: "medical", subject: "somebody" };
  if (said.isOwnStory && (before.denials > 0 || before.hints > 0)) return { kind: "self", subject: "me" };
  const isOfThem =
    said.correction?.subject === "somebody" || (NOT_ME.test(said.text) && OF_THEM.test(said.text));
  if (isOfThem && before.isBaby) return { kind: "others", subject: "me" };
  // "It's about my grandson, I'm fine" says whom to worry about, and denies nothing.
  if (before.risk.kind === "self" && before.risk.subject === "somebody" && ABOUT_DEAR.test(said.text))
    return { kind: "self", subject: "somebody" };
  // "It's me" says who, and not that it is another danger than the body's.
  const isBodily = before.risk.kind === "medical" || said.plain?.kind === "medical";
  if (isBodily && said.correction?.kind === "self" && said.correction.subject === "me")
    return { kind: "medical", subject: "me" };
  if (said.correction) return said.correction;
  if (before.risk.subject !== "me" || before.isCertain || !NOT_ME.test(said.text) || !OF_THEM.test(said.text))
    return null;
  const wasThreat =
    before.risk.kind === "others" || [...before.parts].some((part) => part.startsWith("others me"));
  // A son, a friend or somebody feared for is no enemy, whatever is at hand.
  const isThreat =
    wasThreat || (!OF_DEAR.test(said.text) && (before.hasMeans || before.isNear || said.signs.has("means")));
  if (isThreat) return { kind: "others", subject: "me" };
  return { kind: before.risk.kind === "medical" ? "medical" : "self", subject: "somebody" };
}

export function corrected(before: Danger, said: Reading, to: Pick<Risk, "kind" | "subject">): Danger {
  const { plain } = said;
  if (plain && isSaid(said) && plain.kind === to.kind && plain.subject === to.subject)
    return worded({ ...before, isSafe: false }, said, plain);
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
        (before.risk.kind === "self" && !before.isHarm) ||
        SUICIDE.test(said.text)),
    isSafe: false,
    hints: before.hints + 1,
  };
}

/** What somebody chose is what it is about, whatever the words before it said. */
export function chosen(before: Danger, about: Pick<Risk, "kind" | "subject">): Danger {
  const isSame = about.kind === before.risk.kind && about.subject === before.risk.subject;
  const level = isSame && before.risk.level === "acute" ? "acute" : "explicit";
  return {
    ...before,
    risk: { ...about, level },
    isPlain: true,
    isCertain: true,
    isSafe: false,
    hints: before.hints + 1,
  };
}

/** Asks how to go about somebody's danger, which says that there is one. */
const ABOUT_THEM: readonly Question[] = ["ifYes", "ifNo", "mayTell", "leaveAlone", "hideMeans", "putsIdea"];

/** A yes, a "maybe" or an admission to a direct question makes a suspicion plain. */
export function confirmed(before: Danger, said: Reading, told: Told | null): Danger {
  if (told === null || before.risk.level === "none") return before;
  const { signs } = said;
  const isNamed =
    namesMeans(said) ||
    (said.hasTime && said.risk.level !== "none") ||
    signs.has("place") ||
    said.isWeak ||
    hasGravePart(said.parts);
  // Few signs are read in another language, so that each counts for more.
  const isForeign =
    told.language !== "en" &&
    told.risk.kind === "self" &&
    told.risk.subject === "me" &&
    (signs.has("yes") || said.hasTime || hasMeans(said));
  const isOwnDoing = told.isHarm && !told.isPlain && OWN_DOING.test(said.text);
  const isOfSomebody = told.risk.subject === "somebody" && ABOUT_THEM.some((one) => said.questions.has(one));
  const isAnswered = told.isCheck
    ? said.isYesAlone ||
      isOfSomebody ||
      (signs.has("yes") && !said.isNo && !said.isBareNo && isTroubled(said)) ||
      said.isUnsafe ||
      (bringsDanger(before, said) && !said.isBareNo && !said.isNo && isSaidOrYes(said)) ||
      namesMeans(said)
    : isOwnDoing ||
      (isOfDanger(told) &&
        (signs.has("yes") ||
          signs.has("unsure") ||
          (ADMITS.test(said.text) && !said.isBareNo) ||
          NOT_YET.test(said.text)));
  const isAdmitted =
    !told.isCheck && isAskedDirectly(told) && isNamed && !said.isBareNo && told.risk.kind !== "medical";
  if (!isForeign && !isAnswered && !isAdmitted) return before;
  // What the words name is another danger than the one that was asked about.
  const isNamedOther = said.plain !== null && isInDanger(said.plain) && said.plain.kind === before.risk.kind;
  const isSame = told.isChild || told.risk.kind === before.risk.kind || isNamedOther;
  const { kind, subject } = isSame ? before.risk : told.risk;
  const level = isInDanger(before.risk)
    ? before.risk.level
    : kind === "medical" && !told.isCheck
      ? before.risk.level
      : "explicit";
  // Whether somebody hurts themselves says nothing of a wish to die.
  const asksThoughts =
    (!told.isHarm || (isAskedDirectly(told) && told.isPlain)) && !WANTS_TO_LIVE.test(said.text);
  return {
    ...before,
    risk: { level, kind, subject },
    isPlain: true,
    isCertain: before.isCertain || (isAnswered && !told.isCheck),
    isHarm: before.isHarm || (told.isHarm && isAnswered),
    hasThoughts: before.hasThoughts || (!told.isCheck && asksThoughts && kind === "self" && subject === "me"),
    isSafe: false,
  };
}

/** Whether a yes to the question says that there is a danger. */
function isOfDanger(told: Told): boolean {
  const isOwn = told.risk.kind === "self" && told.risk.subject === "me" && !told.isChild;
  return (
    isAskedDirectly(told) ||
    told.about === "story" ||
    (isOwn && (told.about === "near" || told.about === "plan" || told.about === "means"))
  );
}

/** A yes may answer the coach's own question, beside which the check stood. */
function isTroubled({ text, suspicion }: Reading): boolean {
  return adds(suspicion) || TROUBLED.test(text) || YES_AND.test(text);
}

function isSaidOrYes(said: Reading): boolean {
  return said.signs.has("yes") || said.signs.has("unsure") || isInDanger(said.risk) || said.isWeak;
}

/** The newest certain words decide whom it is about; less certain ones only where nothing certain stands. */
export function worded(before: Danger, said: Reading, plain: Risk): Danger {
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
    // What is told of violence is often taken back.
    isCertain: before.isCertain || (isInDanger(plain) && (said.isCertain || plain.kind === "abuse")),
    hasThoughts:
      before.hasThoughts || (isOwnSelf && SUICIDE.test(said.text) && !WANTS_TO_LIVE.test(said.text)),
    isSafe: before.isSafe && !isSaid(said),
    hints: Math.max(0, before.hints) + 1,
  };
}
