import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { SignalCard, useDismissSignal } from "#web/features/watch-outs/watch-outs.api.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import type { Section } from "./dashboard.api.ts";

const SHOWN = 2;

/** The strongest two of the watch-outs that the person's own records show. Nothing at all when there are none. */
export function Signals({ section }: { section: Section<WatchOutSignal[]> }) {
  const { data, error, isFetching, retry } = section;
  const dismiss = useDismissSignal();
  if (error !== null) {
    return <ErrorState title="Watch Outs" message={error} onRetry={retry} pending={isFetching} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
      {data.slice(0, SHOWN).map((signal) => (
        <SignalCard key={signal.key} signal={signal} onDismiss={(dismissed) => void dismiss(dismissed)} />
      ))}
    </div>
  );
}
