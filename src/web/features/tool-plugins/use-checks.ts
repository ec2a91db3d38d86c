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
 * The items of a check on a day, and a function to change one. A change is shown at once, and reverted if it cannot be
 * stored. Changes are sent one after another in their order, even when the person leaves the screen.
 * @param isOpened whether the tool is being opened: then it reloads, because it may have been used on another device
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
      // The response of a running fetch would not contain this change.
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
