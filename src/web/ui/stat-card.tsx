import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type StatCardProps = {
  /** The figure: "7", "45%", "3 days". */
  value: ReactNode;
  label: ReactNode;
  icon?: LucideIcon;
  /** Puts the label beside the figure. */
  isRow?: boolean;
  className?: string;
};

/** One figure and what it counts. Wrap it in a link to make the whole card one. */
export function StatCard({ value, label, icon: Icon, isRow, className }: StatCardProps) {
  return (
    <div
      className={cx(
        "flex h-full min-w-0 items-start justify-between gap-3 rounded-card border border-hairline bg-card shadow-card transition-colors [a:hover>&]:bg-sunk",
        isRow ? "px-3 py-2" : "p-4",
        className,
      )}
    >
      <div className={cx("min-w-0", isRow && "flex min-h-8 flex-wrap items-center gap-x-2")}>
        {/* Not a paragraph, because the skeleton is a block. */}
        <div className={cx("tabular font-heading tracking-heading", isRow ? "text-lg" : "text-xl")}>
          {value}
        </div>
        <p className="text-ink-2 text-sm">{label}</p>
      </div>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-tint-ink" />}
    </div>
  );
}
