import type { DangerScores } from "#shared/echo/crisis-scores.rules.ts";
import type { DangerNetwork } from "./danger-network.format.ts";

/** What the network answers, in the order of its outputs. */
export const DANGER_OUTPUTS = [
  "hint",
  "said",
  "now",
  "self",
  "others",
  "abuse",
  "medical",
  "somebody",
] as const;

/** How much of what was written before is left one message later. */
const FADES = 0.8;

/**
 * The network's inputs: the message's meaning, and that of the conversation up to and with it, in which the last
 * messages count most.
 * @param earlier the meanings of what was written before, the last at the end
 */
export function dangerInputs(message: Float32Array, earlier: readonly Float32Array[]): Float32Array {
  const size = message.length;
  const inputs = new Float32Array(2 * size);
  inputs.set(message);
  const sum = inputs.subarray(size);
  for (const meaning of [...earlier, message])
    for (let at = 0; at < size; at += 1) sum[at] = FADES * (sum[at] ?? 0) + (meaning[at] ?? 0);
  const ratio = lengthOf(message) / (lengthOf(sum) || 1);
  for (let at = 0; at < size; at += 1) sum[at] = ratio * (sum[at] ?? 0);
  return inputs;
}

/** What the network makes of its inputs. */
export function dangerScores(network: DangerNetwork, given: Float32Array): DangerScores {
  const { inputs, hidden, scales, hiddenWeights, hiddenBiases, outputWeights, outputBiases } = network;
  const inner = Float32Array.from({ length: hidden }, (_, unit) =>
    Math.max(0, (hiddenBiases[unit] ?? 0) + scales[0] * weighted(hiddenWeights, unit * inputs, given)),
  );
  const scores = DANGER_OUTPUTS.map(
    (_, place) => (outputBiases[place] ?? 0) + scales[1] * weighted(outputWeights, place * hidden, inner),
  );
  const of = (output: (typeof DANGER_OUTPUTS)[number]) => scores[DANGER_OUTPUTS.indexOf(output)] ?? 0;
  return {
    hint: of("hint"),
    said: of("said"),
    now: of("now"),
    kinds: { self: of("self"), others: of("others"), abuse: of("abuse"), medical: of("medical") },
    somebody: of("somebody"),
  };
}

function weighted(weights: Int8Array, from: number, values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += (weights[from + at] ?? 0) * (values[at] ?? 0);
  return sum;
}

function lengthOf(values: Float32Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}
