import { asClock } from "#shared/calendar/clock.format.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { Containment } from "./containment.rules.ts";

const MINUTE_MS = 60_000;

interface ContainmentClockProps {
  plan: Containment;
  /** Milliseconds. */
  left: number;
  isAllDone: boolean;
  onChange: (plan: Containment) => void;
}

/** The time that is left, and the actions to tick off. */
export function ContainmentClock({ plan, left, isAllDone, onChange }: ContainmentClockProps) {
  const whole = plan.minutes * MINUTE_MS;
  return (
    <div className="grid gap-5">
      <div>
        <p role="timer" aria-label="Time left" className="tabular font-heading text-4xl tracking-heading">
          {asClock(left)}
        </p>
        <ProgressBar label="Time used" value={whole - left} max={whole} className="mt-2" />
        <p role="status" className="mt-2 text-ink-2">
          {isAllDone
            ? "All done. Breathe out, then say what changed."
            : left === 0
              ? "Time's up. Look again: has it stopped growing?"
              : `${plan.minutes} minutes for this and nothing else.`}
        </p>
      </div>
      <ul className="grid gap-1">
        {plan.actions.map(({ text, done }, place) =>
          text.trim() === "" ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an action is what stands in its place
            <li key={place}>
              <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunk">
                <input
                  type="checkbox"
                  checked={done}
                  onChange={({ target }) =>
                    onChange({ ...plan, actions: plan.actions.with(place, { text, done: target.checked }) })
                  }
                  className="size-5 shrink-0"
                />
                <span className={`min-w-0 ${done ? "text-ink-2 line-through" : ""}`}>{text}</span>
              </label>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
