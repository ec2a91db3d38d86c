import { useEffect } from "react";
import type { BreathPhase } from "#shared/doctrine/calm.rules.ts";
import type { Breath } from "./use-breath.ts";

/** Milliseconds of vibration and rest in turn: once to breathe in, twice to breathe out, a touch for the stillness. */
const PULSES: Record<BreathPhase, number[]> = { in: [60], hold: [20], out: [60, 90, 60], pause: [20] };

/** Computers know the call as well, but nobody holds them in their hand. */
export function offersVibration(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** A pulse at the beginning of each phase. */
export function useBreathVibration(isOn: boolean, breath: Breath | null): void {
  const phase = breath?.phase;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same phase of the next round is felt again.
  useEffect(() => {
    if (isOn && phase) navigator.vibrate(PULSES[phase]);
  }, [isOn, breath?.round, phase]);
}
