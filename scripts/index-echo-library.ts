import { writeFileSync } from "node:fs";
import { samplesOf } from "#server/features/echo/library/entries.rules.ts";
import { LIBRARY } from "#server/features/echo/library/library.content.ts";
import { planTopicsOf } from "#server/features/echo/library/plan-topics.rules.ts";
import { plainForm } from "#server/features/echo/library/query-words.rules.ts";
import {
  hashOf,
  reduced,
  SAMPLE_VECTORS_FILE,
  writeSampleVectors,
} from "#server/features/echo/library/sample-vectors.format.ts";
import { situations } from "#server/features/instant-plan/situations.content.ts";
import { ENCODED_SIZE } from "#server/platform/meaning/sentence-encoder.ts";
import { keptMeanings } from "./kept-meanings.ts";
import { principalAxes } from "./principal-axes.ts";

/**
 * Writes the meanings of the sentences of Echo's library, after each change of its content: `npm run
 * index-echo-library`. The dimensions are those in which entries differ most, compared with how much the sentences of
 * one entry differ (linear discriminants); plans, which are not found by these, don't decide them.
 */
const DIMENSIONS = 88;
/** What is added to the variance within entries, in shares of its mean. */
const RIDGE = 3;

const samples = samplesOf({ ...LIBRARY, plans: planTopicsOf(situations()) });
const encoded = await keptMeanings(samples.map(({ text }) => plainForm(text)));

const mean = new Float32Array(ENCODED_SIZE);
const groups = new Map<string, Float64Array[]>();
for (const [place, { entry, part, branch }] of samples.entries()) {
  if (part === "reply" || part === "not" || (entry.kind === "topic" && entry.isPlan)) continue;
  const key = `${entry.id} ${branch}`;
  groups.set(key, [...(groups.get(key) ?? []), Float64Array.from(encoded[place] ?? [])]);
}
const rows = [...groups.values()].flat();
mean.set(meanOf(rows));
const within = [...groups.values()].flatMap((group) => centered(group, meanOf(group)));
const inner = principalAxes(within).map((axis) => ({ axis, variance: meanSquare(within, axis) }));
const ridge = (RIDGE * inner.reduce((sum, { variance }) => sum + variance, 0)) / inner.length;
const whitening = inner.map(({ axis, variance }) => axis.map((value) => value / Math.sqrt(variance + ridge)));
const project = (row: Float64Array) => Float64Array.from(whitening, (axis) => dot(axis, row));
const outer = principalAxes(centered(rows, Float64Array.from(mean)).map(project)).slice(0, DIMENSIONS);
const axes = new Float32Array(DIMENSIONS * ENCODED_SIZE);
for (const [place, weights] of outer.entries())
  for (const [at, weight] of weights.entries())
    for (const [index, value] of (whitening[at] ?? []).entries())
      axes[place * ENCODED_SIZE + index] = (axes[place * ENCODED_SIZE + index] ?? 0) + weight * value;

const bytes = new Int8Array(samples.length * DIMENSIONS);
for (const [place, row] of encoded.entries()) {
  const vector = reduced({ hash: "", dimensions: DIMENSIONS, mean, axes }, row);
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  for (const [at, value] of vector.entries())
    bytes[place * DIMENSIONS + at] = Math.round((value / largest) * 127);
}
const file = writeSampleVectors({ hash: hashOf(samples), dimensions: DIMENSIONS, mean, axes, bytes });
writeFileSync(SAMPLE_VECTORS_FILE, file);
console.log(`${samples.length} sentences, ${Math.round(file.length / 1024)} KB`);

function meanOf(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(ENCODED_SIZE);
  for (const row of all)
    for (const [at, value] of row.entries()) sum[at] = (sum[at] ?? 0) + value / all.length;
  return sum;
}

function centered(all: readonly Float64Array[], around: Float64Array): Float64Array[] {
  return all.map((row) => row.map((value, at) => value - (around[at] ?? 0)));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function meanSquare(all: readonly Float64Array[], axis: Float64Array): number {
  return all.reduce((sum, row) => sum + dot(row, axis) ** 2, 0) / all.length;
}
