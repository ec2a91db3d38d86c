import { cx } from "./cx.ts";

export type ProgressBarProps = {
  /** What is progressing, for screen readers. */
  label: string;
  /** Undefined or null while unknown. */
  value?: number | null;
  /** Above 0; anything else counts as 100. */
  max?: number;
  className?: string;
};

const DEFAULT_MAX = 100;

/** A thin bar. Its state is "indeterminate" without a value between 0 and max, "complete" at max, else "loading". */
export function ProgressBar({ label, value, max = DEFAULT_MAX, className }: ProgressBarProps) {
  const top = max > 0 ? max : DEFAULT_MAX;
  const known = typeof value === "number" && value >= 0 && value <= top ? value : null;
  const state = known === null ? "indeterminate" : known === top ? "complete" : "loading";
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={known ?? undefined}
      aria-valuetext={known === null ? undefined : `${Math.round((known / top) * 100)}%`}
      data-state={state}
      className={cx("h-1.5 overflow-hidden rounded-full bg-sunk forced-colors:border", className)}
    >
      {known === null ? (
        <div className="h-full w-1/3 animate-travel rounded-full bg-accent motion-reduce:w-full motion-reduce:opacity-40 forced-colors:bg-[Highlight]" />
      ) : (
        // A drawing, because the policy allows no style attribute in a prerendered page.
        <svg aria-hidden="true" className="block size-full">
          <rect
            width={`${(known / top) * 100}%`}
            height="100%"
            rx="3"
            className="fill-accent transition-[width] forced-colors:fill-[Highlight]"
          />
        </svg>
      )}
    </div>
  );
}
