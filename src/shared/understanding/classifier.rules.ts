/**
 * One label's weights. The features with a weight are those at the running sum of `gaps`; each character of `gaps` and
 * of `weights` is one digit (see DIGITS), which compresses better than packed bytes.
 */
export interface LabelWeights {
  bias: number;
  /** The weight of one step of a digit. */
  scale: number;
  gaps: string;
  weights: string;
}

/** Labels of one question, each with its weights. They are independent of each other. */
export type Head = Readonly<Record<string, LabelWeights>>;

/** The features of a text: distinct buckets, and the value of each. */
export interface Features {
  buckets: Uint32Array;
  values: Float32Array;
}

export const FEATURE_BITS = 17;
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The largest digit. In `gaps` it adds to the next one; in `weights` the middle digit stands for zero. */
export const LAST_DIGIT = DIGITS.length - 1;
export const ZERO_DIGIT = DIGITS.length / 2;

/** Features that somebody else recognized. */
export interface NamedFeatures {
  names: readonly string[];
  /** How much they count together, whatever their number. Letters count 1. */
  share: number;
}

const WORDS_SHARE = 0.8;

/** Hashed character 2-to-5-grams within words, word 1-to-2-grams, and groups of features by name. */
export function featuresOf(words: readonly string[], named: readonly NamedFeatures[] = []): Features {
  const letters = new Set<number>();
  const grams = new Set<number>();
  let previous = "^";
  for (const word of words) {
    grams.add(bucketOf(`w${word}`, 2));
    grams.add(bucketOf(`w${previous} ${word}`, 2));
    previous = word;
    const bounded = ` ${word.slice(0, 24)} `;
    for (let start = 0; start < bounded.length - 1; start++) {
      let hash = 0x811c9dc5;
      const end = Math.min(bounded.length, start + 5);
      for (let at = start; at < end; at++) {
        hash = Math.imul(hash ^ bounded.charCodeAt(at), 0x01000193);
        if (at > start) letters.add(fold(hash));
      }
    }
  }
  grams.add(bucketOf(`w${previous} $`, 2));
  const groups = named.map(({ names, share }, i): [Set<number>, number] => [
    new Set(names.map((name) => bucketOf(name, 3 + i))),
    share,
  ]);
  return join([letters, 1], [grams, WORDS_SHARE], ...groups);
}

function join(...groups: [buckets: Set<number>, share: number][]): Features {
  const values = new Map<number, number>();
  for (const [group, share] of groups) {
    const value = share / Math.sqrt(Math.max(group.size, 8));
    for (const bucket of group) values.set(bucket, (values.get(bucket) ?? 0) + value);
  }
  return { buckets: Uint32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}

/** FNV-1a. */
function bucketOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return fold(hash);
}

const fold = (hash: number) => ((hash >>> FEATURE_BITS) ^ hash) & ((1 << FEATURE_BITS) - 1);

/** A head's weights, unpacked. */
export interface Classifier {
  /** The probability of each label between 0 and 1. */
  score(features: Features): Record<string, number>;
}

/** Unpacks a head once, to score many texts. */
export function loadClassifier(head: Head): Classifier {
  const labels = Object.entries(head).map(([label, weights]) => ({
    label,
    bias: weights.bias,
    weights: unpack(weights),
  }));
  return {
    score: ({ buckets, values }) =>
      Object.fromEntries(
        labels.map(({ label, bias, weights }) => {
          let sum = bias;
          for (let i = 0; i < buckets.length; i++) sum += (weights[buckets[i] ?? 0] ?? 0) * (values[i] ?? 0);
          return [label, 1 / (1 + Math.exp(-sum))];
        }),
      ),
  };
}

function unpack({ scale, gaps, weights }: LabelWeights): Float32Array {
  const dense = new Float32Array(1 << FEATURE_BITS);
  let bucket = 0;
  let next = 0;
  for (const digit of gaps) {
    const gap = DIGITS.indexOf(digit);
    bucket += gap;
    if (gap === LAST_DIGIT) continue;
    dense[bucket] = (DIGITS.indexOf(weights.charAt(next)) - ZERO_DIGIT) * scale;
    next += 1;
  }
  return dense;
}
