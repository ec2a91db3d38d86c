import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { addSafetyItem, PLAN_KEY, removeSafetyItem, shareSafetyItem } from "./safety.api.ts";

/** Shows items of other modes in this one as well, with Undo. */
export function useSharing() {
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const unsharing = useMutation({
    mutationKey: PLAN_KEY,
    meta: { failed: "Couldn't undo" },
    mutationFn: async (items: readonly SafetyItem[]) => {
      for (const item of items) {
        await shareSafetyItem(item, false);
        removeSafetyItem(queryClient, item.id);
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PLAN_KEY }),
  });
  // Those before one that fails stay shown.
  const sharing = useMutation({
    mutationKey: PLAN_KEY,
    meta: { failed: "Failed to save changes" },
    mutationFn: async (items: readonly SafetyItem[]) => {
      const shared: SafetyItem[] = [];
      try {
        for (const item of items) shared.push(await shareSafetyItem(item, true));
      } finally {
        for (const item of shared) addSafetyItem(queryClient, mode.id, item);
      }
      return shared;
    },
    onSuccess: (shared) =>
      toast({
        title: shared.length === 1 ? "Now in all modes" : `${shared.length} items now in all modes`,
        action: {
          label: "Undo",
          altText: "Show them only in their own mode",
          onClick: () => unsharing.mutate(shared),
        },
      }),
  });
  return async (items: readonly SafetyItem[]): Promise<void> => {
    if (!sharing.isPending) await sharing.mutateAsync(items).catch(() => undefined);
  };
}
