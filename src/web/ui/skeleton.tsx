import { cx } from "./cx.ts";

/** A grey block in the size and shape of what is coming; set both with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx("animate-waiting rounded-chip bg-sunk", className ?? "h-4 w-full")}
    />
  );
}

export type CardGridSkeletonProps = { count?: number; className?: string };

/** Six placeholder cards in a grid. */
export function CardGridSkeleton({ count = 6, className }: CardGridSkeletonProps) {
  return (
    <div aria-busy="true" className={cx("grid gap-4 sm:grid-cols-2 lg:grid-cols-3", className)}>
      <span role="status" className="sr-only">
        Loading
      </span>
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
    </div>
  );
}
