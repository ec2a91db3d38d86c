import contours from "./contours.svg";
import { cx } from "./cx.ts";

/**
 * The contour lines behind a surface, in the current text color. Fills its nearest positioned ancestor; set opacity and
 * position with `className` ("opacity-30 text-accent"). Decoration only.
 */
export function Contours({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 2000 2000"
      preserveAspectRatio="xMidYMid slice"
      className={cx("contours pointer-events-none absolute inset-0 size-full stroke-current", className)}
    >
      <use href={`${contours}#lines`} />
    </svg>
  );
}
