import type { WatchOutSignals } from "#shared/watch-outs/watch-outs.contract.ts";
import { SupportLine } from "#web/features/doctrine/doctrine.api.ts";
import { SignalCard, useDismissSignal, useShownSignals } from "#web/features/watch-outs/watch-outs.api.ts";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import type { Section } from "./dashboard.api.ts";

const SHOWN = 2;

interface SignalsProps {
  section: Section<WatchOutSignals>;
  /** The watch-out whose facts another card of the dashboard tells already. */
  leftOut: number | null;
}

/**
 * The strongest two of the watch-outs that the person's own records show; on a hard day people to turn to, too; after an
 * absence a welcome. Nothing at all without any of these.
 */
export function Signals({ section, leftOut }: SignalsProps) {
  const { data, error, isFetching, retry } = section;
  const { mutate: dismiss } = useDismissSignal();
  const visible = useShownSignals(data?.signals ?? []);
  if (error !== null) {
    return <ErrorState title="Watch Outs" message={error} onRetry={retry} pending={isFetching} />;
  }
  const shown = visible.filter(({ id }) => id !== leftOut).slice(0, SHOWN);
  return (
    <>
      {data?.welcome && (
        <Card aria-label="Welcome back">
          <p>
            Welcome back. You don’t have to catch up on anything. Start with how you are today, or with one
            thing you’d like to do.
          </p>
        </Card>
      )}
      {shown.length > 0 && (
        <div className="grid gap-3">
          {shown.map((signal) => (
            <SignalCard key={signal.key} signal={signal} onDismiss={dismiss} />
          ))}
        </div>
      )}
      {data?.people && (
        <Card
          aria-label="People to turn to"
          padding="none"
          className="px-4 py-1 [&>section]:flex [&>section]:flex-wrap [&>section]:items-center [&>section]:gap-x-5 [&>section]:border-t-0 [&>section]:pt-0"
        >
          <SupportLine title="Want to talk to someone?" />
        </Card>
      )}
    </>
  );
}
