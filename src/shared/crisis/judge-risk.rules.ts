import { type Head, loadClassifier } from "#shared/understanding/classifier.rules.ts";
import { LANGUAGES } from "#shared/understanding/language.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { hasLastWords, kindsOfFrames, levelOfFrames } from "./frames.rules.ts";
import { loadLexicons, type Marks, readMarks } from "./marks.rules.ts";
import { withoutOtherSenses } from "./other-senses.rules.ts";
import type { Risk, RiskKind, RiskLevel } from "./risk.ts";
import { neighborsIn, riskFeatures } from "./risk-features.rules.ts";
import { isGraver, LEVELS } from "./risk-level.rules.ts";
import { RISK_THRESHOLDS } from "./risk-thresholds.content.ts";
import { RISK_WEIGHTS } from "./risk-weights.content.ts";

/** What is learned about danger: how near, of which kind, and whose. */
export interface RiskWeights {
  level: Head;
  kind: Head;
  subject: Head;
}

const scorer = loadRiskScorer(RISK_WEIGHTS);

const KINDS: readonly RiskKind[] = ["self", "others", "abuse", "medical"];
/** What one mark of a kind adds to the kind's probability. */
const FRAME_WEIGHT = 0.2;
/** Windows of a long text, in characters. A window begins with the end of the one before. */
const WINDOW = 600;
const OVERLAP = 120;
/** Beyond this only the beginning and the end of a text are read. */
const LONGEST = 60_000;

/** The scores of a text of at most a window: what the thresholds are chosen for. */
export interface RiskScores {
  marks: Marks;
  notice: number;
  card: number;
  acute: number;
  kind: RiskKind;
  subject: "me" | "somebody";
}

/**
 * Reads the danger in a text of any length: the most that a window of it holds. Rejects when it finds none and could
 * not load all that it needed.
 */
export async function judgeRisk(text: string): Promise<Risk> {
  let most: Risk = { level: "none", kind: null, subject: null };
  let isComplete = true;
  for (const window of windowsOf(readPartOf(text))) {
    const scores = scorer(await readMarks(window));
    const here = levelOf(scores);
    const found = { level: here, kind: scores.kind, subject: scores.subject };
    if (isGraver(found, most)) most = found;
    isComplete &&= scores.marks.isComplete;
  }
  if (most.level === "none" && !isComplete) throw new Error("A lexicon could not be loaded.");
  return most;
}

/** The level that the words of a text give by themselves, whatever the classifier suspects: the most of its windows. */
export async function levelOfWords(text: string): Promise<RiskLevel> {
  const windows = await Promise.all(windowsOf(readPartOf(text)).map(readMarks));
  const ranks = windows.map((marks) => LEVELS.indexOf(levelOfFrames(marks)));
  return LEVELS[Math.max(...ranks)] ?? "none";
}

/** How sure the classifier is that a text says a danger, whatever its frames: the most of its windows, 0 to 1. */
export async function cardScoreOf(text: string): Promise<number> {
  const windows = await Promise.all(windowsOf(readPartOf(text)).map(readMarks));
  return Math.max(...windows.map((marks) => scorer(marks).card));
}

/** The marks of all windows of a text. */
export async function marksOfWords(text: string): Promise<ReadonlySet<string>> {
  const windows = await Promise.all(windowsOf(readPartOf(text)).map(readMarks));
  return new Set(windows.flatMap(({ all }) => [...all]));
}

/** The normal form of as much of a text as is read. */
function readPartOf(text: string): string {
  const shortened = text.length > LONGEST ? text.slice(0, LONGEST / 2) + text.slice(-LONGEST / 2) : text;
  return withoutOtherSenses(normalForm(shortened).text);
}

/** Loads what most texts of a person who uses these languages need. Rejects when a part cannot be loaded. */
export function loadRiskReading(languages: readonly string[]): Promise<void> {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return loadLexicons(LANGUAGES.filter((language) => language === "en" || spoken.includes(language)));
}

/**
 * The higher of what the classifier and the frames say. Where frames speak, `support` is asked of the classifier at
 * most: alone, the same words are too often chance.
 */
export function levelOf(scores: RiskScores, thresholds = RISK_THRESHOLDS): RiskLevel {
  const frames = levelOfFrames(scores.marks);
  const isFramed = frames === "explicit" || frames === "acute";
  if (scores.card >= (isFramed ? Math.min(thresholds.support, thresholds.card) : thresholds.card)) {
    return frames === "acute" || scores.acute >= thresholds.acute ? "acute" : "explicit";
  }
  const least = frames === "none" ? thresholds.notice : Math.min(thresholds.support, thresholds.notice);
  return scores.notice >= least || hasLastWords(scores.marks) ? "oblique" : "none";
}

/** Unpacks weights once, to score many texts. A card is due to the whole text or to two neighboring sentences. */
export function loadRiskScorer(weights: RiskWeights): (marks: Marks) => RiskScores {
  const level = loadClassifier(weights.level);
  const kind = loadClassifier(weights.kind);
  const subject = loadClassifier(weights.subject);
  return (marks) => {
    const features = riskFeatures(marks.sentences);
    const { notice = 0, card = 0, acute = 0 } = level.score(features);
    const parts = neighborsIn(marks.sentences).map((part) => level.score(riskFeatures(part)).card ?? 0);
    const kinds = kind.score(features);
    const frames = kindsOfFrames(marks);
    const likeliest = KINDS.toSorted(
      (a, b) => (kinds[b] ?? 0) + frames[b] * FRAME_WEIGHT - (kinds[a] ?? 0) - frames[a] * FRAME_WEIGHT,
    );
    const { somebody = 0 } = subject.score(features);
    return {
      marks,
      notice,
      card: Math.max(card, ...parts),
      acute,
      kind: likeliest[0] ?? "self",
      subject: somebody > 0.5 ? "somebody" : "me",
    };
  };
}

/** The parts of a normal form that are read one by one. */
export function windowsOf(normal: string): string[] {
  if (normal.length <= WINDOW) return [normal];
  const windows: string[] = [];
  for (let start = 0; start < normal.length - OVERLAP; ) {
    windows.push(normal.slice(start, start + WINDOW));
    const space = normal.indexOf(" ", start + WINDOW - OVERLAP);
    start = space < 0 || space > start + WINDOW ? start + WINDOW - OVERLAP : space + 1;
  }
  return windows;
}
