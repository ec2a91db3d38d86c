import { Check } from "lucide-react";
import { cx } from "#web/ui/cx.ts";
import { STEPS } from "./isap-steps.rules.ts";

/** The four steps and the current one. A phone only shows the bars; the heading has the name. */
export function StepIndicator({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-4 gap-2 sm:gap-4">
      {STEPS.map(({ name, letterName }, index) => {
        const isDone = index < current;
        return (
          <li
            key={name}
            aria-current={index === current ? "step" : undefined}
            className={cx(
              "min-w-0 border-t-4 transition-colors sm:pt-2",
              index > current ? "border-hairline text-ink-2" : "border-accent",
            )}
          >
            <span className="max-sm:sr-only">
              <span
                className={cx(
                  "flex items-center gap-1.5 text-sm",
                  index === current && "font-semibold text-tint-ink",
                )}
              >
                {name}
                {isDone && <Check aria-label="done" className="size-4 text-good" />}
              </span>
              <span className="block text-ink-2 text-xs">{letterName}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
