import { isInDanger } from "../crisis/risk-level.rules.ts";
import { type Danger, isHarmOnly } from "./crisis-danger.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { isJoke, namesMeans, type Reading } from "./crisis-reading.rules.ts";
import { ARMED, IN_HAND, IN_VAIN, LAST_WORDS } from "./crisis-signs.content.ts";
import { riskOfParts } from "./crisis-together.rules.ts";
import type { Told } from "./crisis-told.rules.ts";

/** With plain danger, a time or something within reach makes it urgent. */
export function nearer(before: Danger, said: Reading, told: Told | null): Danger {
  const { signs } = said;
  const { kind, subject } = before.risk;
  const isOwn = subject === "me" && (kind === "self" || kind === "others");
  const isYes = signs.has("yes") && !signs.has("unsure") && !isJoke(said);
  const isYesToNear =
    isYes &&
    !said.isMixedYes &&
    (told?.about === "near" || told?.about === "means" || (told?.question.includes("today") ?? false));
  const isAtHand = signs.has("means") || (kind === "self" && isInDanger(before.risk) && namesMeans(said));
  const isTime =
    said.hasTime ||
    (said.hasDate && before.isPlain && isOwn && !before.isSafe && (!signs.has("plans") || said.isWeak));
  const hasTime = before.hasTime || isTime;
  const hasMeans = before.hasMeans || isAtHand || (said.parts.has("means") && kind === "self");
  const isNear = before.isNear || isTime || isYesToNear || isAtHand || signs.has("place");
  const isAbuserNear =
    kind === "abuse" && subject === "me" && (ARMED.test(said.text) || signs.has("near") || signs.has("seen"));
  const isMedical = kind === "medical";
  const isTaken = before.hasTaken && (isMedical || (kind === "self" && before.isPlain));
  const isBody =
    before.isBody ||
    isMedical ||
    (kind === "self" &&
      (isTaken ||
        (before.risk.level === "acute" &&
          /\b(?:took|taken|swallow|overdos|drank|bleed|cut)/i.test(said.text))));
  // Where nobody wishes to die, what they hurt themselves with is no weapon against their life.
  const isMeant = !isHarmOnly(before) && (before.hasThoughts || kind === "others" || isAtHand);
  const isGoing = kind === "self" && isOwn && isNear && LEAVES.test(said.text);
  const isSlipping =
    kind === "self" &&
    subject === "somebody" &&
    (signs.has("unreachable") ||
      signs.has("missing") ||
      (said.isForeign && signs.has("means")) ||
      IN_HAND.test(said.text) ||
      LAST_WORDS.test(said.text));
  const isFailing =
    isMedical &&
    (signs.has("breath") ||
      isTaken ||
      ((signs.has("body") || said.plain?.kind === "medical") && told?.risk.kind === "medical"));
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

const CALLED_ABROAD =
  /\b(?:112|911|988|999|116 ?123)\b.{0,30}\b(?:angerufen|llam\w+|appel\w+|chiam\w+|gebeld|zadzwoni\w+|lig(?:uei|ou|amos)|call kiya)|\b(?:angerufen|llam[eé]|appelé|chiamato|gebeld|zadzwoni[lł]\w*|liguei)\b.{0,20}\b(?:112|911|988|999|116 ?123)\b/i;

/** The answer to who is near; whoever is named after it is elsewhere. */
const NOBODY =
  /^\W*(?:(?:there'?s |its |it'?s |just |lol |honestly )*(?:nobody|no one|none|just me|alone))\b/i;
const AT_THEIRS =
  /\b(?:i'?m|im|i am|we'?re) (?:at|with) my (?:sister|brother|mom|mum|mother|dad|father|friend|aunt|parents|grandma)(?:'?s)?(?: now| house| place)*(?= *(?:[.,!]|$))/i;
/** Somebody could help; nobody does yet. */
const UNDECIDED = /\b(?:maybe|i guess|i suppose|keeps asking|might|wants to|offered)\b/i;
/** Who is in danger from the writer is within reach. */
const STILL_NEAR =
  /\b(?:he|she|they)(?:'s|s| is| are)? (?:yelling|calling|upstairs|downstairs|next door|still|in the (?:house|kitchen|yard))\b/i;
const ARRIVED =
  /\b(?:i'?m|im|i am|we'?re|sitting) (?:at|in|inside|on) (?:her|his|their|my \w+'?s|the neighbou?r'?s|mrs?\.? \w+'?s) (?:door|place|house|kitchen|couch|sofa|room|apartment|car)\b/i;

/** A no, a refusal, or a day that is put off, is no help that is there. */
const NOT_THERE =
  /^\W*(?:no+|nope|nah|not (?:today|tonight|now|yet|really))\b|\b(?:not|never|won'?t) (?:be )?(?:calling|telling|going to (?:call|tell))\b|\b(?:but )?after (?:that|then)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** Whether the writer is with somebody now, or gets help. "He's with me" is no good news where he is the danger. */
export function isHelped({ risk }: Danger, { signs, text, plain }: Reading, told: Told | null): boolean {
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
  if (NOBODY.test(text) || UNDECIDED.test(text) || NOT_THERE.test(text)) return false;
  if (risk.kind === "others" && risk.subject === "me" && (signs.has("near") || STILL_NEAR.test(text)))
    return false;
  if (CALLED_ABROAD.test(text)) return true;
  if (risk.subject === "me" && AT_THEIRS.test(text)) return true;
  const isThere = risk.kind === "self" && risk.subject === "me" && ARRIVED.test(text);
  if ((!signs.has("safe") && !isThere) || IN_VAIN.test(text)) return false;
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
