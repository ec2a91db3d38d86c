import type { WatchOutSignal } from "#shared/watch-outs/watch-outs.contract.ts";
import { SignalCard, useDismissSignal, useShownSignals } from "#web/features/watch-outs/watch-outs.api.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import type { Section } from "./dashboard.api.ts";

const SHOWN = 2;

interface SignalsProps {
  section: Section<WatchOutSignal[]>;
  /** The watch-out whose facts another card of the dashboard tells already. */
  leftOut: number | null;
}

/** The strongest two of the watch-outs that the person's own records show. Nothing at all when there are none. */
export function Signals({ section, leftOut }: SignalsProps) {
  const { data, error, isFetching, retry } = section;
  const { mutate: dismiss } = useDismissSignal();
  const visible = useShownSignals(data ?? []);
  if (error !== null) {
    return <ErrorState title="Watch Outs" message={error} onRetry={retry} pending={isFetching} />;
  }
  const shown = visible.filter(({ id }) => id !== leftOut).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
      {shown.map((signal) => (
        <SignalCard key={signal.key} signal={signal} onDismiss={dismiss} />
      ))}
    </div>
  );
}
