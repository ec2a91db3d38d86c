import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kind } from "#server/features/instant-plan/kind.rules.ts";
import { kindOf } from "#server/features/instant-plan/kind.rules.ts";
import {
  type Feature,
  featuresOf,
  readingOf,
} from "#server/features/instant-plan/situation-features.rules.ts";
import { entryOf, raritiesOf } from "#server/features/instant-plan/situation-index.rules.ts";
import { ALIKE } from "#server/features/instant-plan/situation-search.rules.ts";
import { RANKING } from "#server/features/instant-plan/situation-weights.content.ts";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { nearness } from "#server/platform/words/word-vectors.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";

/**
 * Learns what each feature of a match weighs, and how likely the best match is right, from sentences of strangers and
 * readers' marks of plans for them (corpora/plans); prints both for situation-weights.content.ts.
 * Run: node scripts/tune-situations.ts
 */
const FITS = join(import.meta.dirname, "../corpora/plans/fits.jsonl");
/** What a plan is worth that is close, beside one that fits. */
const CLOSE = 0.35;
const RIDGE = 0.03;
const ROUNDS = 600;
const STEP = 0.03;
/** So many times, a share of the sentences is left out of learning and judged by what the others taught. */
const FOLDS = 10;
const MOMENT = { today: "2026-11-21", instant: "2026-11-21T17:00:00Z", timeZone: "America/New_York" };

type Mark = 0 | 1 | 2;
interface Sentence {
  rows: number[][];
  kinds: Kind[];
  centers: (Float32Array | null)[];
  marks: Mark[];
}

const names = Object.keys(RANKING) as Feature[];
const library = situations();
const rarities = raritiesOf(library);
const entries = new Map(library.map((situation) => [situation.id, entryOf(situation, rarities)]));

function read(line: string): Sentence {
  const { sentence, marks } = JSON.parse(line) as { sentence: string; marks: Record<string, Mark> };
  const goal = readGoal(sentence, MOMENT);
  const { words, verb, object, from } = goal.task;
  const reading = readingOf(
    { text: goal.text, task: from === "story" ? "" : words, verb, object, kind: kindOf(goal) },
    rarities,
  );
  const known = Object.entries(marks).flatMap(([id, mark]) => {
    const entry = entries.get(id);
    return entry ? [{ entry, mark }] : [];
  });
  return {
    rows: known.map(({ entry }) => {
      const features = featuresOf(reading, entry);
      return names.map((name) => features[name]);
    }),
    kinds: known.map(({ entry }) => entry.situation.kind),
    centers: known.map(({ entry }) => entry.center),
    marks: known.map(({ mark }) => mark),
  };
}

const sentences = readFileSync(FITS, "utf8").split("\n").filter(Boolean).map(read);
const spread = names.map((_, at) =>
  deviation(sentences.flatMap(({ rows }) => rows.map((row) => row[at] ?? 0))),
);

/** Gradient descent with Adam; a weight stays on the side of zero that its sign tells, where it has one. */
function descend(
  size: number,
  slopeAt: (weights: readonly number[]) => number[],
  signs: readonly (1 | -1 | 0)[],
) {
  const weights = new Array<number>(size).fill(0);
  const first = new Array<number>(size).fill(0);
  const second = new Array<number>(size).fill(0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [at, slope] of slopeAt(weights).entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
      const move =
        (first[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      const next = (weights[at] ?? 0) - STEP * move;
      weights[at] = signs[at] && next * signs[at] < 0 ? 0 : next;
    }
  }
  return weights;
}

/** Conditional logit: how likely each row is the right one. Only what tells against a match weighs below zero. */
function ranking(samples: readonly Sentence[]): number[] {
  const worth = { 0: 0, 1: CLOSE, 2: 1 };
  const known = samples.flatMap(({ rows, marks }) => {
    const sum = marks.reduce((all: number, mark) => all + worth[mark], 0);
    if (sum === 0) return [];
    const scaled = rows.map((row) => row.map((value, at) => value / (spread[at] ?? 1)));
    return [{ rows: scaled, right: marks.map((mark) => worth[mark] / sum) }];
  });
  const slopeAt = (weights: readonly number[]) => {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const { rows, right } of known) {
      const likely = softmax(rows.map((row) => dot(row, weights)));
      for (const [index, row] of rows.entries())
        for (const [at, value] of row.entries())
          slope[at] =
            (slope[at] ?? 0) + (((likely[index] ?? 0) - (right[index] ?? 0)) * value) / known.length;
    }
    return slope;
  };
  const signs = names.map((name) => (name.startsWith("other") ? -1 : 1));
  return descend(names.length, slopeAt, signs).map((weight, at) => weight / (spread[at] ?? 1));
}

/** What the trust in the best match goes by, and its mark. */
function best({ rows, kinds, centers, marks }: Sentence, weights: readonly number[]) {
  const order = rows.map((row, at) => ({ at, score: dot(row, weights) })).sort((a, b) => b.score - a.score);
  const [top, ...others] = order;
  if (!top) return [];
  const center = centers[top.at] ?? null;
  const otherKind = others.find(({ at }) => kinds[at] !== kinds[top.at]) ?? others.at(-1);
  const unlike = others.find(({ at }) => nearness(center, centers[at] ?? null) < ALIKE) ?? others.at(-1);
  const leadOn = (other: typeof unlike) => top.score - (other?.score ?? top.score);
  return [{ features: [1, top.score, leadOn(unlike), leadOn(otherKind)], mark: marks[top.at] ?? 0 }];
}

/** Logistic regression on half the mark. */
function trust(tops: readonly { features: number[]; mark: Mark }[]): number[] {
  const slopeAt = (weights: readonly number[]) => {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : 0.002 * weight));
    for (const { features, mark } of tops) {
      const error = logistic(dot(features, weights)) - mark / 2;
      for (const [at, value] of features.entries())
        slope[at] = (slope[at] ?? 0) + (error * value) / tops.length;
    }
    return slope;
  };
  return descend(4, slopeAt, [0, 0, 0, 0]);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-6;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((all, value) => all + value, 0);
  return raised.map((value) => value / sum);
}

const rounded = (value: number | undefined, digits: number) => Number((value ?? 0).toFixed(digits));
const count = (marks: readonly Mark[]) => [2, 1, 0].map((mark) => marks.filter((one) => one === mark).length);

const weights = ranking(sentences);
const left = Array.from({ length: FOLDS }, (_, fold) => {
  const isOut = (_sentence: Sentence, place: number) => place % FOLDS === fold;
  const learned = ranking(sentences.filter((sentence, place) => !isOut(sentence, place)));
  return sentences.filter(isOut).flatMap((sentence) => best(sentence, learned));
}).flat();
const [base, score, leadOnUnlike, leadOnOtherKind] = trust(left);

console.log("RANKING", Object.fromEntries(names.map((name, at) => [name, rounded(weights[at], 2)])));
console.log("TRUST", {
  score: rounded(score, 3),
  leadOnUnlike: rounded(leadOnUnlike, 3),
  leadOnOtherKind: rounded(leadOnOtherKind, 3),
  base: rounded(base, 3),
});
console.log(`Of ${sentences.length} left out, the best match fits, is close, is wrong:`, {
  first: count(left.map(({ mark }) => mark)),
  ofAll: count(sentences.map(({ marks }) => Math.max(0, ...marks) as Mark)),
  ...Object.fromEntries(
    [0.2, 0.25, 0.3, 0.32, 0.35, 0.4, 0.5, 0.6].map((sure) => [
      `sure ${sure}`,
      count(
        left
          .filter(
            ({ features }) =>
              logistic(dot(features, [base ?? 0, score ?? 0, leadOnUnlike ?? 0, leadOnOtherKind ?? 0])) >=
              sure,
          )
          .map(({ mark }) => mark),
      ),
    ]),
  ),
});
