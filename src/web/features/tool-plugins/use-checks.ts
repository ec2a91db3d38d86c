import { type MutationFilters, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useSyncExternalStore } from "react";
import { blankState } from "#shared/tool-plugins/checklist.rules.ts";
import { PLUGIN_PATHS } from "#shared/tool-plugins/tool-plugins.contract.ts";
import type { Checklist, ItemCheck } from "./plugin-reading.rules.ts";
import { checksQuery, storeCheck } from "./tool-plugins.api.ts";
import { useItemRisk } from "./use-item-risk.ts";

/**
 * A check on a day: how its items stand, and a way to change one. A change shows at once, and goes away again when it
 * cannot be stored. The changes of one item are sent one after the other, in the order in which they were made, also when
 * the screen is left meanwhile.
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
  const onTheWay = { mutationKey: [PLUGIN_PATHS.checks(tool.slug), day], status: "pending" } as const;
  const shown = useWaiting(queryClient, onTheWay);

  const standing = (code: string, waiting: readonly ItemCheck[]): ItemCheck => {
    const isThis = (check: ItemCheck) => check.code === code;
    const known = queryClient.getQueryData(stored.queryKey);
    const found = waiting.findLast(isThis) ?? known?.find(isThis);
    return found
      ? { code, checked: found.checked, severity: found.severity, owner: found.owner }
      : blankState(tool.config, code);
  };

  /**
   * Changes an item.
   * @throws ApiError when it could not be stored
   */
  async function save(code: string, change: Partial<Omit<ItemCheck, "code">>): Promise<void> {
    // Not what is on the screen, which may be a moment behind.
    const latest = standing(code, waitingIn(queryClient, onTheWay));
    const sending = queryClient.getMutationCache().build(queryClient, {
      mutationKey: onTheWay.mutationKey,
      scope: { id: [...onTheWay.mutationKey, code].join(" ") },
      mutationFn: async (item: ItemCheck) => {
        const before = standing(code, []);
        const check = await storeCheck(tool.slug, day, item);
        // A list that is still on its way was read before this was stored.
        await queryClient.cancelQueries({ queryKey: stored.queryKey });
        queryClient.setQueryData(stored.queryKey, (checks = []) => [
          ...checks.filter((one) => one.code !== code),
          check,
        ]);
        await follow(before, check);
      },
    });
    await sending.execute({ ...latest, ...change });
  }

  const states = tool.config.items.map(({ code }) => standing(code, shown));
  return { isLoaded: data !== undefined, error, isFetching, retry: () => void refetch(), states, save };
}

function waitingIn(queryClient: QueryClient, filters: MutationFilters): ItemCheck[] {
  const sending = queryClient.getMutationCache().findAll(filters);
  return sending.map(({ state }) => state.variables as ItemCheck);
}

/** The changes that are on their way, known in the same moment in which they are made: a tick must not flicker. */
function useWaiting(queryClient: QueryClient, filters: MutationFilters): ItemCheck[] {
  const known = useRef<ItemCheck[]>([]);
  const read = () => {
    const waiting = waitingIn(queryClient, filters);
    const isSame =
      waiting.length === known.current.length && waiting.every((item, at) => item === known.current[at]);
    if (!isSame) known.current = waiting;
    return known.current;
  };
  return useSyncExternalStore((onChange) => queryClient.getMutationCache().subscribe(onChange), read);
}
