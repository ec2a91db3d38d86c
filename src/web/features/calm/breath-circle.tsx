import type { BreathPhase } from "#shared/doctrine/calm.rules.ts";
import type { Breath } from "./use-breath.ts";

const FULL = 1;
const EMPTY = 0.6;
const SIZE_AFTER: Record<BreathPhase, number> = { in: FULL, hold: FULL, out: EMPTY, pause: EMPTY };

/** A circle that grows and shrinks with the breath and shows the phase and its countdown. Still with reduced motion. */
export function BreathCircle({ breath, isStill }: { breath: Breath | null; isStill: boolean }) {
  const size = breath ? SIZE_AFTER[breath.phase] : EMPTY;
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
                transitionDuration: `${breath?.phaseMs ?? 0}ms`,
              }
        }
      />
      <div className="relative text-center text-tint-ink">
        <p className="font-semibold text-lg leading-tight">{breath?.label}</p>
        <p className="tabular text-2xl leading-tight">{breath?.seconds}</p>
      </div>
    </div>
  );
}
