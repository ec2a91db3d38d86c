import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "link";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "inline-flex select-none items-center justify-center gap-2 rounded-control border font-semibold leading-tight " +
  "transition-colors disabled:opacity-55 [&[aria-disabled=true]:not([aria-busy])]:opacity-55 forced-colors:border-[ButtonText] [&_svg]:shrink-0";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent enabled:hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))] [a&]:hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))]",
  secondary: "border-hairline bg-card text-ink enabled:hover:bg-sunk [a&]:hover:bg-sunk",
  ghost:
    "border-transparent bg-transparent text-ink-2 enabled:hover:bg-sunk enabled:hover:text-ink [a&]:hover:bg-sunk [a&]:hover:text-ink",
  danger:
    "border-transparent bg-danger text-on-danger enabled:hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--ink))] [a&]:hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--ink))]",
  link: "border-transparent bg-transparent text-tint-ink underline-offset-4 hover:underline",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-4 py-2 text-base",
  lg: "min-h-12 px-6 py-2.5 text-base",
};

/** The classes of a button, for an element that must look like one: a link, say. `className` is for layout only. */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined } = {},
) {
  const { variant = "primary", size = "md", className } = options;
  return cx(base, variants[variant], sizes[size], variant === "link" && "px-1.5!", className);
}
