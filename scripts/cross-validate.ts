import { levelOf, loadRiskScorer, type RiskScores } from "#shared/crisis/judge-risk.rules.ts";
import type { CrisisText } from "./crisis-corpus.ts";
import { type Judged, percent, ratesOf } from "./crisis-evaluation.ts";
import { type RiskExample, trainLevels } from "./train-risk.ts";

/** A text and what weights that know nothing of its author say of it. */
export interface Scored {
  text: CrisisText;
  scores: RiskScores;
}

export type Thresholds = NonNullable<Parameters<typeof levelOf>[1]>;

const FOLDS = 5;
const STEPS = Array.from({ length: 97 }, (_, i) => (i + 2) / 100);

/** Scores the texts of every author with weights learned from others. Texts without an author are always learned from. */
export function crossValidate(examples: readonly RiskExample[]): Scored[] {
  const authors = [...new Set(examples.map(({ row }) => row.author))].filter(Boolean).sort();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = ({ row }: RiskExample) => authors.indexOf(row.author) % FOLDS === fold;
    const level = trainLevels(examples.filter((example) => !isLeftOut(example)));
    const score = loadRiskScorer({ level, kind: {}, subject: {} });
    return examples.filter(isLeftOut).map(({ row, marks }) => ({ text: row, scores: score(marks) }));
  }).flat();
}

/** The levels that some thresholds give. */
export const judge = (scored: readonly Scored[], thresholds: Thresholds): Judged[] =>
  scored.map(({ text, scores }) => ({ text, level: levelOf(scores, thresholds) }));

/** What is asked of the classifier where frames speak. More passes over a plain wish beside harmless words. */
const SUPPORT = 0.3;

/** The lowest thresholds with at most these percents of benign texts answered wrongly. */
export function chooseThresholds(
  scored: readonly Scored[],
  most: { falseCard: number; falseLine: number },
): Thresholds {
  const rates = (thresholds: Thresholds) => ratesOf(judge(scored, thresholds));
  const silent = { card: 1, notice: 1, acute: 0.5, support: SUPPORT };
  const card =
    STEPS.find((step) => percent(rates({ ...silent, card: step }).falseCard) <= most.falseCard) ?? 1;
  const notice =
    STEPS.find((step) => percent(rates({ ...silent, card, notice: step }).falseLine) <= most.falseLine) ?? 1;
  return { ...silent, card, notice };
}
