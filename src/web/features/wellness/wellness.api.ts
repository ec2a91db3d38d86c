import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { trendBegins } from "#shared/wellness/trend.rules.ts";
import {
  type CheckIn,
  type NewCheckInInput,
  type TimedCheckIn,
  WELLNESS_PATHS,
} from "#shared/wellness/wellness.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";

export { MoodSpark } from "./mood-spark.tsx";
export { moodInWords } from "./mood-trend.rules.ts";

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
    },
  });
}
