import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A network with one hidden layer, in bytes: each weight times its layer's scale. */
export interface DangerNetwork {
  /** Of the texts that it was trained on. */
  hash: string;
  inputs: number;
  hidden: number;
  outputs: number;
  scales: readonly [hidden: number, output: number];
  /** `hidden` rows of `inputs`. */
  hiddenWeights: Int8Array;
  hiddenBiases: Float32Array;
  /** `outputs` rows of `hidden`. */
  outputWeights: Int8Array;
  outputBiases: Float32Array;
}

/** Beside this module, or beside the bundle. */
export const DANGER_NETWORK_FILE = join(import.meta.dirname, "danger-network.bin");

const HASH_LENGTH = 64;
const SIZES = 3;
const SCALES = 2;
const HEAD_LENGTH = HASH_LENGTH + 4 * (SIZES + SCALES);

/** The hash, the sizes, the scales, the biases and the bytes, one after the other. */
export function writeDangerNetwork(network: DangerNetwork): Buffer {
  const { hash, inputs, hidden, outputs, scales } = network;
  const head = Buffer.alloc(HEAD_LENGTH);
  head.write(hash, "latin1");
  for (const [place, size] of [inputs, hidden, outputs].entries())
    head.writeUInt32LE(size, HASH_LENGTH + 4 * place);
  for (const [place, scale] of scales.entries()) head.writeFloatLE(scale, HASH_LENGTH + 4 * (SIZES + place));
  const { hiddenBiases, outputBiases, hiddenWeights, outputWeights } = network;
  return Buffer.concat([
    head,
    ...[hiddenBiases, outputBiases, hiddenWeights, outputWeights].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  ]);
}

export function readDangerNetwork(file = DANGER_NETWORK_FILE): DangerNetwork {
  const content = readFileSync(file);
  const size = (place: number) => content.readUInt32LE(HASH_LENGTH + 4 * place);
  const scale = (place: number) => content.readFloatLE(HASH_LENGTH + 4 * (SIZES + place));
  const [inputs, hidden, outputs] = [size(0), size(1), size(2)];
  let from = HEAD_LENGTH;
  const bytes = (length: number) => {
    const part = Uint8Array.from(content.subarray(from, from + length)).buffer;
    from += length;
    return part;
  };
  return {
    hash: content.toString("latin1", 0, HASH_LENGTH),
    inputs,
    hidden,
    outputs,
    scales: [scale(0), scale(1)],
    hiddenBiases: new Float32Array(bytes(4 * hidden)),
    outputBiases: new Float32Array(bytes(4 * outputs)),
    hiddenWeights: new Int8Array(bytes(hidden * inputs)),
    outputWeights: new Int8Array(bytes(outputs * hidden)),
  };
}
