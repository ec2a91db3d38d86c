import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A gray placeholder; set its size and shape with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx("animate-waiting rounded-chip bg-sunk", className ?? "h-4 w-full")}
    />
  );
}

/** A frame around skeletons that tells screen readers that something is loading. */
export function Waiting({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="sr-only">
        Loading
      </span>
      {children}
    </div>
  );
}

export type CardGridSkeletonProps = { count?: number; className?: string };

/** Six placeholder cards in a grid. */
export function CardGridSkeleton({ count = 6, className }: CardGridSkeletonProps) {
  return (
    <Waiting className={cx("grid gap-4 sm:grid-cols-2 lg:grid-cols-3", className)}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div
          key={index}
          data-testid="skeleton-card"
          aria-hidden="true"
          className="flex min-h-36 flex-col gap-3 rounded-card border border-hairline bg-card p-5"
        >
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-auto h-4 w-1/3" />
        </div>
      ))}
    </Waiting>
  );
}
