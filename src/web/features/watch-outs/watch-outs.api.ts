import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type SignalDismissal,
  WATCH_OUT_PATHS,
  type WatchOutSignal,
  type WatchOutSignals,
} from "#shared/watch-outs/watch-outs.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";

export { SignalCard } from "./signal-card.tsx";

const SIGNALS_KEY = [WATCH_OUT_PATHS.signals] as const;

/**
 * The watch-outs that the person's own records show and that they have not dismissed, strongest first. They depend on
 * all records, so each visit asks again, and shows the last answer meanwhile.
 * @param timeZone IANA name of the person's zone
 */
export const signalsQuery = (timeZone: string) =>
  queryOptions({
    queryKey: [...SIGNALS_KEY, timeZone],
    queryFn: ({ signal }) => {
      const path = `${WATCH_OUT_PATHS.signals}?${new URLSearchParams({ timeZone })}`;
      return call<WatchOutSignals>("GET", path, { signal });
    },
    staleTime: 0,
  });

/** Dismisses a signal until the state that it speaks of changes. */
export function useDismissSignal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SIGNALS_KEY,
    meta: { failed: "Could not put that aside" },
    mutationFn: ({ id, key }: SignalDismissal) =>
      call<void>("POST", WATCH_OUT_PATHS.dismissSignal, { body: { id, key } satisfies SignalDismissal }),
    onSuccess: (_, { key }) => {
      queryClient.setQueriesData<WatchOutSignals>(
        { queryKey: SIGNALS_KEY },
        (known) => known && { ...known, signals: known.signals.filter((signal) => signal.key !== key) },
      );
      void queryClient.invalidateQueries({ queryKey: SIGNALS_KEY });
    },
  });
}

/** These signals without those that are being dismissed. */
export function useShownSignals(signals: readonly WatchOutSignal[]): WatchOutSignal[] {
  const dismissed = usePendingChanges<SignalDismissal>(SIGNALS_KEY);
  return signals.filter(({ key }) => !dismissed.some((dismissal) => dismissal.key === key));
}
