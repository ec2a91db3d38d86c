import { readMarks, type Sentence } from "../crisis/marks.rules.ts";
import { withoutOtherSenses } from "../crisis/other-senses.rules.ts";
import type { Risk, RiskKind } from "../crisis/risk.ts";
import { riskFeatures } from "../crisis/risk-features.rules.ts";
import {
  type Classifier,
  type Features,
  type Head,
  loadClassifier,
} from "../understanding/classifier.rules.ts";
import { normalForm } from "../understanding/normal-form.rules.ts";
import type { DangerScores, ScoreDanger } from "./crisis-scores.rules.ts";

/** What is learned about first hints: `hint`, a label per kind of danger, and `somebody`. */
export type HintWeights = Head;

/** How much a message sounds like the beginning of a danger rather than like an ordinary matter. */
export interface Hint {
  /** Between 0 and 1. */
  score: number;
  /** What it would be about. */
  risk: Risk;
}

const THEY =
  /\b(?:he|she|him|her|his|hers|they|them|he's|she's|hes|shes|my (?:\w+ )?(?:husband|wife|mother|mom|mum|father|dad|son|daughter|brother|sister|friend|partner|roommate|student))\b/gi;
const OF_THEM =
  /\b(?:he|she|they|him|her)\b|\bmy (?:\w+ )?(?:husband|wife|mother|mom|mum|father|dad|son|daughter|brother|sister|friend|partner|roommate|student)\b/i;
const OWN = /\b(?:i|i'm|im|i've|ive|me|myself|mine)\b/gi;
/** Who is spoken of more than the writer is likely to be the one. */
const LIKELY_THEM = -1.7;
/** So that no share is beyond doubt. */
const LEAST = 1e-4;
/** How much words and meaning count together; measured on an author of whom neither had learned. */
const OF_WORDS = 0.5;
const OF_MEANING = 0.57;
/** By how much a danger to others has to lead on violence that is suffered. */
const OTHERS_LEADS = 1.5;
/** From here on, words decide alone. */
const SURE_WORDS = 0.72;
/** A meaning alone is often chance where words say little: it adds at most so much to them. */
const MEANING_ADDS = 2;
/** So that a meaning alone is no reason to ask, and none to call the words chance. */
const OF_MEANING_ALONE = 0.14;
/** Where the line between hints and chance lies. */
const BIAS = -0.1;
const KINDS: readonly RiskKind[] = ["self", "others", "abuse", "medical"];
/**
 * Below both, words of danger are chance: on authors not learned from, that holds for half of them where there is no danger,
 * and for one in a hundred where it is said.
 */
const NOTHING_SAID = -2.6;
const NOTHING_HINTED = -1;
/** Characters that are read of a message, and of those before it. */
const READ = 700;
/** How many earlier messages count. */
const REMEMBERED = 4;
/** From this on, a message alone is asked about. */
const HINTED = 0.6;
/** From this on, a message adds to what the ones before it hinted at. */
const ADDS = 0.15;
/** Several messages together are asked about from this on. */
const TOGETHER = 0.6;
/** From this on, phrases that are often chance mean something. */
const BACKS = 0.25;
/** After a no, only what a message says by itself, and clearly. */
const CLEARLY = 0.6;
/** A hint, and a message that goes on in the same vein. */
const REPEATED = 0.65;
const GOES_ON = 0.12;
/** How much of a hint is left one message later. */
const FADES = 0.75;

/**
 * The features of a message as the weights know them.
 * @param earlier what the person wrote before it, the last at the end
 */
export async function hintFeatures(message: string, earlier: readonly string[] = []): Promise<Features> {
  const before = earlier.slice(-REMEMBERED).join("\n").slice(-READ);
  return riskFeatures(await sentencesIn(message), before === "" ? [] : await sentencesIn(before));
}

async function sentencesIn(text: string): Promise<readonly Sentence[]> {
  const { sentences } = await readMarks(withoutOtherSenses(normalForm(text).text).slice(0, READ));
  return sentences;
}

/**
 * Reads an English message as one of a conversation with a coach, where most is ordinary.
 * @param earlier what the person wrote before it, the last at the end
 * @param meant what its meaning says, beside its words
 */
export async function readHint(
  text: string,
  earlier: readonly string[] = [],
  meant: DangerScores | null = null,
): Promise<Hint> {
  const scores = (await hints()).score(await hintFeatures(text, earlier));
  const logit = (name: RiskKind | "somebody" | "hint") => logitOf(scores[name] ?? 0);
  const likely = (kind: RiskKind) => logit(kind) + (meant?.kinds[kind] ?? 0);
  const [likeliest = "self"] = KINDS.toSorted((a, b) => likely(b) - likely(a));
  // Who may be hurt is not spoken to as the one who hurts.
  const isDoubtful = likeliest === "others" && likely("others") - likely("abuse") < OTHERS_LEADS;
  const kind = isDoubtful ? "abuse" : likeliest;
  const isOfThem = OF_THEM.test(text) && countOf(THEY, text) >= countOf(OWN, text);
  const isTheirs = logit("somebody") + (meant?.somebody ?? 0) > (isOfThem ? LIKELY_THEM : 0);
  const subject = isTheirs ? "somebody" : "me";
  // With the body, waiting costs most.
  const level = kind === "medical" ? "explicit" : "oblique";
  const ofWords = scores.hint ?? 0;
  const ofBoth = meant && shareOf(OF_WORDS * logit("hint") + OF_MEANING * meant.hint + BIAS);
  const score =
    ofBoth === null || ofWords >= SURE_WORDS
      ? ofWords
      : Math.min(ofBoth, Math.max(MEANING_ADDS * ofWords, OF_MEANING_ALONE));
  return { score, risk: { level, kind, subject } };
}

/**
 * What a message is about after all that was written before it, by its words and its meaning together; null where its
 * meaning can't be read.
 */
export async function readMeant(
  text: string,
  before: readonly string[],
  scoreDanger: ScoreDanger,
): Promise<DangerScores | null> {
  const meant = await scoreDanger(text, before);
  if (meant === null) return null;
  const scores = (await hints()).score(await hintFeatures(text, before));
  const both = (kind: RiskKind) => meant.kinds[kind] + logitOf(scores[kind] ?? 0);
  return {
    ...meant,
    kinds: { self: both("self"), others: both("others"), abuse: both("abuse"), medical: both("medical") },
    somebody: meant.somebody + logitOf(scores.somebody ?? 0),
  };
}

/** Whether a message means nothing of danger, however its words sound. */
export const meansNothing = (meant: DangerScores | null): boolean =>
  meant !== null && meant.said < NOTHING_SAID && meant.hint < NOTHING_HINTED;

/** Whether a message says no danger, whatever it hints at. */
export const saysNothing = (meant: DangerScores | null): boolean =>
  meant !== null && meant.said < NOTHING_SAID;

const logitOf = (share: number) => Math.log((share + LEAST) / (1 - share + LEAST));
const shareOf = (logit: number) => 1 / (1 + Math.exp(-logit));

function countOf(word: RegExp, text: string): number {
  return text.match(word)?.length ?? 0;
}

/** What hints add up to after one more; many small chances are no hint. */
export function addedTo(before: number, { score }: Hint): number {
  return before * FADES + (score > OF_MEANING_ALONE ? score : score / 2);
}

/**
 * Whether a hint, alone or with those before it, is to be asked about.
 * @param before what the messages before it add up to
 */
export function isHinted({ score }: Hint, before: number, denials: number): boolean {
  // Who has denied it twice is asked again only about what the words say.
  if (denials > 1) return false;
  if (denials > 0) return score >= CLEARLY;
  return score >= HINTED || (score >= ADDS && before * FADES + score >= TOGETHER);
}

/** Whether a message says something of danger beside one that is suspected. */
export function adds({ score }: Hint): boolean {
  return score >= ADDS;
}

/** Whether a hint is worth a second question, after one that nothing came of: `sum` is what all of them add up to. */
export function isRepeated({ score }: Hint, sum: number): boolean {
  return score >= CLEARLY || (score >= GOES_ON && sum >= REPEATED);
}

/** Whether a phrase that hints at a danger is more than chance. */
export function backs({ score }: Hint): boolean {
  return score >= BACKS;
}

let loaded: Promise<Classifier> | undefined;

function hints(): Promise<Classifier> {
  loaded ??= import("./hint-weights.content.ts").then(({ HINT_WEIGHTS }) => loadClassifier(HINT_WEIGHTS));
  return loaded;
}
