import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Tooltip } from "./tooltip.tsx";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The button's name, read out and shown as its tooltip. */
  label: string;
  icon: LucideIcon;
  variant?: "ghost" | "outline" | "danger";
  tooltipSide?: "top" | "right" | "bottom" | "left";
};

const variants = {
  ghost: "border-transparent text-ink-2 hover:bg-sunk hover:text-ink",
  outline: "border-hairline bg-card text-ink-2 hover:bg-sunk hover:text-ink",
  danger: "border-transparent text-ink-2 hover:bg-danger-tint hover:text-danger-tint-ink",
};

/** A square button of 44 px with only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon: Icon,
    variant = "ghost",
    tooltipSide = "top",
    className,
    type = "button",
    ...rest
  } = props;
  return (
    <Tooltip label={label} side={tooltipSide}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={cx(
          "grid size-11 shrink-0 place-items-center rounded-control border transition-colors disabled:opacity-50",
          variants[variant],
          className,
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </Tooltip>
  );
}
