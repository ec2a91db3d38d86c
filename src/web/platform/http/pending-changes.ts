import { type MutationKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useSyncExternalStore } from "react";

/**
 * The changes under a mutation key that are not answered yet, oldest first: what to show on top of what is stored.
 * Unlike `useMutationState` it tells in the same turn in which a change is made. A turn later, a controlled checkbox
 * would have jumped back.
 */
export function usePendingChanges<Variables>(mutationKey: MutationKey): readonly Variables[] {
  const cache = useQueryClient().getMutationCache();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(({ type }) => {
        // The other events say nothing about what is pending, and some of them come while React renders.
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
