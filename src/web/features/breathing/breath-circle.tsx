import type { BreathPhase, BreathStep } from "#shared/doctrine/breath.rules.ts";
import type { Moment } from "./use-timed-steps.ts";

interface BreathCircleProps {
  breath: Moment<BreathStep> | null;
  isStill: boolean;
  /** Shown in it without a breath. */
  rest?: string;
}

const FULL = 1;
const EMPTY = 0.6;
const SIZE_AFTER: Record<BreathPhase, number> = { in: FULL, hold: FULL, out: EMPTY, pause: EMPTY };

/** A circle that grows and shrinks with the breath and shows the phase and its countdown. Still with reduced motion. */
export function BreathCircle({ breath, isStill, rest }: BreathCircleProps) {
  const size = breath ? SIZE_AFTER[breath.step.cue] : EMPTY;
  return (
    <div
      aria-hidden="true"
      className="relative grid size-[min(15rem,28vh)] min-h-36 min-w-36 place-items-center"
    >
      <div className="absolute inset-0 rounded-full border border-hairline" />
      <div
        data-testid="breath-circle"
        className="absolute inset-0 rounded-full border-2 border-accent/50 bg-tint"
        style={
          isStill
            ? {}
            : {
                scale: size,
                transitionProperty: "scale",
                transitionTimingFunction: "ease-in-out",
                transitionDuration: `${breath?.stepMs ?? 0}ms`,
              }
        }
      />
      <div className="relative text-center text-tint-ink">
        <p className="font-semibold text-lg leading-tight">{breath?.step.label ?? rest}</p>
        <p className="tabular text-2xl leading-tight">{breath?.seconds}</p>
      </div>
    </div>
  );
}
