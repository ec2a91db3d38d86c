import { isInDanger } from "../crisis/risk-level.rules.ts";
import { type Danger, isHarmOnly } from "./crisis-danger.rules.ts";
import { explainsItself } from "./crisis-denial.rules.ts";
import { putsAway } from "./crisis-help.rules.ts";
import { saysNothing } from "./crisis-hint.rules.ts";
import { LEAVES } from "./crisis-parts.content.ts";
import { isJoke, namesMeans, type Reading } from "./crisis-reading.rules.ts";
import { ARMED, IN_HAND, LAST_WORDS } from "./crisis-signs.content.ts";
import { riskOfParts } from "./crisis-together.rules.ts";
import type { Told } from "./crisis-told.rules.ts";

/** Laid by, or in the hand, beside plain danger. */
const LAID_BY =
  /\b(?:stuff|some|enough|things|them|it|plenty)\b(?: \w+){0,2} (?:put|set|laid) (?:aside|by)\b|\b(?:put|set) (?:aside|by) (?:stuff|some|enough|things|plenty)\b|\bkeys\b.{0,14}\bin my hands?\b|(?:\b(?:gun|rifle|shotgun|pistol|revolver)|\.\d\d(?:-\d\d)?)\b.{0,20}\b(?:across|on|in) my (?:knees?|lap)\b/i;
const THERE_NOW = /\b(?:i'?m|im|i am) (?:up |out |down )?there (?:right )?(?:now|already)\b/i;

/** Whether a message that begins with a no goes on about something that is no danger. */
const isOfOtherMatter = ({ text, meant }: Reading): boolean => explainsItself(text) && saysNothing(meant);

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
  const isPutAway = putsAway(said);
  const isAtHand =
    !isPutAway &&
    (signs.has("means") ||
      (kind === "self" && isInDanger(before.risk) && (namesMeans(said) || LAID_BY.test(said.text))));
  const isTime =
    said.hasTime ||
    (said.hasDate && before.isPlain && isOwn && !before.isSafe && (!signs.has("plans") || said.isWeak));
  const hasTime = before.hasTime || isTime;
  const hasMeans = before.hasMeans || isAtHand || (!isPutAway && said.parts.has("means") && kind === "self");
  // After a question about the danger itself, "there" is where it would happen.
  const isThere =
    THERE_NOW.test(said.text) &&
    (told?.about === "danger" || told?.about === "plan" || told?.about === "means" || told?.about === "near");
  const isNear =
    before.isNear || isThere || isTime || isYesToNear || isAtHand || (signs.has("place") && !isPutAway);
  const isAbuserNear =
    kind === "abuse" &&
    subject === "me" &&
    (ARMED.test(said.text) || signs.has("seen") || (signs.has("near") && !before.known.isAway));
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
  // "No, goodness, she's a lovely girl" answers what was suspected, not whether it's safe.
  const isNotSafe = said.isUnsafe || ((said.isBareNo || signs.has("no")) && !isOfOtherMatter(said));
  const isUnsafe = told?.about === "safe" && isNotSafe;
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
