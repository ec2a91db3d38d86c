import { Fragment } from "react";
import type { WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { WatchOutFacts } from "./watch-out-facts.tsx";
import { containsSearch } from "./watch-out-filter.rules.ts";

export interface WatchOutCardProps {
  watchOut: WatchOut;
  signal: WatchOutSignal | undefined;
  /** The search text, highlighted in the triggers. */
  search: string;
  onOpen: () => void;
}

/** A watch-out in the grid. The whole card opens it; the heading is the button. */
export function WatchOutCard({ watchOut, signal, search, onOpen }: WatchOutCardProps) {
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-3 rounded-card border border-hairline bg-card p-4 shadow-card transition-colors hover:bg-sunk has-[h2>button:focus-visible]:outline-2 has-[h2>button:focus-visible]:outline-focus has-[h2>button:focus-visible]:outline-offset-2 sm:p-5">
      <h2 className="font-medium font-serif text-lg leading-snug tracking-normal">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="text-left outline-none after:absolute after:inset-0 after:rounded-card"
        >
          W{watchOut.id} · {watchOut.title}
        </button>
      </h2>
      {signal && <WatchOutFacts facts={signal.facts} />}
      <p className="text-ink-2">{watchOut.intent}</p>
      <p className="mt-auto text-ink-3 text-sm">
        <span className="sr-only">Triggers: </span>
        {watchOut.triggers.map((trigger, index) => (
          <Fragment key={trigger}>
            {index > 0 && ", "}
            {containsSearch(trigger, search) ? (
              <mark className="rounded-chip bg-tint px-0.5 font-semibold text-tint-ink">{trigger}</mark>
            ) : (
              trigger
            )}
          </Fragment>
        ))}
      </p>
    </article>
  );
}
