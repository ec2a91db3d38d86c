import { featuresOf, loadClassifier } from "#shared/understanding/classifier.rules.ts";
import { LANGUAGES } from "#shared/understanding/language.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { kindsOfFrames, levelOfFrames } from "./frames.rules.ts";
import { loadLexicons, type Marks, markFeatures, readMarks } from "./marks.rules.ts";
import type { Risk, RiskKind, RiskLevel } from "./risk.ts";
import { isGraver } from "./risk-level.rules.ts";
import { RISK_THRESHOLDS } from "./risk-thresholds.content.ts";
import { RISK_WEIGHTS } from "./risk-weights.content.ts";

const level = loadClassifier(RISK_WEIGHTS.level);
const kind = loadClassifier(RISK_WEIGHTS.kind);
const subject = loadClassifier(RISK_WEIGHTS.subject);

const KINDS: readonly RiskKind[] = ["self", "others", "abuse", "medical"];
/** What the frames say counts from this score on: alone, the same words are too often chance. */
const SUPPORT = 0.3;
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
  const shortened = text.length > LONGEST ? text.slice(0, LONGEST / 2) + text.slice(-LONGEST / 2) : text;
  let most: Risk = { level: "none", kind: null, subject: null };
  let isComplete = true;
  for (const window of windowsOf(normalForm(shortened).text)) {
    const scores = await scoreRisk(window);
    const here = levelOf(scores);
    const found = { level: here, kind: scores.kind, subject: scores.subject };
    if (isGraver(found, most)) most = found;
    isComplete &&= scores.marks.isComplete;
  }
  if (most.level === "none" && !isComplete) throw new Error("A lexicon could not be loaded.");
  return most;
}

/** Loads what most texts of a person who uses these languages need. Rejects when a part cannot be loaded. */
export function loadRiskReading(languages: readonly string[]): Promise<void> {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return loadLexicons(LANGUAGES.filter((language) => language === "en" || spoken.includes(language)));
}

/** The higher of what the classifier and the frames say. Where frames speak, less is asked of the classifier. */
export function levelOf(scores: RiskScores, thresholds = RISK_THRESHOLDS, support = SUPPORT): RiskLevel {
  const frames = levelOfFrames(scores.marks);
  const isFramed = frames === "explicit" || frames === "acute";
  if (scores.card >= (isFramed ? Math.min(support, thresholds.card) : thresholds.card)) {
    return frames === "acute" || scores.acute >= thresholds.acute ? "acute" : "explicit";
  }
  const least = frames === "none" ? thresholds.notice : Math.min(support, thresholds.notice);
  return scores.notice >= least ? "oblique" : "none";
}

/** Scores a normal form. */
export async function scoreRisk(normal: string): Promise<RiskScores> {
  const marks = await readMarks(normal);
  const features = featuresOf(marks.words, markFeatures(marks));
  const { notice = 0, card = 0, acute = 0 } = level.score(features);
  const kinds = kind.score(features);
  const frames = kindsOfFrames(marks);
  const likeliest = KINDS.toSorted(
    (a, b) => (kinds[b] ?? 0) + frames[b] * FRAME_WEIGHT - (kinds[a] ?? 0) - frames[a] * FRAME_WEIGHT,
  );
  const { somebody = 0 } = subject.score(features);
  return {
    marks,
    notice,
    card,
    acute,
    kind: likeliest[0] ?? "self",
    subject: somebody > 0.5 ? "somebody" : "me",
  };
}

function windowsOf(normal: string): string[] {
  if (normal.length <= WINDOW) return [normal];
  const windows: string[] = [];
  for (let start = 0; start < normal.length - OVERLAP; ) {
    windows.push(normal.slice(start, start + WINDOW));
    const space = normal.indexOf(" ", start + WINDOW - OVERLAP);
    start = space < 0 || space > start + WINDOW ? start + WINDOW - OVERLAP : space + 1;
  }
  return windows;
}
