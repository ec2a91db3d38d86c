import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import { DASHBOARD_PATH } from "#shared/dashboard/dashboard.contract.ts";
import { type NewRiskInput, RISK_PATHS, type Risk } from "#shared/risks/risks.contract.ts";
import {
  type NewTriggerInput,
  TRIGGER_PATHS,
  type Trigger,
  type TriggerChanges,
} from "#shared/triggers/triggers.contract.ts";
import { riskFromTrigger } from "#shared/triggers/triggers.rules.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";

/** All trigger points of the person, newest first. */
export const triggersQuery = queryOptions({
  queryKey: [TRIGGER_PATHS.list],
  queryFn: ({ signal }) => call<Trigger[]>("GET", TRIGGER_PATHS.list, { signal }),
});

function show(queryClient: QueryClient, change: (triggers: Trigger[]) => Trigger[]): void {
  queryClient.setQueryData(triggersQuery.queryKey, (shown) => shown && change(shown));
  // What has tripped shows on the dashboard and among the watch-outs.
  void queryClient.invalidateQueries({ queryKey: [DASHBOARD_PATH] });
}

/**
 * Sets a trigger point, or changes the one with this id.
 * @throws ApiError
 */
export function useSaveTrigger() {
  const queryClient = useQueryClient();
  return {
    add: async (trigger: NewTriggerInput): Promise<Trigger> => {
      const added = await call<Trigger>("POST", TRIGGER_PATHS.list, { body: trigger });
      show(queryClient, (shown) => [added, ...shown]);
      return added;
    },
    change: async (id: string, changes: TriggerChanges): Promise<Trigger> => {
      const changed = await call<Trigger>("PATCH", TRIGGER_PATHS.one(id), { body: changes });
      show(queryClient, (shown) => shown.map((one) => (one.id === id ? changed : one)));
      return changed;
    },
  };
}

/** Deletes a trigger point and offers Undo. */
export function useDeleteTrigger(): (trigger: Trigger) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ id }) => {
    try {
      const { undoId } = await call<Deleted>("DELETE", TRIGGER_PATHS.one(id));
      show(queryClient, (shown) => shown.filter((one) => one.id !== id));
      offerUndo({
        undoId,
        title: "Trigger point deleted",
        onRestored: () => void queryClient.invalidateQueries({ queryKey: triggersQuery.queryKey }),
      });
    } catch (error) {
      toast({
        title: "Failed to delete trigger point",
        description: sentenceOf(error),
        variant: "destructive",
      });
    }
  };
}

/**
 * Puts what a tripped trigger point means into the risk log, once.
 * @throws ApiError
 */
export function useRiskFromTrigger(): (trigger: Trigger) => Promise<void> {
  const queryClient = useQueryClient();
  return async (trigger) => {
    const body: NewRiskInput = riskFromTrigger(trigger);
    await call<Risk>("POST", RISK_PATHS.list, { body });
    await queryClient.invalidateQueries({ queryKey: [RISK_PATHS.list] });
  };
}
