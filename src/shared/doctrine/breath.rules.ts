import { CALM } from "./calm.content.ts";
import type { TimedStep } from "./timed-steps.rules.ts";

export type BreathPhase = keyof typeof CALM.breath.phases;

/** Seconds of each phase, in the order in which they follow one another. */
export type BreathPattern = Readonly<Record<BreathPhase, number>>;

export const BREATH_PATTERNS = {
  box: { in: 4, hold: 4, out: 4, pause: 4 },
  longerOut: { in: 4, hold: 4, out: 6, pause: 2 },
} as const satisfies Record<string, BreathPattern>;

export interface BreathStep extends TimedStep {
  /** From 1. */
  readonly round: number;
  readonly cue: BreathPhase;
  readonly label: string;
}

const PHASES = ["in", "hold", "out", "pause"] as const;
/** Holding the breath does not suit everyone: the same breaths without the holds. */
const WITHOUT_HOLDS = PHASES.filter((phase) => phase === "in" || phase === "out");

function roundOf(pattern: BreathPattern, withHolds: boolean) {
  return (withHolds ? PHASES : WITHOUT_HOLDS).map((cue) => ({
    cue,
    label: CALM.breath.phases[cue],
    ms: pattern[cue] * 1000,
  }));
}

/** A number of rounds. A round is a part. */
export function breathRounds(pattern: BreathPattern, rounds: number, withHolds: boolean): BreathStep[] {
  return Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
    roundOf(pattern, withHolds).map((step) => ({ ...step, round, part: round })),
  );
}

/** Whole rounds that come closest to a length. Their parts are times, so that holds can be left out on the way. */
export function breathMinutes(pattern: BreathPattern, minutes: number, withHolds: boolean): BreathStep[] {
  const roundMs = roundOf(pattern, withHolds).reduce((sum, { ms }) => sum + ms, 0);
  const rounds = Math.round((minutes * 60_000) / roundMs);
  return breathRounds(pattern, rounds, withHolds).map((step) => ({
    ...step,
    part: (step.round - 1) * roundMs,
  }));
}
