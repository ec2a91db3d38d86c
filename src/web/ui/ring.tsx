import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type RingProps = {
  /** Clamped to 0 to 100. */
  percent: number;
  /** What it measures: "Safety readiness". Read out with the number. */
  label: string;
  /** In the middle; by default, "75%". */
  children?: ReactNode;
  /** Sets the size; by default, "size-24". */
  className?: string;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that fills clockwise from the top, with the number in the middle. */
export function Ring({ percent, label, children, className = "size-24" }: RingProps) {
  const part = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="img"
      aria-label={`${label}: ${Math.round(part)}%`}
      className={cx("relative shrink-0", className)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        fill="none"
        strokeWidth="10"
        className="size-full -rotate-90"
      >
        <circle cx="50" cy="50" r={RADIUS} className="stroke-sunk forced-colors:stroke-[GrayText]" />
        {part > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={`${(LENGTH * part) / 100} ${LENGTH}`}
            className="stroke-accent transition-[stroke-dasharray] duration-200 forced-colors:stroke-[Highlight]"
          />
        )}
      </svg>
      <span
        aria-hidden="true"
        // Three digits would touch the ring.
        className={cx(
          "tabular absolute inset-0 grid place-items-center font-heading tracking-heading",
          Math.round(part) === 100 ? "text-base" : "text-lg",
        )}
      >
        {children ?? `${Math.round(part)}%`}
      </span>
    </div>
  );
}
