import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENCODED_SIZE } from "#server/platform/meaning/sentence-encoder.ts";
import type { Sample } from "./entries.rules.ts";

/** The meanings of the library's sentences in fewer numbers than the encoder gives. */
export interface SampleVectors {
  /** Of the sentences that the vectors belong to. */
  hash: string;
  dimensions: number;
  /** Of all sentences as the encoder gives them. */
  mean: Float32Array;
  /** `dimensions` directions of the encoder's size, one after the other. */
  axes: Float32Array;
  /** `dimensions` bytes for each sentence. */
  bytes: Int8Array;
}

/** Beside this module, or beside the bundle. */
export const SAMPLE_VECTORS_FILE = join(import.meta.dirname, "sample-vectors.bin");

export const hashOf = (samples: readonly Sample[]): string =>
  createHash("sha256")
    .update(
      samples.map(({ text, entry, part, branch }) => `${entry.id} ${part} ${branch} ${text}\n`).join(""),
    )
    .digest("hex");

const HASH_LENGTH = 64;
const HEAD_LENGTH = HASH_LENGTH + 4;

/** The hash, the number of dimensions, the mean, the axes and the bytes, one after the other. */
export function writeSampleVectors({ hash, dimensions, mean, axes, bytes }: SampleVectors): Buffer {
  const head = Buffer.alloc(HEAD_LENGTH);
  head.write(hash, "latin1");
  head.writeUInt32LE(dimensions, HASH_LENGTH);
  return Buffer.concat([head, bytesOf(mean), bytesOf(axes), bytesOf(bytes)]);
}

export function readSampleVectors(file = SAMPLE_VECTORS_FILE): SampleVectors {
  const content = readFileSync(file);
  const dimensions = content.readUInt32LE(HASH_LENGTH);
  const meanEnd = HEAD_LENGTH + 4 * ENCODED_SIZE;
  const axesEnd = meanEnd + 4 * ENCODED_SIZE * dimensions;
  const floats = (from: number, to: number) =>
    new Float32Array(Uint8Array.from(content.subarray(from, to)).buffer);
  return {
    hash: content.toString("latin1", 0, HASH_LENGTH),
    dimensions,
    mean: floats(HEAD_LENGTH, meanEnd),
    axes: floats(meanEnd, axesEnd),
    bytes: Int8Array.from(content.subarray(axesEnd)),
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** What the encoder gives, in the library's dimensions: of length 1. */
export function reduced(
  { dimensions, mean, axes }: Omit<SampleVectors, "bytes">,
  encoded: Float32Array,
): Float32Array {
  const out = new Float32Array(dimensions);
  let squares = 0;
  for (let axis = 0; axis < dimensions; axis += 1) {
    let sum = 0;
    for (let at = 0; at < ENCODED_SIZE; at += 1)
      sum += (axes[axis * ENCODED_SIZE + at] ?? 0) * ((encoded[at] ?? 0) - (mean[at] ?? 0));
    out[axis] = sum;
    squares += sum * sum;
  }
  const length = Math.sqrt(squares) || 1;
  return out.map((value) => value / length);
}

/** For each sentence, what its bytes are to be multiplied by for a length of 1. */
export function scalesOf({ dimensions, bytes }: SampleVectors): Float32Array {
  return Float32Array.from({ length: bytes.length / dimensions }, (_, place) => {
    let squares = 0;
    for (let at = place * dimensions; at < (place + 1) * dimensions; at += 1)
      squares += (bytes[at] ?? 0) ** 2;
    return 1 / (Math.sqrt(squares) || 1);
  });
}
