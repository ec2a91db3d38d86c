import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useStore } from "zustand";
import { outboxStore } from "#web/platform/offline/outbox.ts";
import { type PlaceOptions, withWaiting } from "#web/platform/offline/outbox-rows.ts";
import { usePendingChanges } from "./pending-changes.ts";
import type { FailureWords } from "./query-client.ts";

interface Row {
  id: string;
}

/** A change of one row: what is sent, and what the row shows until the response arrives. */
export interface RowChange<Stored extends Row, Changes> {
  id: string;
  changes: Changes;
  shown: Partial<Stored>;
}

/**
 * A list of rows with pending and queued changes on top. The cache only holds what the server has, so a failed change
 * leaves nothing behind, and the response to one change does not hide another that is still pending.
 */
export function useRows<Stored extends Row, Key extends QueryKey>(
  query: UseQueryOptions<Stored[], Error, Stored[], Key>,
  place?: PlaceOptions<Stored>,
) {
  const { data: stored, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(query);
  const pending = usePendingChanges<Partial<RowChange<Stored, unknown>> | undefined>(query.queryKey);
  const { entries, delivered } = useStore(outboxStore);
  const listPath = String(query.queryKey[0]);
  // The first rows are drawn in short steps, so that a slow phone stays responsive. Later changes show at once.
  const areDue = useDeferredValue(stored !== undefined);
  const data = useMemo(() => {
    const rows = areDue && stored && withWaiting([...delivered, ...entries], listPath, stored, place);
    if (!rows) return undefined;
    if (pending.length === 0) return rows;
    return rows.map((row) => {
      const changes = pending.filter((change) => change?.id === row.id);
      if (changes.length === 0) return row;
      return Object.assign({}, row, ...changes.map((change) => change?.shown)) as Stored;
    });
  }, [areDue, stored, pending, entries, delivered, listPath, place]);
  return { data, error, isPending: isPending || !areDue, isFetching, dataUpdatedAt, refetch };
}

/** Changes a list of rows in the cache. If the list is being fetched, it is fetched again. */
export function writeRows<Stored extends Row>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (rows: Stored[]) => Stored[],
): void {
  queryClient.setQueryData<Stored[]>(queryKey, (rows) => rows && change(rows));
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) {
    void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

/** A list with this row: in its place, or first if it is new. */
export const withRow =
  <Stored extends Row>(row: Stored) =>
  (rows: Stored[]): Stored[] =>
    rows.some(({ id }) => id === row.id)
      ? rows.map((one) => (one.id === row.id ? row : one))
      : [row, ...rows];

interface ChangeRowOptions<Stored extends Row, Changes> {
  /** Of the list that has the row. */
  queryKey: QueryKey;
  id: string;
  /** Returns the stored row, or null while the change is queued on this device. */
  send: (changes: Changes) => Promise<Stored | null>;
  /** The text of the toast about a failure; without it, the caller reports the failure. */
  failed?: FailureWords | undefined;
  /** Runs once it is stored and in the list. */
  onStored?: (stored: Stored, change: RowChange<Stored, Changes>) => void;
}

/**
 * Changes one row: the list shows the change at once, and then the stored row. The changes of one row are sent one after
 * another in their order, even when the person leaves the screen.
 */
export function useChangeRow<Stored extends Row, Changes>(options: ChangeRowOptions<Stored, Changes>) {
  const { queryKey, id, send, failed, onStored } = options;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    scope: { id },
    ...(failed && { meta: { failed } }),
    mutationFn: ({ changes }: RowChange<Stored, Changes>) => send(changes),
    onSuccess: (stored, change) => {
      if (stored === null) return;
      writeRows<Stored>(queryClient, queryKey, (rows) => rows.map((row) => (row.id === id ? stored : row)));
      onStored?.(stored, change);
    },
  });
}
