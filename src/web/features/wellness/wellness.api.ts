import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { WATCH_OUT_PATHS } from "#shared/watch-outs/watch-outs.contract.ts";
import { trendBegins } from "#shared/wellness/trends.rules.ts";
import {
  type CheckIn,
  type CheckInChanges,
  type NewCheckInInput,
  type TimedCheckIn,
  WELLNESS_PATHS,
} from "#shared/wellness/wellness.contract.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, withRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";

export { MoodSpark } from "./mood-spark.tsx";
export { moodInWords } from "./mood-trend.rules.ts";

/** All check-ins of the person, newest first. Another device may have added some, so each visit reloads them. */
const checkInsQuery = queryOptions({
  queryKey: [WELLNESS_PATHS.checkIns],
  queryFn: ({ signal }) => call<CheckIn[]>("GET", WELLNESS_PATHS.checkIns, { signal }),
  staleTime: 0,
});

/** The check-ins with pending and queued changes. */
export const useCheckIns = () => useRows(checkInsQuery);

const TREND_KEY = [WELLNESS_PATHS.checkIns, "trend"] as const;

/** The check-ins for the trends up to a day ("2026-11-21"), in no particular order. */
export const trendCheckInsQuery = (today: string) =>
  queryOptions({
    queryKey: [...TREND_KEY, today],
    queryFn: ({ signal }): Promise<TimedCheckIn[]> => {
      const query = new URLSearchParams({ since: trendBegins(today) });
      return call<CheckIn[]>("GET", `${WELLNESS_PATHS.checkIns}?${query}`, { signal });
    },
  });

/** Reloads what counts check-ins, after one has changed. */
function refreshWhatFollows(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, ...rest] }) => path === WELLNESS_PATHS.checkIns && rest.length > 0,
  });
  void queryClient.invalidateQueries({ queryKey: [WATCH_OUT_PATHS.signals] });
}

/** Changes a check-in; the list shows it at once. */
export function useChangeCheckIn({ id }: CheckIn) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useChangeRow<CheckIn, CheckInChanges>({
    queryKey: checkInsQuery.queryKey,
    id,
    send: (changes) =>
      outbox.send<CheckIn>({
        method: "PATCH",
        path: WELLNESS_PATHS.one(id),
        body: changes,
        describe: { title: "Change to a check-in", labels: { note: "Note" } },
      }),
    failed: "Failed to update check-in",
    onStored: () => refreshWhatFollows(queryClient),
  });
  return (changes: CheckInChanges): Promise<CheckIn | null> =>
    mutateAsync({ id, changes, shown: changes as Partial<CheckIn> });
}

/** Deletes a check-in and offers to undo it. */
export function useDeleteCheckIn({ id }: CheckIn) {
  const queryClient = useQueryClient();
  const refresh = () => refreshWhatFollows(queryClient);
  return useDeleteRow({
    queryKey: checkInsQuery.queryKey,
    id,
    send: () => outbox.delete(WELLNESS_PATHS.one(id), "Delete a check-in"),
    done: "Check-in deleted",
    failed: "Failed to delete check-in",
    onDeleted: refresh,
    onRestored: refresh,
  });
}

/** Stores a check-in, or queues it on this device. Either way it is shown in the trends. */
export function useLogCheckIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: TREND_KEY,
    meta: { failed: "Failed to save check-in" },
    mutationFn: async (checkIn: NewCheckInInput & { id: string }) => {
      const createdAt = now().toISOString();
      const { note = null, source = "prompt", ...state } = checkIn;
      const shown: CheckIn = { ...state, source, note, createdAt };
      const outcome = await outbox.sendOrQueue<CheckIn>(
        {
          method: "POST",
          path: WELLNESS_PATHS.checkIns,
          body: checkIn,
          describe: { title: "Check-in", labels: { note: "Note" } },
          shown,
        },
        { whenLater: { createdAt } },
      );
      return { isSent: outcome.isSent, logged: outcome.isSent ? outcome.answer : shown };
    },
    onSuccess: ({ isSent, logged }) => {
      if (!isSent) return;
      queryClient.setQueriesData<TimedCheckIn[]>(
        { queryKey: TREND_KEY },
        (shown) => shown && [...shown.filter(({ id }) => id !== logged.id), logged],
      );
      writeRows(queryClient, checkInsQuery.queryKey, withRow(logged));
      void queryClient.invalidateQueries({ queryKey: [WATCH_OUT_PATHS.signals] });
    },
  });
}
