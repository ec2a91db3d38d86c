import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A network with one hidden layer beside a straight line, which scores possible replies. */
export interface ReplyNetwork {
  /** Of the marks that it was trained on. */
  hash: string;
  /** All that replies may come from. */
  sources: readonly string[];
  /** Directions in which replies differ most. */
  axes: readonly Float32Array[];
  /** Of each input, in the training. */
  means: Float32Array;
  deviations: Float32Array;
  hidden: number;
  /** A row of inputs for each hidden unit. */
  hiddenWeights: Float32Array;
  hiddenBiases: Float32Array;
  outputWeights: Float32Array;
  /** From each input straight to the score. */
  lineWeights: Float32Array;
}

/** Beside this module, or beside the bundle. */
export const REPLY_NETWORK_FILE = join(import.meta.dirname, "reply-network.bin");

interface Head {
  hash: string;
  sources: readonly string[];
  axes: number;
  size: number;
  inputs: number;
  hidden: number;
}

/** The length of the head, the head, and the numbers one after the other. */
export function writeReplyNetwork(network: ReplyNetwork): Buffer {
  const { hash, sources, axes, means, deviations, hidden } = network;
  const size = axes[0]?.length ?? 0;
  const sizes = { axes: axes.length, size, inputs: means.length, hidden };
  const head = Buffer.from(JSON.stringify({ hash, sources, ...sizes } satisfies Head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const { hiddenWeights, hiddenBiases, outputWeights, lineWeights } = network;
  const parts = [...axes, means, deviations, hiddenWeights, hiddenBiases, outputWeights, lineWeights];
  return Buffer.concat([
    length,
    head,
    ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

export function readReplyNetwork(file = REPLY_NETWORK_FILE): ReplyNetwork {
  const content = readFileSync(file);
  let from = 4 + content.readUInt32LE(0);
  const { hash, sources, axes, size, inputs, hidden } = JSON.parse(content.toString("utf8", 4, from)) as Head;
  const floats = (length: number) => {
    const part = Uint8Array.from(content.subarray(from, from + 4 * length)).buffer;
    from += 4 * length;
    return new Float32Array(part);
  };
  return {
    hash,
    sources,
    axes: Array.from({ length: axes }, () => floats(size)),
    means: floats(inputs),
    deviations: floats(inputs),
    hidden,
    hiddenWeights: floats(inputs * hidden),
    hiddenBiases: floats(hidden),
    outputWeights: floats(hidden),
    lineWeights: floats(inputs),
  };
}

/** Further from its mean, an input counts no more. */
const FAR = 5;

/** The inputs in the network's measure. */
export const standardized = (
  { means, deviations }: Pick<ReplyNetwork, "means" | "deviations">,
  inputs: Float32Array,
): Float32Array =>
  inputs.map((value, at) =>
    Math.max(-FAR, Math.min(FAR, (value - (means[at] ?? 0)) / (deviations[at] ?? 1))),
  );

/** How well a reply with these inputs fits; the higher, the better. */
export function scoreOf(network: ReplyNetwork, given: Float32Array): number {
  const inputs = standardized(network, given);
  const { hidden, hiddenWeights, hiddenBiases, outputWeights, lineWeights } = network;
  let score = 0;
  for (let at = 0; at < inputs.length; at += 1) score += (lineWeights[at] ?? 0) * (inputs[at] ?? 0);
  for (let unit = 0; unit < hidden; unit += 1) {
    let sum = hiddenBiases[unit] ?? 0;
    for (let at = 0; at < inputs.length; at += 1)
      sum += (hiddenWeights[unit * inputs.length + at] ?? 0) * (inputs[at] ?? 0);
    score += Math.max(0, sum) * (outputWeights[unit] ?? 0);
  }
  return score;
}
