import { stemOf, wordsIn } from "#server/platform/words/stems.ts";
import type { ReplyTowers, Side } from "./reply-towers.format.ts";

/** A text as both towers read it. */
export interface TextReading {
  /** As the encoder gives it. */
  meaning: Float32Array;
  /** The places of its rarest words in the vocabulary, and how much each counts. */
  words: readonly (readonly [place: number, weight: number])[];
}

/** More words of one text aren't read. */
const WORDS_MAX = 40;

/** The places of a text's words, each once, the rarest first. */
export function wordsOf(
  text: string,
  places: ReadonlyMap<string, number>,
  rarities: Float32Array,
): TextReading["words"] {
  const stems = new Set(wordsIn(text).map(stemOf));
  const known = [...stems].flatMap((stem) => places.get(stem) ?? []);
  const kept = known.toSorted((a, b) => (rarities[b] ?? 0) - (rarities[a] ?? 0)).slice(0, WORDS_MAX);
  return kept.map((place) => [place, (rarities[place] ?? 0) / Math.sqrt(kept.length)] as const);
}

/** What one side makes of a text, added to what is there. */
function addSide(
  { size, mean, sides }: Pick<ReplyTowers, "size" | "mean" | "sides">,
  side: Side,
  { meaning, words }: TextReading,
  sum: Float32Array,
): void {
  const { scales, meaning: ofMeaning, words: ofWords } = sides[side];
  for (let row = 0; row < meaning.length; row += 1) {
    const value = scales[0] * ((meaning[row] ?? 0) - (mean[row] ?? 0));
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + value * (ofMeaning[row * size + at] ?? 0);
  }
  for (const [place, weight] of words) {
    const value = scales[1] * weight;
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + value * (ofWords[place * size + at] ?? 0);
  }
}

/** The vector of a message, alone or as what follows Echo's last reply. */
export function queryVector(
  towers: ReplyTowers,
  message: TextReading,
  last: TextReading | null = null,
): Float32Array {
  const sum = new Float32Array(towers.size);
  addSide(towers, "message", message, sum);
  if (last) addSide(towers, "last", last, sum);
  return toLength1(sum);
}

export function replyVector(towers: ReplyTowers, reply: TextReading): Float32Array {
  const sum = new Float32Array(towers.size);
  addSide(towers, "reply", reply, sum);
  return toLength1(sum);
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

export function toLength1(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

/** A number for a text (FNV-1a of 32 bits). */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
