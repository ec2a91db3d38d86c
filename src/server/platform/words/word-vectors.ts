import data from "./word-vectors.json" with { type: "json" };

const { dimensions: DIMENSIONS } = data;

let table: { places: ReadonlyMap<string, number>; bytes: Int8Array } | undefined;
const known = new Map<string, Float32Array>();
const KNOWN_MAX = 20_000;

/** A word's place among meanings, of length 1: words of similar sentences lie close. Null for an unknown word. */
export function vectorOf(word: string): Float32Array | null {
  const seen = known.get(word);
  if (seen) return seen;
  table ??= {
    places: new Map(data.words.split(" ").map((one, place) => [one, place])),
    bytes: new Int8Array(Buffer.from(data.vectors, "base64")),
  };
  const place = table.places.get(word) ?? table.places.get(word.replace(/'s?$/, ""));
  if (place === undefined) return null;
  const vector = new Float32Array(table.bytes.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS));
  scale(vector);
  if (known.size < KNOWN_MAX) known.set(word, vector);
  return vector;
}

/** The weighted mean of some words' vectors, of length 1; null when none of them is known. */
export function meanOf(
  words: readonly { vector: Float32Array | null; weight: number }[],
): Float32Array | null {
  const sum = new Float32Array(DIMENSIONS);
  let isKnown = false;
  for (const { vector, weight } of words) {
    if (!vector || weight === 0) continue;
    isKnown = true;
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  if (isKnown) scale(sum);
  return isKnown ? sum : null;
}

/** The cosine of two vectors of length 1; 0 where one is missing. */
export function nearness(a: Float32Array | null, b: Float32Array | null): number {
  if (!a || !b) return 0;
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function scale(vector: Float32Array): void {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
}
