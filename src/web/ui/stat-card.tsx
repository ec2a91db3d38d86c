import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type StatCardProps = {
  /** The figure: "7", "45%", "3 days". */
  value: ReactNode;
  label: ReactNode;
  icon?: LucideIcon;
  className?: string;
};

/** One figure and what it counts. Wrap it in a link to make the whole card one. */
export function StatCard({ value, label, icon: Icon, className }: StatCardProps) {
  return (
    <div
      className={cx(
        "flex h-full min-w-0 items-start justify-between gap-3 rounded-card border border-hairline bg-card p-4 shadow-card transition-colors [a:hover>&]:bg-sunk",
        className,
      )}
    >
      <div className="min-w-0">
        {/* Not a paragraph, because the skeleton is a block. */}
        <div className="tabular font-heading text-xl tracking-heading">{value}</div>
        <p className="text-ink-2 text-sm">{label}</p>
      </div>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-tint-ink" />}
    </div>
  );
}
