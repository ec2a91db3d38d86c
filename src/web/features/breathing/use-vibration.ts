import { useEffect } from "react";
import type { BreathPhase } from "#shared/doctrine/breath.rules.ts";
import type { Moment } from "./use-timed-steps.ts";

/** What a step is felt and heard as: a breath, or the beginning of a part with words. */
export type Cue = BreathPhase | "step";

/** Alternating vibration and pause in milliseconds: one pulse to breathe in, two to breathe out, a short one to hold. */
const PULSES: Record<Cue, number[]> = {
  in: [60],
  hold: [20],
  out: [60, 90, 60],
  pause: [20],
  step: [60],
};

/** Desktop browsers have the call too, but nothing to vibrate. */
export function offersVibration(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Vibrates at the beginning of each step. */
export function useVibration(isOn: boolean, moment: Moment<{ cue: Cue }> | null): void {
  const cue = moment?.step.cue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: vibrates again in the same phase of the next round
  useEffect(() => {
    if (isOn && cue) navigator.vibrate(PULSES[cue]);
  }, [isOn, moment?.index, cue]);
}
