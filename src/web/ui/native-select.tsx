import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

export type NativeSelectProps = ComponentProps<"select"> & {
  /** Instead of `option` children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
};

/** The browser's own select, styled: the best picker on every phone. */
export function NativeSelect({ options, className, children, ...props }: NativeSelectProps) {
  const control = useFieldControl(props);
  return (
    <div className={cx("relative min-w-0", className)}>
      <select
        {...props}
        {...control}
        className={cx(controlClass, "h-11 appearance-none truncate pr-10 pl-3")}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}
