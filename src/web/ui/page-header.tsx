import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type PageHeaderProps = {
  title: ReactNode;
  tagline?: ReactNode;
  /** Buttons at the right; below the title on a narrow screen. The one primary action comes last. */
  actions?: ReactNode;
  className?: string;
};

/** The header of a screen: its only h1, a line about it, and its actions. */
export function PageHeader({ title, tagline, actions, className }: PageHeaderProps) {
  return (
    <header className={cx("mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3", className)}>
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {tagline && <p className="mt-0.5 max-w-reading text-ink-2">{tagline}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
    </header>
  );
}
