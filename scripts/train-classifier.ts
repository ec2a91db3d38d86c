import {
  DIGITS,
  FEATURE_BITS,
  type Features,
  type Head,
  LAST_DIGIT,
  type LabelWeights,
  ZERO_DIGIT,
} from "#shared/understanding/classifier.rules.ts";

/** A text to learn from. */
export interface Example<Row> {
  row: Row;
  features: Features;
  /** How much it counts; 1 when absent. */
  importance?: number;
}

/** A question to learn: `labels` answers it for a row, or says null when the row teaches nothing about it. */
export interface HeadPlan<Row> {
  names: readonly string[];
  labels: (row: Row) => readonly string[] | null;
  /** How many features keep a weight, per label. */
  keep: number;
  epochs?: number;
  decay?: number;
  /** How many steps a weight has to either side of zero: where there are many weights, coarse ones are as good as fine. */
  steps?: number;
}

const COARSE = 7;

const RATE = 0.5;

/** Logistic regression, one per label, by AdaGrad in an order that is always the same. */
export function trainHead<Row>(examples: readonly Example<Row>[], plan: HeadPlan<Row>): Head {
  const known = examples.filter(({ row }) => plan.labels(row) !== null);
  const documents = new Uint32Array(1 << FEATURE_BITS);
  for (const { features } of known)
    for (const bucket of features.buckets) documents[bucket] = (documents[bucket] ?? 0) + 1;
  return Object.fromEntries(
    plan.names.map((name) => {
      const targets = known.map(({ row }) => (plan.labels(row)?.includes(name) ? 1 : 0));
      return [name, trainLabel(known, targets, documents, plan)];
    }),
  );
}

function trainLabel<Row>(
  examples: readonly Example<Row>[],
  targets: readonly number[],
  documents: Uint32Array,
  { keep, epochs = 10, decay = 2e-4, steps = COARSE }: HeadPlan<Row>,
): LabelWeights {
  const weights = new Float64Array(1 << FEATURE_BITS);
  const squares = new Float64Array(1 << FEATURE_BITS).fill(1e-3);
  let bias = 0;
  let biasSquares = 1e-3;
  const random = randomNumbers(1);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const i of order) {
      const example = examples[i];
      if (!example) continue;
      const { buckets, values } = example.features;
      let sum = bias;
      for (let k = 0; k < buckets.length; k++) sum += (weights[buckets[k] ?? 0] ?? 0) * (values[k] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - (targets[i] ?? 0)) * (example.importance ?? 1);
      for (let k = 0; k < buckets.length; k++) {
        const bucket = buckets[k] ?? 0;
        if ((documents[bucket] ?? 0) < 2) continue;
        const slope = error * (values[k] ?? 0) + decay * (weights[bucket] ?? 0);
        squares[bucket] = (squares[bucket] ?? 0) + slope * slope;
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(squares[bucket] ?? 1);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  }
  return pack({ weights, documents, bias, keep, steps });
}

interface Trained extends Required<Pick<HeadPlan<unknown>, "keep" | "steps">> {
  weights: Float64Array;
  documents: Uint32Array;
  bias: number;
}

/** The weights that matter most (large, and in several texts), in steps. */
function pack({ weights, documents, bias, keep, steps }: Trained): LabelWeights {
  const matters = (bucket: number) => Math.abs(weights[bucket] ?? 0) * Math.sqrt(documents[bucket] ?? 0);
  const ranked = [...weights.keys()]
    .filter((bucket) => weights[bucket] !== 0)
    .sort((a, b) => matters(b) - matters(a) || a - b);
  const kept = ranked.slice(0, keep).sort((a, b) => a - b);
  const sizes = kept.map((bucket) => Math.abs(weights[bucket] ?? 0)).sort((a, b) => a - b);
  const largest = sizes[Math.floor(sizes.length * 0.999)] ?? 1;
  const scale = Number((largest / steps).toPrecision(4));
  let gaps = "";
  let digits = "";
  let last = 0;
  for (const bucket of kept) {
    const step = Math.max(-steps, Math.min(steps, Math.round((weights[bucket] ?? 0) / scale)));
    if (step === 0) continue;
    let gap = bucket - last;
    for (; gap >= LAST_DIGIT; gap -= LAST_DIGIT) gaps += DIGITS.charAt(LAST_DIGIT);
    gaps += DIGITS.charAt(gap);
    digits += DIGITS.charAt(step + ZERO_DIGIT);
    last = bucket;
  }
  return { bias: Number(bias.toFixed(4)), scale, gaps, weights: digits };
}

export function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** Mulberry32: the same numbers for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
