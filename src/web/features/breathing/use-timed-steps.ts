import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  partAfter,
  partStartMs,
  stepAt,
  type TimedStep,
  totalMs,
} from "#shared/doctrine/timed-steps.rules.ts";

/** The current step, as displayed. */
export interface Moment<Step> {
  step: Step;
  index: number;
  /** The remaining whole seconds of the step, counting down to 1. */
  seconds: number;
  /** The remaining milliseconds of the step when it was first displayed. */
  stepMs: number;
  /** The remaining milliseconds of all steps, updated every second. */
  allMs: number;
}

interface TimedStepsOptions {
  isPaused?: boolean;
  /** Called once, after the last step. */
  onDone: () => void;
  /** How long to wait before `onDone`, in milliseconds. */
  lingerMs?: number;
}

/**
 * Goes through the steps. Based on the clock and not on frames, so after sleep it continues where it would be. A pause
 * and a change of the steps start the current part over.
 * @returns the moment, null until the first frame and while paused; and a function that goes on to the next part
 */
export function useTimedSteps<Step extends TimedStep>(
  steps: readonly Step[],
  { isPaused = false, onDone, lingerMs = 0 }: TimedStepsOptions,
): [moment: Moment<Step> | null, skipPart: () => void] {
  const [moment, setMoment] = useState<Moment<Step> | null>(null);
  const [skips, setSkips] = useState(0);
  const part = useRef(Number.NEGATIVE_INFINITY);
  const finish = useEffectEvent(onDone);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a skip starts from another part
  useEffect(() => {
    if (isPaused) return;
    const wholeMs = totalMs(steps);
    const beganAt = performance.now() - partStartMs(steps, part.current);
    let frame = 0;
    const look = () => {
      const elapsed = performance.now() - beganAt;
      if (elapsed >= wholeMs + lingerMs) {
        finish();
        return;
      }
      const now = stepAt(steps, elapsed);
      if (now !== "done") {
        part.current = now.step.part;
        const seconds = Math.ceil(now.remainingMs / 1000);
        const allMs = wholeMs - elapsed;
        setMoment((shown) => {
          const isSameStep = shown?.index === now.index;
          if (isSameStep && shown.seconds === seconds) return shown;
          const stepMs = isSameStep ? shown.stepMs : now.remainingMs;
          return { step: now.step, index: now.index, seconds, stepMs, allMs };
        });
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      // What starts over is a new step, also for the sound.
      setMoment(null);
    };
  }, [steps, isPaused, lingerMs, skips]);

  const skipPart = () => {
    const next = partAfter(steps, part.current);
    if (next === null) onDone();
    else {
      part.current = next;
      setSkips(skips + 1);
    }
  };
  return [moment, skipPart];
}
