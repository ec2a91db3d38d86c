import { featuresOf, loadClassifier } from "#shared/understanding/classifier.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import { kindsOfFrames, levelOfFrames } from "./frames.rules.ts";
import { type Marks, markFeatures, readMarks } from "./marks.rules.ts";
import type { Risk, RiskKind, RiskLevel } from "./risk.ts";
import { isGraver, LEVELS } from "./risk-level.rules.ts";
import { RISK_THRESHOLDS } from "./risk-thresholds.content.ts";
import { RISK_WEIGHTS } from "./risk-weights.content.ts";

const level = loadClassifier(RISK_WEIGHTS.level);
const kind = loadClassifier(RISK_WEIGHTS.kind);
const subject = loadClassifier(RISK_WEIGHTS.subject);

const KINDS: readonly RiskKind[] = ["self", "others", "abuse", "medical"];
/** Below this on both scores, words that look like a frame are taken for chance. */
const UNLIKELY = 0.05;
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

/** Reads the danger in a text of any length: the most that a window of it holds. */
export async function judgeRisk(text: string): Promise<Risk> {
  const shortened = text.length > LONGEST ? text.slice(0, LONGEST / 2) + text.slice(-LONGEST / 2) : text;
  let most: Risk = { level: "none", kind: null, subject: null };
  for (const window of windowsOf(normalForm(shortened).text)) {
    const scores = await scoreRisk(window);
    const here = levelOf(scores);
    const found = { level: here, kind: scores.kind, subject: scores.subject };
    if (isGraver(found, most)) most = found;
  }
  return most;
}

/** The higher of what the classifier and the frames say. */
export function levelOf(scores: RiskScores, thresholds = RISK_THRESHOLDS): RiskLevel {
  const frames = scores.card < UNLIKELY && scores.notice < UNLIKELY ? "none" : levelOfFrames(scores.marks);
  const isCard = scores.card >= thresholds.card || LEVELS.indexOf(frames) >= LEVELS.indexOf("explicit");
  if (frames === "acute" || (isCard && scores.acute >= thresholds.acute)) return "acute";
  if (isCard) return "explicit";
  return scores.notice >= thresholds.notice || frames === "oblique" ? "oblique" : "none";
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
