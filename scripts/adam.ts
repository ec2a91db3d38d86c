const MOMENTUM = 0.9;

/** How far and how one step goes. */
interface Step {
  rate: number;
  /** How much of the slopes' squares is kept from step to step. */
  variance: number;
  /** How strongly values are drawn to zero. */
  decay: number;
  /** From 1. */
  step: number;
}

/** One step down the slopes, which are emptied (AdamW: Loshchilov and Hutter, 2019). */
export function descend(
  values: Float32Array,
  slopes: Float32Array,
  first: Float32Array,
  second: Float32Array,
  { rate, variance, decay, step }: Step,
): void {
  const firstShare = 1 - MOMENTUM ** step;
  const secondShare = 1 - variance ** step;
  for (let at = 0; at < values.length; at += 1) {
    const slope = slopes[at] ?? 0;
    slopes[at] = 0;
    const moment = MOMENTUM * (first[at] ?? 0) + (1 - MOMENTUM) * slope;
    const square = variance * (second[at] ?? 0) + (1 - variance) * slope * slope;
    first[at] = moment;
    second[at] = square;
    const value = values[at] ?? 0;
    const direction = moment / firstShare / (Math.sqrt(square / secondShare) + 1e-8);
    values[at] = value - rate * (direction + decay * value);
  }
}
