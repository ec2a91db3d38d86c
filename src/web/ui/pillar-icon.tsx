import { Compass, Eye, Hammer, Leaf, type LucideIcon } from "lucide-react";
import { cx } from "./cx.ts";

export type PillarName = "Presence" | "Purpose" | "Production" | "Peace";

export const pillarLook: Record<PillarName, { icon: LucideIcon; text: string; box: string }> = {
  Presence: { icon: Eye, text: "text-presence", box: "bg-presence/12" },
  Purpose: { icon: Compass, text: "text-purpose", box: "bg-purpose/12" },
  Production: { icon: Hammer, text: "text-production", box: "bg-production/12" },
  Peace: { icon: Leaf, text: "text-peace", box: "bg-peace/12" },
};

export type PillarIconProps = {
  pillar: PillarName;
  /** Shows it on a square in the pillar's tint, as in the header of a card. */
  boxed?: boolean;
  /** The icon's size; by default, "size-5". */
  className?: string;
};

/** The pillar's icon in its color. Decorative: the pillar's name is beside it. */
export function PillarIcon({ pillar, boxed = false, className = "size-5" }: PillarIconProps) {
  const { icon: Icon, text, box } = pillarLook[pillar];
  const icon = <Icon aria-hidden="true" className={cx("shrink-0", text, className)} />;
  if (!boxed) return icon;
  return (
    <span className={cx("inline-grid size-9 shrink-0 place-items-center rounded-control", box)}>{icon}</span>
  );
}
