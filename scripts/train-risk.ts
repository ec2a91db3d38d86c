import type { RiskWeights } from "#shared/crisis/judge-risk.rules.ts";
import { type Marks, readMarks } from "#shared/crisis/marks.rules.ts";
import { neighborsIn, riskFeatures } from "#shared/crisis/risk-features.rules.ts";
import { type Features, loadClassifier } from "#shared/understanding/classifier.rules.ts";
import { normalForm } from "#shared/understanding/normal-form.rules.ts";
import type { CrisisText } from "./crisis-corpus.ts";
import { type Example, trainHead } from "./train-classifier.ts";

/** A text to learn danger from. */
export interface RiskExample extends Example<CrisisText> {
  marks: Marks;
  /** The features of each two neighboring sentences. */
  parts: readonly Features[];
}

/** How much a part counts beside a whole text. Benign texts have many, texts of danger give the gravest one. */
const BENIGN_PART = 0.2;
const GRAVEST_PART = 0.7;

/** Reads the features of a text. */
export async function riskExample(row: CrisisText, importance: number): Promise<RiskExample> {
  const marks = await readMarks(normalForm(row.text).text);
  return {
    row,
    importance,
    marks,
    features: riskFeatures(marks.sentences),
    parts: neighborsIn(marks.sentences).map((part) => riskFeatures(part)),
  };
}

const levelLabels = ({ level }: CrisisText): readonly string[] =>
  ({
    none: [],
    oblique: ["notice"],
    explicit: ["notice", "card"],
    acute: ["notice", "card", "acute"],
  })[level];

/** Learns whether the line or the card is due. */
export function trainLevels(examples: readonly RiskExample[]): RiskWeights["level"] {
  const card = { names: ["card"], labels: levelLabels, keep: 45_000 };
  const fromTexts = loadClassifier(trainHead(examples, card));
  const parts = examples.flatMap(({ row, importance = 1, parts }): Example<CrisisText>[] => {
    if (!levelLabels(row).includes("card"))
      return parts.map((features) => ({ row, features, importance: importance * BENIGN_PART }));
    const scores = parts.map((features) => fromTexts.score(features).card ?? 0);
    const gravest = parts[scores.indexOf(Math.max(...scores))];
    return gravest ? [{ row, features: gravest, importance: importance * GRAVEST_PART }] : [];
  });
  return {
    ...trainHead(examples, { names: ["notice"], labels: levelLabels, keep: 45_000 }),
    ...trainHead([...examples, ...parts], card),
  };
}

/** Learns all about danger. */
export function trainRisk(examples: readonly RiskExample[]): RiskWeights {
  return {
    level: {
      ...trainLevels(examples),
      ...trainHead(examples, { names: ["acute"], labels: levelLabels, keep: 5000 }),
    },
    kind: trainHead(examples, {
      names: ["self", "others", "abuse", "medical"],
      labels: ({ kind }) => kind && [kind],
      keep: 2000,
    }),
    subject: trainHead(examples, {
      names: ["somebody"],
      labels: ({ subject }) => subject && [subject],
      keep: 2000,
    }),
  };
}
