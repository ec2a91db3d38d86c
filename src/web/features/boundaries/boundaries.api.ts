import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  BOUNDARY_PATHS,
  type Boundary,
  type BoundaryChanges,
  type NewBoundaryInput,
} from "#shared/boundaries/boundaries.contract.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import { offerUndo, takeBack } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";

/** All boundaries of the person, oldest first. Another device may have changed them, so each visit asks anew. */
export const boundariesQuery = queryOptions({
  queryKey: [BOUNDARY_PATHS.list],
  queryFn: ({ signal }) => call<Boundary[]>("GET", BOUNDARY_PATHS.list, { signal }),
  staleTime: 0,
});

/** Shows a change at once. An answer that is still under way would show what was there before it. */
async function show(queryClient: QueryClient, change: (boundaries: Boundary[]) => Boundary[]): Promise<void> {
  const { queryKey } = boundariesQuery;
  await queryClient.cancelQueries({ queryKey });
  if (queryClient.getQueryData(queryKey))
    queryClient.setQueryData(queryKey, (shown) => shown && change(shown));
  else void queryClient.invalidateQueries({ queryKey });
}

/** Sets a boundary and shows it. */
export function useCreateBoundary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (boundary: NewBoundaryInput) =>
      call<Boundary>("POST", BOUNDARY_PATHS.list, { body: boundary }),
    onSuccess: (created) => show(queryClient, (shown) => [...shown, created]),
  });
}

/** Changes a boundary and shows it. */
export function useUpdateBoundary(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: BoundaryChanges) =>
      call<Boundary>("PATCH", BOUNDARY_PATHS.one(id), { body: changes }),
    onSuccess: (changed) =>
      show(queryClient, (shown) => shown.map((boundary) => (boundary.id === id ? changed : boundary))),
  });
}

/**
 * Deletes a boundary. It leaves the screen at once, and comes back with Undo or when deleting fails.
 * @returns what takes the deletion back, or null when it failed
 */
export function useDeleteBoundary(): (boundary: Boundary) => Promise<(() => Promise<void>) | null> {
  const queryClient = useQueryClient();
  return async (boundary) => {
    const putBack = () =>
      show(queryClient, (shown) =>
        [...shown.filter(({ id }) => id !== boundary.id), boundary].toSorted(byAge),
      );
    await show(queryClient, (shown) => shown.filter(({ id }) => id !== boundary.id));
    try {
      const { undoId } = await call<Deleted>("DELETE", BOUNDARY_PATHS.one(boundary.id));
      const onRestored = () => void putBack();
      offerUndo({ undoId, title: "Boundary deleted", onRestored });
      return () => takeBack({ undoId }, onRestored);
    } catch {
      await putBack();
      toast({ title: "Error", description: "Failed to delete boundary.", variant: "destructive" });
      return null;
    }
  };
}

const byAge = (one: Boundary, other: Boundary): number =>
  one.createdAt < other.createdAt ? -1 : one.createdAt > other.createdAt ? 1 : one.id < other.id ? -1 : 1;
