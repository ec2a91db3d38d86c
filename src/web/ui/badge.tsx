import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { PillarIcon, type PillarName, pillarLook } from "./pillar-icon.tsx";

export type BadgeProps = {
  children: ReactNode;
  className?: string;
} & ({ variant?: "neutral" | "success" | "warning" | "other" } | { variant: "pillar"; pillar: PillarName });

const variants = {
  neutral: "border-hairline text-ink-2",
  success: "border-good/40 text-good",
  warning: "border-warning/45 text-warning",
  other: "border-warning/45 bg-warning-tint text-warning-tint-ink",
};

/** A short label. The variant "other" asks for attention. */
export function Badge(props: BadgeProps) {
  const pillar = props.variant === "pillar" ? props.pillar : null;
  const look =
    props.variant === "pillar"
      ? `border-hairline ${pillarLook[props.pillar].text}`
      : variants[props.variant ?? "neutral"];
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 font-medium text-xs",
        look,
        props.className,
      )}
    >
      {pillar && <PillarIcon pillar={pillar} className="size-3.5" />}
      {props.children}
    </span>
  );
}
