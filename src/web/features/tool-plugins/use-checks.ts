import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { blankState } from "#shared/tool-plugins/checklist.rules.ts";
import { PLUGIN_PATHS } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";
import type { Checklist, ItemCheck } from "./plugin-reading.rules.ts";
import { checksQuery, storeCheck } from "./tool-plugins.api.ts";
import { useItemRisk } from "./use-item-risk.ts";

/** A change of one item of a check. */
export type CheckChange = Pick<ItemCheck, "code"> & Partial<ItemCheck>;

/**
 * A check on a day: how its items stand, and a way to change one. A change shows at once, and goes away again when it
 * cannot be stored. The changes are sent one after another in the order in which they were made, also when the screen is
 * left meanwhile.
 * @param isOpened whether the tool is opened now: it then asks again, as it may have been used on another device
 */
export function useChecks(tool: Checklist, day: string, { isOpened }: { isOpened: boolean }) {
  const queryClient = useQueryClient();
  const { follow } = useItemRisk(tool);
  const stored = checksQuery(tool.slug, day);
  const { data, error, isFetching, refetch } = useQuery({
    ...stored,
    refetchOnMount: isOpened ? "always" : true,
  });
  const mutationKey = [PLUGIN_PATHS.checks(tool.slug), day, "change"];
  const pending = usePendingChanges<CheckChange>(mutationKey);

  const storedState = (code: string): ItemCheck => {
    const found = queryClient.getQueryData(stored.queryKey)?.find((check) => check.code === code);
    return found
      ? { code, checked: found.checked, severity: found.severity, owner: found.owner }
      : blankState(tool.config, code);
  };

  const { mutateAsync: save } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async (change: CheckChange) => {
      const before = storedState(change.code);
      const { openRisk, ...check } = await storeCheck(tool.slug, day, { ...before, ...change });
      // A list that is still on its way was read before this was stored.
      await queryClient.cancelQueries({ queryKey: stored.queryKey });
      queryClient.setQueryData(stored.queryKey, (checks = []) => [
        ...checks.filter(({ code }) => code !== change.code),
        check,
      ]);
      await follow(before, check, openRisk);
    },
  });

  const states = tool.config.items.map(({ code }): ItemCheck => {
    const changes = pending.filter((change) => change.code === code);
    return Object.assign(storedState(code), ...changes);
  });
  return { isLoaded: data !== undefined, error, isFetching, retry: () => void refetch(), states, save };
}
