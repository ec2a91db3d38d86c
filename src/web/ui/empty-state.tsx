import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { RidgeMark } from "./ridge-mark.tsx";

export type EmptyStateProps = {
  title: string;
  /** Why it is empty, and what the first step is. */
  text?: ReactNode;
  /** The first step: one button or link. */
  action?: ReactNode;
  /** Replaces the ridge mark. */
  icon?: LucideIcon;
  level?: 2 | 3 | 4;
  className?: string;
};

/** Shown for an empty list: why it is empty, and the first step. */
export function EmptyState({ title, text, action, icon: Icon, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx("flex flex-col items-center px-4 py-10 text-center", className)}>
      <div className="mb-4 grid size-14 place-items-center rounded-full bg-tint text-tint-ink">
        {Icon ? <Icon aria-hidden="true" className="size-6" /> : <RidgeMark className="h-6 w-8" />}
      </div>
      <Heading className="text-lg">{title}</Heading>
      {text && <div className="mt-1 max-w-[46ch] text-pretty text-ink-2">{text}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
