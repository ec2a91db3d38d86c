import { readFileSync } from "node:fs";
import { kindOf } from "#server/features/instant-plan/kind.rules.ts";
import {
  type Feature,
  featuresOf,
  type Query,
  readingOf,
  roughScore,
} from "#server/features/instant-plan/situation-features.rules.ts";
import { type Entry, entryOf, raritiesOf } from "#server/features/instant-plan/situation-index.rules.ts";
import { RANKING } from "#server/features/instant-plan/situation-weights.content.ts";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";

/**
 * Learns what each feature of a match weighs, and prints it for situation-weights.content.ts: by leaving out each
 * sentence of the library in turn, and from sentences of strangers where a file of them is given.
 * Run: node scripts/tune-situations.ts [FILE of JSON lines {"sentence", "ids": [right ones, none for no match]}]
 */
const CLOSE_LOOKS = 40;
/** What the library's own sentences count beside the strangers'. */
const LIBRARY_COUNTS = 0.5;
const RIDGE = 0.003;
const ROUNDS = 500;
const STEP = 0.05;
const MOMENT = { today: "2026-11-21", instant: "2026-11-21T17:00:00Z", timeZone: "America/New_York" };

interface Sample {
  rows: number[][];
  right: boolean[];
  weight: number;
}

const names = Object.keys(RANKING) as Feature[];
const mayBeNegative = names.map((name) => name.startsWith("other"));
const SITUATIONS = situations();
const rarities = raritiesOf(SITUATIONS);
const entries = SITUATIONS.map((situation) => entryOf(situation, rarities));

function queryOf(sentence: string): Query {
  const goal = readGoal(sentence, MOMENT);
  const { words, verb, object, from } = goal.task;
  return { text: goal.text, task: from === "story" ? "" : words, verb, object, kind: kindOf(goal) };
}

function sampleOf(sentence: string, ids: readonly string[], among: readonly Entry[]): Sample {
  const reading = readingOf(queryOf(sentence), rarities);
  const close = among
    .map((entry) => ({ entry, rough: roughScore(reading, entry) }))
    .sort((a, b) => b.rough - a.rough)
    .slice(0, CLOSE_LOOKS)
    .map(({ entry }) => entry);
  const rows = close.map((entry) => {
    const features = featuresOf(reading, entry);
    return names.map((name) => features[name]);
  });
  return { rows, right: close.map(({ situation }) => ids.includes(situation.id)), weight: 1 };
}

/** Each sentence of the library as if nobody had written it; cues that it contains are left out every other time. */
function* leftOut(): Generator<Sample> {
  for (const [place, situation] of SITUATIONS.entries())
    for (const [at, say] of situation.says.entries()) {
      const own = new Set(say.toLowerCase().match(/[a-z']+/g));
      const cues = situation.cues.filter(
        (cue, index) => (index + at) % 2 === 0 || !cue.split(" ").every((word) => own.has(word)),
      );
      const says = situation.says.filter((other) => other !== say);
      yield sampleOf(
        say,
        [situation.id],
        entries.with(place, entryOf({ ...situation, says, cues }, rarities)),
      );
    }
}

const library = [...leftOut()];
const file = process.argv[2];
const strangers = file
  ? readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { sentence: string; ids: string[] })
      .map(({ sentence, ids }) => sampleOf(sentence, ids, entries))
  : [];
const answerable = (samples: readonly Sample[]) => samples.filter(({ right }) => right.some(Boolean));
const weighted = (samples: readonly Sample[], weight: number) =>
  answerable(samples).map((sample, _, all) => ({ ...sample, weight: weight / all.length }));

/** Conditional logit: how likely each row is the right one, by gradient descent with a ridge (Adam). */
function learned(samples: readonly Sample[]): number[] {
  const spread = names.map((_, at) =>
    deviation(samples.flatMap(({ rows }) => rows.map((row) => row[at] ?? 0))),
  );
  const weights = names.map(() => 0);
  const first = names.map(() => 0);
  const second = names.map(() => 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const { rows, right, weight } of samples) {
      const likely = softmax(
        rows.map((row) =>
          row.reduce((sum, value, at) => sum + ((weights[at] ?? 0) * value) / (spread[at] ?? 1), 0),
        ),
      );
      const mass = likely.reduce((sum, value, index) => sum + (right[index] ? value : 0), 0) || 1e-12;
      for (const [index, row] of rows.entries()) {
        const error = weight * ((likely[index] ?? 0) - (right[index] ? (likely[index] ?? 0) / mass : 0));
        for (const [at, value] of row.entries())
          slope[at] = (slope[at] ?? 0) + (error * value) / (spread[at] ?? 1);
      }
    }
    for (const [at, own] of slope.entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * own;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * own * own;
      const move =
        (first[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      const next = (weights[at] ?? 0) - STEP * move;
      weights[at] = mayBeNegative[at] ? next : Math.max(0, next);
    }
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1));
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-6;
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((all, value) => all + value, 0);
  return raised.map((value) => value / sum);
}

const weights = learned([...weighted(library, LIBRARY_COUNTS), ...weighted(strangers, 1)]);

function firstIsRight(samples: readonly Sample[], by: readonly number[]): string {
  const hits = samples.filter(({ rows, right }) => {
    const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * (by[at] ?? 0), 0));
    return right[scores.indexOf(Math.max(...scores))];
  });
  return `${hits.length} of ${samples.length}`;
}

console.log(Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100])));
const present = names.map((name) => RANKING[name]);
for (const [what, by] of [
  ["present", present],
  ["learned", weights],
] as const)
  console.log(
    `${what}: right first of the library ${firstIsRight(library, by)}; of strangers ${firstIsRight(answerable(strangers), by)}`,
  );
