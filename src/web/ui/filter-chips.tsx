import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type FilterChip<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  icon?: LucideIcon | ((props: { className?: string }) => ReactNode);
};

export type FilterChipsProps<Value extends string> = {
  /** The group's name, read out: "Status". */
  label: string;
  options: readonly FilterChip<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** Selects the part of a list to show, with the count of each. One is always selected. Native radio buttons. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx("flex flex-wrap gap-2 print:hidden", className)}>
      {options.map(({ icon: Icon, ...option }) => (
        <label
          key={option.value}
          className={
            "relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-hairline bg-card px-3 py-1 text-ink-2 text-sm transition-colors hover:bg-sunk hover:text-ink pointer-coarse:min-h-11 " +
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 " +
            "has-checked:border-accent has-checked:bg-tint has-checked:font-semibold has-checked:text-tint-ink forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          }
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          {Icon && <Icon className="size-4 shrink-0" />}
          <span>{option.label}</span>
          {option.count !== undefined && <span className="tabular font-normal">{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
