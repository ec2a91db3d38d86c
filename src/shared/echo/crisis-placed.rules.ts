import type { Risk, RiskKind, RiskLevel } from "../crisis/risk.ts";
import { choiceIn } from "./crisis-choices.rules.ts";
import type { Danger } from "./crisis-danger.rules.ts";
import { explainsItself } from "./crisis-denial.rules.ts";
import { bringsDanger } from "./crisis-evidence.rules.ts";
import { meansNothing, saysNothing } from "./crisis-hint.rules.ts";
import type { Reading } from "./crisis-reading.rules.ts";
import type { DangerScores } from "./crisis-scores.rules.ts";

/** How much of what the messages meant is left one message later. */
const FADES = 0.7;
/** From here on, a message says a danger, or one that is near. */
const SAID = 1;
const NOW = 0.25;
/** Below this, what a danger would be about is a guess. */
const PLACED_FROM = -0.3;
/** Below this, a message says nothing of what the danger is about. */
const COUNTS_FROM = -1;
/** By how much one kind of danger has to lead on the others, and how sure it has to be whose it is. */
const KIND_LEADS = 2;
const WHOSE = 2;
/** The same where it was said before, and where the words of the message name one or were unmistakable. */
const PLAIN_KIND_LEADS = 4;
const CERTAIN_KIND_LEADS = 6;
const CERTAIN_WHOSE = 6;
/** Below this, a denial is believed: on an author not learned from, four of five true ones, and one of 16 others. */
const BELIEVED = -1;
/** A denial repeats the words of the danger ("nobody threatens me"), so that it may mean a little of it. */
const DENIED_SAYS = -1.5;

/** Whether a message takes back what was suspected, and its meaning in the conversation bears that out. */
export function isRefuted(before: Danger, said: Reading): boolean {
  const { text, meant, isDenial, isNo, isBareNo } = said;
  if (choiceIn(text)?.about === null) return meant !== null;
  if (meant === null || before.hasMeans || before.hasTime || bringsDanger(before, said)) return false;
  const isNoOfAnyKind = isNo || isBareNo;
  const isExplained = explainsItself(text);
  if ((isNoOfAnyKind || isDenial) && isOfWordsAlone(before, said)) return true;
  if (meant.hint >= BELIEVED) return false;
  // What was unmistakable is taken back only by somebody who says what was meant.
  if (before.isCertain) return isDenial && isExplained;
  // A no that says what was meant, and means nothing of danger itself, may be in any words.
  if (before.isPlain) return isDenial || (isNoOfAnyKind && isExplained && meansNothing(meant));
  return isDenial || isNoOfAnyKind;
}

/**
 * Whether only words named a danger, which neither the messages before mean nor this one, which says what was meant. Of the
 * body, people deny the intent and tell of the dose.
 */
export const isOfWordsAlone = (before: Danger, { text, meant, correction }: Reading): boolean =>
  before.risk.kind !== "medical" &&
  correction === null &&
  explainsItself(text) &&
  isChance(before.meant) &&
  meant !== null &&
  meant.said < DENIED_SAYS;

/** Whether messages say nothing of danger, and hint at it by chance at most. */
const isChance = (meant: DangerScores | null): boolean =>
  meant !== null && saysNothing(meant) && meant.hint < 0;

/**
 * What a danger is about and how near it is, where the meaning of the messages is sure of it: words alone often take a
 * husband's violence or an emergency of the body for a danger to oneself, and know few of the ways to say that it is
 * now. Whether there is any danger is not decided here.
 */
export function placed(before: Danger, after: Danger, heard: Reading): Danger {
  // What words have just moved to another danger is about that from then on.
  const isNew = before.risk.level !== "none" && !isSamePlace(before.risk, after.risk);
  const earlier = isNew ? null : before.meant;
  const meant = heard.meant === null ? earlier : sumOf(earlier, heard.meant);
  if (meant === null || after.risk.level === "none" || heard.isForeign) return { ...after, meant };
  // What somebody tapped, or says in unmistakable words, is what it is about.
  if (choiceIn(heard.text) || heard.isCertain || isNew) return { ...after, meant };
  const risk =
    meant.hint < PLACED_FROM ? after.risk : placedRisk(after, meant, leadNeeded(before, after, heard));
  const isMoved = !isSamePlace(risk, after.risk);
  const isSaid = meant.said >= SAID;
  // Who asks what to do is answered first.
  const isNow = meant.now >= NOW && heard.asked === "";
  return {
    ...after,
    meant,
    risk: isSaid ? { ...risk, level: graverLevel(risk.level, isNow) } : risk,
    isPlain: after.isPlain || isSaid,
    hasThoughts: after.hasThoughts && !isMoved,
    isHarm: after.isHarm && !isMoved,
  };
}

const isSamePlace = (one: Risk, other: Risk) => one.kind === other.kind && one.subject === other.subject;

/** A danger that is said is at least explicit. */
const graverLevel = (level: RiskLevel, isNow: boolean): RiskLevel =>
  isNow ? "acute" : level === "oblique" ? "explicit" : level;

/** How far another kind of danger has to lead to be believed against the words. */
function leadNeeded(before: Danger, { risk, isCertain }: Danger, { plain, parts }: Reading): number {
  const isGrave = [...parts].some((part) => part.startsWith(`${risk.kind} ${risk.subject} grave`));
  if (isCertain || plain !== null || isGrave) return CERTAIN_KIND_LEADS;
  return before.isPlain ? PLAIN_KIND_LEADS : KIND_LEADS;
}

function placedRisk({ risk, isCertain }: Danger, { kinds, somebody }: DangerScores, needed: number): Risk {
  const ranked = (Object.keys(kinds) as RiskKind[]).toSorted((a, b) => kinds[b] - kinds[a]);
  const [first = "self", second = "self"] = ranked;
  // Who is hurt, or worries about somebody, must not be spoken to as the one who hurts.
  const isAccused = first === "others" && (risk.kind === "abuse" || risk.subject === "somebody");
  const isLeading = kinds[first] - kinds[second] >= (isAccused ? CERTAIN_KIND_LEADS : needed);
  const kind = isLeading ? first : (risk.kind ?? first);
  if (kind === "others") return { ...risk, kind, subject: "me" };
  const isSure = Math.abs(somebody) >= (isCertain ? CERTAIN_WHOSE : WHOSE);
  return { ...risk, kind, subject: isSure ? (somebody > 0 ? "somebody" : "me") : (risk.subject ?? "me") };
}

function sumOf(before: DangerScores | null, now: DangerScores): DangerScores {
  if (before === null) return now;
  // What is no sign of danger doesn't tell which one it would be.
  if (now.hint < COUNTS_FROM) return { ...before, hint: now.hint, said: now.said, now: now.now };
  const { kinds, somebody } = now;
  const sum = (kind: RiskKind) => FADES * before.kinds[kind] + kinds[kind];
  return {
    ...now,
    kinds: { self: sum("self"), others: sum("others"), abuse: sum("abuse"), medical: sum("medical") },
    somebody: FADES * before.somebody + somebody,
  };
}
