import { writeFileSync } from "node:fs";
import {
  DANGER_NETWORK_FILE,
  type DangerNetwork,
  writeDangerNetwork,
} from "#server/features/echo/danger/danger-network.format.ts";
import { DANGER_OUTPUTS, dangerInputs } from "#server/features/echo/danger/danger-network.rules.ts";
import type { RiskKind, RiskLevel, RiskSubject } from "#shared/crisis/risk.ts";
import { readCrisisTexts } from "./crisis-corpus.ts";
import { readTurns } from "./echo-turns.ts";
import { encodeAll } from "./encode-texts.ts";
import { randomNumbers, shuffle } from "./train-classifier.ts";
import { hintsHash, ordinaryTopics, playedConversations, readHints, readTalks } from "./train-hints.ts";

/** What somebody wrote in a conversation, and whose danger it shows, if any. */
interface DangerRow {
  text: string;
  earlier: readonly string[];
  kind: RiskKind | null;
  /** Null where it isn't known. */
  subject: RiskSubject | null;
  /** Null where it isn't known; a danger that is only hinted at is oblique. */
  level: RiskLevel | null;
  importance: number;
}

const TEXT_COUNTS = 1;
/** Plain sentences, which the other authors leave to the rules. */
const PLAIN_AUTHOR = "c01";
const PLAIN_COUNTS = 6;
/** One of so many of the library's sentences is read as what people bring to a coach. */
const LIBRARY_EVERY = 3;
const LIBRARY_COUNTS = 0.3;
const HINT_COUNTS = 4;
const TALK_COUNTS = 2;
const PLAYED_COUNTS = 2;
const TURN_COUNTS = 3;
/** The place of the first message in which danger surely shows. */
const SHOWS_FROM = 2;
/** The same as where a message is scored. */
const READ = 700;

/** Trains the network that reads danger by meaning, and writes it. */
export async function trainDanger(): Promise<void> {
  const rows = trainingRows();
  const texts = [...new Set(rows.flatMap(({ text, earlier }) => [text, ...earlier]).map(shortened))];
  const places = new Map(texts.map((text, place) => [text, place]));
  const meanings = await encodeAll(texts);
  const meaningOf = (text: string) => meanings[places.get(shortened(text)) ?? -1] ?? new Float32Array();
  const samples = rows.map((row) =>
    sampleOf(row, dangerInputs(meaningOf(row.text), row.earlier.map(meaningOf))),
  );
  const networks = SEEDS.map((seed) => trained(samples, seed));
  const file = writeDangerNetwork(quantized(networks));
  writeFileSync(DANGER_NETWORK_FILE, file);
  console.log(`danger-network.bin: ${rows.length} messages, ${Math.round(file.length / 1024)} KB`);
}

function trainingRows(): DangerRow[] {
  return [
    ...readCrisisTexts("training")
      .filter(({ language }) => language === "en")
      .map(({ author, text, level, kind, subject }) => ({
        text,
        earlier: [],
        kind: level === "none" ? null : kind,
        subject,
        level,
        importance: author === PLAIN_AUTHOR ? PLAIN_COUNTS : TEXT_COUNTS,
      })),
    ...readHints("training").map((hint) => ({ ...hint, earlier: [], level: null, importance: HINT_COUNTS })),
    ...readTalks("training").flatMap(({ danger, messages }) =>
      messages
        .map((text, place) => ({
          text,
          earlier: messages.slice(0, place),
          kind: danger === "worry" ? "self" : danger,
          subject: danger === "worry" ? ("somebody" as const) : null,
          level: null,
          importance: TALK_COUNTS,
        }))
        .slice(danger === null ? 0 : SHOWS_FROM),
    ),
    ...playedConversations().flatMap((messages) =>
      messages.map((text, place) => ({
        text,
        earlier: messages.slice(0, place),
        kind: null,
        subject: null,
        level: null,
        importance: PLAYED_COUNTS,
      })),
    ),
    ...ordinaryTopics()
      .flat()
      .filter((_, place) => place % LIBRARY_EVERY === 0)
      .map((text) => ({
        text,
        earlier: [],
        kind: null,
        subject: null,
        level: null,
        importance: LIBRARY_COUNTS,
      })),
    ...readTurns("training").flatMap((turns) =>
      turns.map(({ text, kind, subject, level }, place) => ({
        text,
        earlier: turns.slice(0, place).map((turn) => turn.text),
        kind,
        subject,
        level,
        importance: TURN_COUNTS,
      })),
    ),
  ];
}

/** What the network is to answer; null where a row teaches nothing about it. */
interface Sample {
  inputs: Float32Array;
  targets: readonly (0 | 1 | null)[];
  importance: number;
}

function sampleOf({ kind, subject, level, importance }: DangerRow, inputs: Float32Array): Sample {
  const targets = DANGER_OUTPUTS.map((output) => {
    if (output === "hint") return kind === null ? 0 : 1;
    if (output === "said" || output === "now") {
      if (kind === null) return 0;
      if (level === null) return null;
      return level === "acute" || (output === "said" && level === "explicit") ? 1 : 0;
    }
    if (kind === null) return null;
    if (output === "somebody") return subject === null ? null : subject === "somebody" ? 1 : 0;
    return kind === output ? 1 : 0;
  });
  return { inputs: inputs.map((value) => SCALE * value), targets, importance };
}

/** The encoder's numbers are small. */
const SCALE = 8;
const HIDDEN = 96;
const EPOCHS = 10;
const BATCH = 128;
const RATE = 1e-3;
const DECAY = 1e-5;
/** The share of hidden units that are left out of each step, so that none relies on another. */
const DROPPED = 0.3;
/** Several networks that begin otherwise are averaged. */
const SEEDS = [1, 2];

interface Layers {
  hiddenWeights: Float32Array;
  hiddenBiases: Float32Array;
  outputWeights: Float32Array;
  outputBiases: Float32Array;
}
const LAYERS = ["hiddenWeights", "hiddenBiases", "outputWeights", "outputBiases"] as const;

/** A hidden layer of rectified units and an output per question, by Adam in an order that is always the same. */
function trained(samples: readonly Sample[], seed: number): Layers {
  const inputs = samples[0]?.inputs.length ?? 0;
  const outputs = DANGER_OUTPUTS.length;
  const random = randomNumbers(seed);
  const spread = (size: number, by: number) =>
    Float32Array.from({ length: size }, () => by * (random() + random() + random() - 1.5));
  const layers: Layers = {
    hiddenWeights: spread(HIDDEN * inputs, 6 / Math.sqrt(inputs)),
    hiddenBiases: new Float32Array(HIDDEN),
    outputWeights: spread(outputs * HIDDEN, 2 / Math.sqrt(HIDDEN)),
    outputBiases: new Float32Array(outputs),
  };
  const like = () =>
    Object.fromEntries(
      LAYERS.map((name) => [name, new Float32Array(layers[name].length)]),
    ) as unknown as Layers;
  const [slopes, means, squares] = [like(), like(), like()];
  const hidden = new Float32Array(HIDDEN);
  const back = new Float32Array(HIDDEN);
  const order = samples.map((_, place) => place);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      for (const name of LAYERS) slopes[name].fill(0);
      const batch = order.slice(from, from + BATCH);
      for (const place of batch) {
        const sample = samples[place];
        if (sample) addSlopes(sample, batch.length);
      }
      step += 1;
      for (const name of LAYERS) move(layers[name], slopes[name], means[name], squares[name]);
    }
  }
  return layers;

  function addSlopes({ inputs: given, targets, importance }: Sample, size: number): void {
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      back[unit] = 0;
      hidden[unit] = 0;
      if (random() < DROPPED) continue;
      let sum = layers.hiddenBiases[unit] ?? 0;
      const row = unit * inputs;
      for (let at = 0; at < inputs; at += 1) sum += (layers.hiddenWeights[row + at] ?? 0) * (given[at] ?? 0);
      if (sum > 0) hidden[unit] = sum / (1 - DROPPED);
    }
    for (const [output, target] of targets.entries()) {
      if (target === null) continue;
      let sum = layers.outputBiases[output] ?? 0;
      const row = output * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        sum += (layers.outputWeights[row + unit] ?? 0) * (hidden[unit] ?? 0);
      const error = ((1 / (1 + Math.exp(-sum)) - target) * importance) / size;
      slopes.outputBiases[output] = (slopes.outputBiases[output] ?? 0) + error;
      for (let unit = 0; unit < HIDDEN; unit += 1) {
        slopes.outputWeights[row + unit] =
          (slopes.outputWeights[row + unit] ?? 0) + error * (hidden[unit] ?? 0);
        back[unit] = (back[unit] ?? 0) + error * (layers.outputWeights[row + unit] ?? 0);
      }
    }
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if ((hidden[unit] ?? 0) <= 0) continue;
      const error = (back[unit] ?? 0) / (1 - DROPPED);
      slopes.hiddenBiases[unit] = (slopes.hiddenBiases[unit] ?? 0) + error;
      const row = unit * inputs;
      for (let at = 0; at < inputs; at += 1)
        slopes.hiddenWeights[row + at] = (slopes.hiddenWeights[row + at] ?? 0) + error * (given[at] ?? 0);
    }
  }

  function move(weights: Float32Array, slope: Float32Array, mean: Float32Array, square: Float32Array): void {
    const rate = (RATE * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
    for (let at = 0; at < weights.length; at += 1) {
      const own = (slope[at] ?? 0) + DECAY * (weights[at] ?? 0);
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * own;
      const second = 0.999 * (square[at] ?? 0) + 0.001 * own * own;
      mean[at] = first;
      square[at] = second;
      weights[at] = (weights[at] ?? 0) - (rate * first) / (Math.sqrt(second) + 1e-8);
    }
  }
}

/** The networks side by side as one that answers their mean, in bytes. */
function quantized(networks: readonly Layers[]): DangerNetwork {
  const inputs = (networks[0]?.hiddenWeights.length ?? 0) / HIDDEN;
  const outputs = DANGER_OUTPUTS.length;
  const share = 1 / networks.length;
  const hiddenWeights = networks.flatMap((layers) =>
    [...layers.hiddenWeights].map((weight) => SCALE * weight),
  );
  const outputWeights = DANGER_OUTPUTS.flatMap((_, output) =>
    networks.flatMap((layers) =>
      [...layers.outputWeights.subarray(output * HIDDEN, (output + 1) * HIDDEN)].map(
        (weight) => share * weight,
      ),
    ),
  );
  const [hiddenBytes, hiddenScale] = inBytes(hiddenWeights);
  const [outputBytes, outputScale] = inBytes(outputWeights);
  return {
    hash: hintsHash(),
    inputs,
    hidden: networks.length * HIDDEN,
    outputs,
    scales: [hiddenScale, outputScale],
    hiddenWeights: hiddenBytes,
    hiddenBiases: Float32Array.from(networks.flatMap((layers) => [...layers.hiddenBiases])),
    outputWeights: outputBytes,
    outputBiases: Float32Array.from(DANGER_OUTPUTS, (_, output) =>
      networks.reduce((sum, layers) => sum + share * (layers.outputBiases[output] ?? 0), 0),
    ),
  };
}

const LARGEST = 127;

function inBytes(weights: readonly number[]): [Int8Array, number] {
  const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / LARGEST;
  return [Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale];
}

const shortened = (text: string) => text.slice(0, READ);
