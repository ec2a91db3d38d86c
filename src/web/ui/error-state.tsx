import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

export type ErrorStateProps = {
  /** What happened, as a sentence. */
  message: ReactNode;
  onRetry?: () => void;
  /** True while the retry runs. */
  pending?: boolean;
  title?: string;
  className?: string;
};

/** Shown for a list that could not be loaded, with a Retry button. */
export function ErrorState({ message, onRetry, pending = false, title, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-hairline bg-card p-4 sm:p-5",
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1 basis-52">
        {title && <p className="font-semibold">{title}</p>}
        <div className={title ? "text-ink-2 text-sm" : undefined}>{message}</div>
      </div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} pending={pending} pendingLabel="Trying again...">
          Retry
        </Button>
      )}
    </div>
  );
}
