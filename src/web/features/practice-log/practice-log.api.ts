import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import { PRACTICE_CHECK_INS, type Practice } from "#shared/wellness/practice-log.rules.ts";
import { type CheckIn, WELLNESS_PATHS } from "#shared/wellness/wellness.contract.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { toast } from "#web/ui/toast.store.ts";

const DONE: Record<Practice, { title: string; description: string }> = {
  "boundary-builder": { title: "Boundary logged", description: "Great job protecting your capacity!" },
  meditation: { title: "Nice work!", description: "You took a moment to reset." },
};

const QUERY_KEY = [WELLNESS_PATHS.checkIns] as const;

/** Logs a practice as a check-in, or queues it on this device, and says so. */
export function useLogPractice(practice: Practice) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: QUERY_KEY,
    meta: { failed: "Failed to save check-in" },
    mutationFn: () => {
      const body = { id: uuidv7(), ...PRACTICE_CHECK_INS[practice] };
      const createdAt = now().toISOString();
      return outbox.sendOrQueue<CheckIn>(
        {
          method: "POST",
          path: WELLNESS_PATHS.checkIns,
          body,
          describe: { title: "Check-in" },
          shown: { ...body, note: null, createdAt } satisfies CheckIn,
        },
        { whenLater: { createdAt } },
      );
    },
    onSuccess: ({ isSent }) => {
      toast(isSent ? DONE[practice] : SAVED_HERE);
      if (isSent) void queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    },
  });
}
