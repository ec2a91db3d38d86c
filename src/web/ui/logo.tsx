import { cx } from "./cx.ts";
import { RidgeMark } from "./ridge-mark.tsx";

export type LogoProps = {
  /** Draws the mark in the current text color too, for a colored panel. */
  plain?: boolean;
  className?: string;
};

/** The ridge mark and the name. */
export function Logo({ plain = false, className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <RidgeMark className={cx("h-6 w-8 shrink-0", !plain && "text-accent")} />
      <span className="font-heading text-[1.125rem] tracking-heading">Ridgeline</span>
    </span>
  );
}
