import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export interface SessionFactProps {
  name: string;
  children: ReactNode;
  /** Spans both columns of a list with two. */
  isWide?: boolean;
}

/** One line of a session in a description list. */
export function SessionFact({ name, children, isWide = false }: SessionFactProps) {
  return (
    <div className={cx("min-w-0", isWide && "sm:col-span-2")}>
      <dt className="font-semibold text-sm">{name}</dt>
      <dd className="mt-0.5 min-w-0 text-ink-2">{children}</dd>
    </div>
  );
}
