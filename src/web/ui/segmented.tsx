import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type SegmentedProps<Value extends string> = {
  /** The group's name, read out. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** A segmented control for a few options: the mode, the theme, a period. Native radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx("flex rounded-control border border-transparent bg-ink/6 p-1", className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={
            "relative grid min-h-9 min-w-0 flex-1 place-items-center rounded-[7px] border border-transparent px-1 py-1 text-center text-ink-2 text-sm transition-colors hover:text-ink pointer-coarse:min-h-11 " +
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1 " +
            "has-checked:border-hairline has-checked:bg-card has-checked:font-semibold has-checked:text-tint-ink has-checked:shadow-card forced-colors:has-checked:border-[Highlight]"
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[7px] outline-none"
          />
          <span className="pointer-events-none relative">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
