import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { timesLowLately } from "#shared/wellness/trend.rules.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import type { CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { trendCheckInsQuery } from "./wellness.api.ts";

/** What a check-in calls for: the watch-out it matches, or people to turn to after several low ones. */
export type CheckInResponse =
  | ({ kind: "watch-out" } & CheckInAlert)
  | { kind: "low-lately"; times: number; of: number };

/** The response to the last check-in, shown until it is closed. */
export function useCheckInResponse() {
  const [response, setResponse] = useState<CheckInResponse | null>(null);
  const queryClient = useQueryClient();
  return {
    response,
    /** @returns whether there is a response to show */
    respond(checkIn: CheckIn, alert: CheckInAlert | null): boolean {
      const next = alert ? { kind: "watch-out" as const, ...alert } : lowLately(checkIn);
      setResponse(next);
      return next !== null;
    },
    close: () => setResponse(null),
  };

  function lowLately(checkIn: CheckIn): CheckInResponse | null {
    const day = { today: ownToday(), timeZone: ownTimeZone() };
    const known = queryClient.getQueryData(trendCheckInsQuery(day.today).queryKey) ?? [];
    const low = timesLowLately([...known.filter(({ id }) => id !== checkIn.id), checkIn], day);
    return low && { kind: "low-lately", ...low };
  }
}
