import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ModeId } from "#shared/modes/modes.ts";
import {
  type SignalDismissal,
  WATCH_OUT_PATHS,
  type WatchOutSignal,
  type WatchOutSignals,
} from "#shared/watch-outs/watch-outs.contract.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";

export { SignalCard } from "./signal-card.tsx";

const SIGNALS_KEY = [WATCH_OUT_PATHS.signals] as const;

/**
 * The watch-outs that the person's own records show and that they have not quietened, strongest first. They follow from
 * everything that is recorded, so each visit asks anew, and shows the last answer meanwhile.
 * @param timeZone IANA name of the person's zone
 */
export const signalsQuery = (mode: ModeId, timeZone: string) =>
  queryOptions({
    queryKey: [...SIGNALS_KEY, mode, timeZone],
    queryFn: async ({ signal }): Promise<WatchOutSignal[]> => {
      const path = `${WATCH_OUT_PATHS.signals}?${new URLSearchParams({ mode, timeZone })}`;
      return (await call<WatchOutSignals>("GET", path, { signal })).signals;
    },
    staleTime: 0,
  });

/**
 * Quietens a signal until its facts change. It leaves the screen at once, and comes back with a word when that fails.
 * True when it is stored.
 */
export function useDismissSignal(): (signal: SignalDismissal) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async ({ id, key }) => {
    // An answer that is under way would bring the signal back for a moment.
    await queryClient.cancelQueries({ queryKey: SIGNALS_KEY });
    const before = queryClient.getQueriesData<WatchOutSignal[]>({ queryKey: SIGNALS_KEY });
    queryClient.setQueriesData<WatchOutSignal[]>({ queryKey: SIGNALS_KEY }, (signals) =>
      signals?.filter((signal) => signal.key !== key),
    );
    try {
      const body: SignalDismissal = { id, key };
      await call<void>("POST", WATCH_OUT_PATHS.dismissSignal, { body });
      return true;
    } catch (error) {
      for (const [queryKey, signals] of before) queryClient.setQueryData(queryKey, signals);
      toast({ title: "Could not put that aside", description: sentenceOf(error), variant: "destructive" });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: SIGNALS_KEY });
    }
  };
}
