import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import { LOGGED_MOMENTS, type LoggedMoment } from "#shared/wellness/check-in.rules.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { toast } from "#web/ui/toast.store.ts";

const DONE: Record<LoggedMoment, { title: string; description: string }> = {
  meditation: { title: "Nice work!", description: "You took a moment to reset." },
  boundary: { title: "Boundary logged", description: "Great job protecting your capacity!" },
};

/**
 * Logs that the person has just completed a practice or used a boundary, as a check-in with the product's own values,
 * and says so in a toast. It counts in no trend and shows no alert.
 */
export function useLogMoment(moment: LoggedMoment) {
  const queryClient = useQueryClient();
  const queryKey = [WELLNESS_PATHS.checkIns];
  return useMutation({
    mutationKey: queryKey,
    meta: { failed: "Failed to save check-in" },
    mutationFn: () => {
      const checkIn = { ...LOGGED_MOMENTS[moment], id: uuidv7() };
      const createdAt = now().toISOString();
      return outbox.sendOrQueue<CheckIn>(
        {
          method: "POST",
          path: WELLNESS_PATHS.checkIns,
          body: checkIn,
          describe: { title: "Check-in" },
          shown: { ...checkIn, note: null, createdAt } satisfies CheckIn,
        },
        { whenLater: { createdAt } },
      );
    },
    onSuccess: ({ isSent }) => {
      toast(isSent ? DONE[moment] : SAVED_HERE);
      if (isSent) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
