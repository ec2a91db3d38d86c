import { CALM } from "./calm.content.ts";

export const CALM_STEPS = ["permission", "breath", "ground", "lces", "proceed", "complete"] as const;
export type CalmStep = (typeof CALM_STEPS)[number];

export type BreathPhase = keyof typeof CALM.breath.phases;

export const BREATH_ROUNDS = 4;

const BREATH_MS = { in: 4000, hold: 4000, out: 6000, pause: 2000 } as const satisfies Record<
  BreathPhase,
  number
>;

type TimedPhase = { readonly round: number; readonly phase: BreathPhase; readonly endsAtMs: number };

function schedule(phases: readonly BreathPhase[]): readonly TimedPhase[] {
  let endsAtMs = 0;
  return Array.from({ length: BREATH_ROUNDS }, (_, i) => i + 1).flatMap((round) =>
    phases.map((phase) => {
      endsAtMs += BREATH_MS[phase];
      return { round, phase, endsAtMs };
    }),
  );
}

const WITH_HOLDS = schedule(["in", "hold", "out", "pause"]);
/** Holding the breath does not suit everyone: the same breaths without the holds. */
const WITHOUT_HOLDS = schedule(["in", "out"]);

/** The duration of all rounds in milliseconds: 64 s, or 40 s without holds. */
export function breathTotalMs(withHolds = true): number {
  return (withHolds ? WITH_HOLDS : WITHOUT_HOLDS).at(-1)?.endsAtMs ?? 0;
}

/** The pause between the last round and the grounding, in milliseconds. */
export const BREATH_TO_GROUND_MS = 500;

/** A moment of the breathing: the round from 1, what to do, and the milliseconds left (never 0). */
export type BreathMoment = {
  readonly round: number;
  readonly phase: BreathPhase;
  readonly remainingMs: number;
  readonly label: string;
};

/**
 * The current phase of the breathing step, or "done" after the last round.
 * @param elapsedMs milliseconds since the first breath began; negative values count as 0
 */
export function breathAt(elapsedMs: number, withHolds = true): BreathMoment | "done" {
  const elapsed = Math.max(0, elapsedMs);
  const current = (withHolds ? WITH_HOLDS : WITHOUT_HOLDS).find(({ endsAtMs }) => elapsed < endsAtMs);
  if (!current) return "done";
  const { round, phase, endsAtMs } = current;
  return { round, phase, remainingMs: endsAtMs - elapsed, label: CALM.breath.phases[phase] };
}

/** How a run ended: declined or left early, continued in a conversation, or finished. */
export type CalmEnd = "skipped" | "keep-talking" | "finished";

export type CalmState = { readonly step: CalmStep; readonly end: CalmEnd | null };

/**
 * `next` starts, continues and finishes, and also skips a step. `back` goes one step back. `skip` is "Not right now",
 * or leaving in the middle. `keep-talking` is offered at the step "proceed".
 */
export type CalmEvent = "next" | "back" | "skip" | "keep-talking";

export const CALM_START: CalmState = { step: "permission", end: null };

function stepBeside(step: CalmStep, offset: 1 | -1): CalmStep | undefined {
  const index = CALM_STEPS.indexOf(step) + offset;
  return index < 0 ? undefined : CALM_STEPS[index];
}

/** The state after an event. An event that does not apply changes nothing, and a run that has ended stays ended. */
export function calmAfter(state: CalmState, event: CalmEvent): CalmState {
  if (state.end !== null) return state;
  const { step } = state;
  switch (event) {
    case "next": {
      const next = stepBeside(step, 1);
      return next ? { step: next, end: null } : { step, end: "finished" };
    }
    case "back": {
      const previous = stepBeside(step, -1);
      return previous ? { step: previous, end: null } : state;
    }
    case "skip":
      return { step, end: step === "complete" ? "finished" : "skipped" };
    case "keep-talking":
      return step === "proceed" ? { step, end: "keep-talking" } : state;
  }
}

/** The position of a step for the progress bar: from 1 of 6 to 6 of 6. */
export function calmProgress(step: CalmStep): { index: number; count: number } {
  return { index: CALM_STEPS.indexOf(step) + 1, count: CALM_STEPS.length };
}
