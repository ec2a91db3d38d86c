import { type MutationKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useSyncExternalStore } from "react";

/**
 * The pending changes of a mutation key, oldest first, to be shown on top of the stored data.
 * Unlike `useMutationState`, it updates synchronously. Otherwise a controlled checkbox would jump back for a moment.
 */
export function usePendingChanges<Variables>(mutationKey: MutationKey): readonly Variables[] {
  const cache = useQueryClient().getMutationCache();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(({ type }) => {
        // Other events do not change what is pending, and some of them occur while React renders.
        if (type === "updated" || type === "removed") listener();
      }),
    [cache],
  );
  const known = useRef<readonly Variables[]>([]);
  const read = () => {
    const pending = cache
      .findAll({ mutationKey, exact: true, status: "pending" })
      .map(({ state }) => state.variables as Variables);
    const isSame =
      pending.length === known.current.length && pending.every((change, at) => change === known.current[at]);
    if (!isSame) known.current = pending;
    return known.current;
  };
  return useSyncExternalStore(subscribe, read);
}
