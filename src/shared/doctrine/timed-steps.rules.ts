/** A step of a guided exercise. */
export interface TimedStep {
  readonly ms: number;
  /**
   * Steps of the same part belong together, such as one round of breathing: after a pause, the part starts over. Parts
   * ascend.
   */
  readonly part: number;
}

export function totalMs(steps: readonly TimedStep[]): number {
  return steps.reduce((sum, { ms }) => sum + ms, 0);
}

/** The current step with its index and the milliseconds left in it (never 0). */
export interface StepMoment<Step> {
  readonly index: number;
  readonly step: Step;
  readonly remainingMs: number;
}

/**
 * The step at a time, or "done" after the last one.
 * @param elapsedMs milliseconds since the first step began; negative values count as 0
 */
export function stepAt<Step extends TimedStep>(
  steps: readonly Step[],
  elapsedMs: number,
): StepMoment<Step> | "done" {
  const elapsed = Math.max(0, elapsedMs);
  let endsAtMs = 0;
  for (const [index, step] of steps.entries()) {
    endsAtMs += step.ms;
    if (elapsed < endsAtMs) return { index, step, remainingMs: endsAtMs - elapsed };
  }
  return "done";
}

/** When a part begins. If the steps have no such part: the one before it. */
export function partStartMs(steps: readonly TimedStep[], part: number): number {
  const own = steps.findLast((step) => step.part <= part)?.part;
  return totalMs(
    steps.slice(
      0,
      Math.max(
        0,
        steps.findIndex((step) => step.part === own),
      ),
    ),
  );
}

/** The part that follows, or null at the end. */
export function partAfter(steps: readonly TimedStep[], part: number): number | null {
  return steps.find((step) => step.part > part)?.part ?? null;
}
