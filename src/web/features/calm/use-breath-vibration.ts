import { useEffect } from "react";
import type { BreathPhase } from "#shared/doctrine/calm.rules.ts";
import type { Breath } from "./use-breath.ts";

/** Alternating vibration and pause in milliseconds: one pulse to breathe in, two to breathe out, a short one to hold. */
const PULSES: Record<BreathPhase, number[]> = { in: [60], hold: [20], out: [60, 90, 60], pause: [20] };

/** Desktop browsers have the call too, but nothing to vibrate. */
export function offersVibration(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Vibrates at the beginning of each phase. */
export function useBreathVibration(isOn: boolean, breath: Breath | null): void {
  const phase = breath?.phase;
  // biome-ignore lint/correctness/useExhaustiveDependencies: vibrates again in the same phase of the next round
  useEffect(() => {
    if (isOn && phase) navigator.vibrate(PULSES[phase]);
  }, [isOn, breath?.round, phase]);
}
