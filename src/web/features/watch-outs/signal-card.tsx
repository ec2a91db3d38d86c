import { TriangleAlert } from "lucide-react";
import { useId, useRef } from "react";
import { Link } from "wouter";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { cx } from "#web/ui/cx.ts";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";

export interface SignalCardProps {
  signal: WatchOutSignal;
  /** "Not now" was pressed; see `useDismissSignal`. */
  onDismiss: (signal: WatchOutSignal) => void;
  /** Heading level, 2 unless the card stands under another heading. */
  level?: 2 | 3;
}

const actionClass =
  "inline-flex min-h-11 pointer-fine:min-h-9 items-center rounded-chip font-semibold text-sm underline-offset-4 hover:underline";

/** A watch-out that the person's own records show: which one, the facts, a way to look at it and a way to let it rest. */
export function SignalCard({ signal, onDismiss, level = 2 }: SignalCardProps) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useFocusNeighbor(card);
  const watchOut = WATCH_OUTS.find(({ id }) => id === signal.id);
  if (!watchOut) return null;
  const Heading = `h${level}` as const;
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="flex min-w-0 gap-3 rounded-card bg-warning-tint px-4 pt-4 pb-1.5"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warning" />
      <div className="min-w-0 flex-1">
        <Heading id={titleId} className="font-medium font-serif text-lg leading-snug tracking-normal">
          W{watchOut.id} · {watchOut.title}
        </Heading>
        {signal.facts.map((fact) => (
          <p key={fact} className="mt-1 max-w-reading text-ink-2 text-sm">
            {fact}
          </p>
        ))}
        <div className="flex flex-wrap gap-x-6">
          <Link
            href={`/watch-outs?open=W${watchOut.id}&from=dashboard`}
            aria-describedby={titleId}
            className={cx(actionClass, "text-tint-ink")}
          >
            Look at it
          </Link>
          <button
            type="button"
            aria-describedby={titleId}
            className={cx(actionClass, "text-ink-2")}
            onClick={() => onDismiss(signal)}
          >
            Not now
          </button>
        </div>
      </div>
    </section>
  );
}
