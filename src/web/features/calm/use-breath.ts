import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  BREATH_ROUNDS,
  BREATH_TO_GROUND_MS,
  type BreathPhase,
  breathAt,
  breathTotalMs,
} from "#shared/doctrine/calm.rules.ts";

/** The current phase, as displayed. */
export interface Breath {
  round: number;
  phase: BreathPhase;
  label: string;
  /** The remaining whole seconds of the phase, counting down to 1. */
  seconds: number;
  /** The remaining milliseconds of the phase when it was first displayed. */
  phaseMs: number;
}

/**
 * Runs the breathing and calls `onDone` once, half a second after the last breath. Based on the clock and not on frames,
 * so after sleep it continues where it would be. A change of `withHolds` restarts the round.
 * @returns null until the first frame
 */
export function useBreath(withHolds: boolean, onDone: () => void): Breath | null {
  const [breath, setBreath] = useState<Breath | null>(null);
  const round = useRef(1);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    const totalMs = breathTotalMs(withHolds);
    const beganAt = performance.now() - ((round.current - 1) * totalMs) / BREATH_ROUNDS;
    let frame = 0;
    const look = () => {
      const elapsed = performance.now() - beganAt;
      if (elapsed >= totalMs + BREATH_TO_GROUND_MS) {
        finish();
        return;
      }
      const moment = breathAt(elapsed, withHolds);
      if (moment !== "done") {
        round.current = moment.round;
        const { phase, label, remainingMs } = moment;
        const seconds = Math.ceil(remainingMs / 1000);
        setBreath((shown) => {
          const isSamePhase = shown?.phase === phase && shown.round === moment.round;
          if (isSamePhase && shown.seconds === seconds) return shown;
          const phaseMs = isSamePhase ? shown.phaseMs : remainingMs;
          return { round: moment.round, phase, label, seconds, phaseMs };
        });
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [withHolds]);

  return breath;
}
