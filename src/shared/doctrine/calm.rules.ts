import { BREATH_PATTERNS, breathRounds } from "./breath.rules.ts";

export const CALM_STEPS = ["permission", "breath", "ground", "lces", "proceed", "complete"] as const;
export type CalmStep = (typeof CALM_STEPS)[number];

export const BREATH_ROUNDS = 4;

/** The breathing of Quick Calm: 64 s, or 40 s without holds. */
export const CALM_BREATHING = {
  withHolds: breathRounds(BREATH_PATTERNS.longerOut, BREATH_ROUNDS, true),
  withoutHolds: breathRounds(BREATH_PATTERNS.longerOut, BREATH_ROUNDS, false),
} as const;

/** The pause between the last round and the grounding, in milliseconds. */
export const BREATH_TO_GROUND_MS = 500;

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
