import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENCODED_SIZE } from "#server/platform/meaning/sentence-encoder.ts";

/** Whose text is read: each has weights of its own. */
export const SIDES = ["message", "last", "reply"] as const;
export type Side = (typeof SIDES)[number];

/** How a text's meaning and its words become a vector, in bytes: each times its scale. */
export interface SideWeights {
  scales: readonly [meaning: number, words: number];
  /** `ENCODED_SIZE` rows of `size`. */
  meaning: Int8Array;
  /** A row of `size` for each word. */
  words: Int8Array;
}

/**
 * Two readings that give a message and a reply vectors such that a reply that fits lies close to its message (a dual
 * encoder), and the vectors of all replies of the library.
 */
export interface ReplyTowers {
  /** Of the texts that they were trained on. */
  hash: string;
  size: number;
  /** Of all meanings. */
  mean: Float32Array;
  /** Stems. */
  vocabulary: readonly string[];
  rarities: Float32Array;
  sides: Readonly<Record<Side, SideWeights>>;
  /** The known replies: a letter for the kind of entry, its id, and a hash of the text. */
  replies: readonly { id: string; text: number }[];
  /** `size` bytes for each. */
  vectors: Int8Array;
}

/** Beside this module, or beside the bundle. */
export const REPLY_TOWERS_FILE = join(import.meta.dirname, "reply-towers.bin");

interface Head {
  hash: string;
  size: number;
  vocabulary: readonly string[];
  scales: Record<Side, readonly [number, number]>;
  replies: readonly { id: string; text: number }[];
}

/** The length of the head, the head, and the numbers one after the other. */
export function writeReplyTowers({ mean, rarities, sides, vectors, ...rest }: ReplyTowers): Buffer {
  const { hash, size, vocabulary, replies } = rest;
  const scales = { message: sides.message.scales, last: sides.last.scales, reply: sides.reply.scales };
  const head = Buffer.from(JSON.stringify({ hash, size, vocabulary, scales, replies } satisfies Head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const parts = [
    mean,
    rarities,
    ...SIDES.flatMap((side) => [sides[side].meaning, sides[side].words]),
    vectors,
  ];
  return Buffer.concat([
    length,
    head,
    ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

export function readReplyTowers(file = REPLY_TOWERS_FILE): ReplyTowers {
  const content = readFileSync(file);
  let from = 4 + content.readUInt32LE(0);
  const { hash, size, vocabulary, scales, replies } = JSON.parse(content.toString("utf8", 4, from)) as Head;
  const bytes = (length: number) => {
    const part = Uint8Array.from(content.subarray(from, from + length)).buffer;
    from += length;
    return part;
  };
  const mean = new Float32Array(bytes(4 * ENCODED_SIZE));
  const rarities = new Float32Array(bytes(4 * vocabulary.length));
  const sideOf = (side: Side): SideWeights => ({
    scales: scales[side],
    meaning: new Int8Array(bytes(ENCODED_SIZE * size)),
    words: new Int8Array(bytes(vocabulary.length * size)),
  });
  const sides = { message: sideOf("message"), last: sideOf("last"), reply: sideOf("reply") };
  const vectors = new Int8Array(bytes(replies.length * size));
  return { hash, size, mean, vocabulary, rarities, sides, replies, vectors };
}
