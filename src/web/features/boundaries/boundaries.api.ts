import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  BOUNDARY_PATHS,
  type Boundary,
  type BoundaryChanges,
  type NewBoundaryInput,
} from "#shared/boundaries/boundaries.contract.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, writeRows } from "#web/platform/http/rows.ts";

/** All boundaries of the person, oldest first. Another device may have changed them, so each visit asks anew. */
export const boundariesQuery = queryOptions({
  queryKey: [BOUNDARY_PATHS.list],
  queryFn: ({ signal }) => call<Boundary[]>("GET", BOUNDARY_PATHS.list, { signal }),
  staleTime: 0,
});

/** The boundaries with what is being changed about them. */
export const useBoundaries = () => useRows(boundariesQuery);

const failed = (sentence: string) => ({ title: "Error", sentence });

/** Sets a boundary and shows it. */
export function useCreateBoundary() {
  const queryClient = useQueryClient();
  const { queryKey } = boundariesQuery;
  return useMutation({
    mutationKey: queryKey,
    meta: { failed: failed("Failed to create boundary. Please try again.") },
    mutationFn: (boundary: NewBoundaryInput) =>
      call<Boundary>("POST", BOUNDARY_PATHS.list, { body: boundary }),
    onSuccess: (created) =>
      writeRows<Boundary>(queryClient, queryKey, (shown) => [
        ...shown.filter(({ id }) => id !== created.id),
        created,
      ]),
  });
}

/** Changes a boundary; the list shows it at once. */
export function useChangeBoundary(id: string) {
  const { mutateAsync } = useChangeRow<Boundary, BoundaryChanges>({
    queryKey: boundariesQuery.queryKey,
    id,
    send: (changes) => call<Boundary>("PATCH", BOUNDARY_PATHS.one(id), { body: changes }),
    failed: failed("Failed to update boundary."),
  });
  return (changes: BoundaryChanges): Promise<Boundary> =>
    mutateAsync({ id, changes, shown: changes as Partial<Boundary> });
}

/** Deletes a boundary and offers to undo it. */
export function useDeleteBoundary(id: string) {
  return useDeleteRow({
    queryKey: boundariesQuery.queryKey,
    id,
    send: () => call<Deleted>("DELETE", BOUNDARY_PATHS.one(id)),
    done: "Boundary deleted",
    failed: failed("Failed to delete boundary."),
  });
}
