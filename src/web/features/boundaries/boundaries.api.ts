import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import {
  BOUNDARY_PATHS,
  type Boundary,
  type BoundaryChanges,
  type BoundaryReview,
  type NewBoundaryInput,
  newBoundarySchema,
} from "#shared/boundaries/boundaries.contract.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";

/** All boundaries of the person, oldest first. Another device may have changed them, so each visit reloads them. */
export const boundariesQuery = queryOptions({
  queryKey: [BOUNDARY_PATHS.list],
  queryFn: ({ signal }) => call<Boundary[]>("GET", BOUNDARY_PATHS.list, { signal }),
  staleTime: 0,
});

/** The times since a moment that boundaries were honored or not, newest first; `honoredDays` makes days of them. */
export const boundaryReviewsQuery = (since: string) =>
  queryOptions({
    queryKey: [BOUNDARY_PATHS.reviews, since],
    queryFn: ({ signal }) =>
      call<BoundaryReview[]>("GET", `${BOUNDARY_PATHS.reviews}?${new URLSearchParams({ since })}`, {
        signal,
      }),
  });

/** The boundaries with pending changes. */
export const useBoundaries = () => useRows(boundariesQuery, AT_THE_END);

const AT_THE_END = { addTo: "back" } as const;
const LABELS = { name: "Name", statement: "Statement", context: "Context" };

const failed = (sentence: string) => ({ title: "Error", sentence });

/** Adds a boundary. */
export function useCreateBoundary() {
  const queryClient = useQueryClient();
  const { queryKey } = boundariesQuery;
  return useMutation({
    mutationKey: queryKey,
    meta: { failed: failed("Failed to create boundary. Please try again.") },
    mutationFn: (boundary: NewBoundaryInput) => {
      const body = { ...boundary, id: uuidv7() };
      const moment = now().toISOString();
      const shown: Boundary = {
        ...newBoundarySchema.parse(body),
        id: body.id,
        context: boundary.context ?? null,
        honored: null,
        reviewsTotal: 0,
        reviewsHonored: 0,
        firstReviewAt: null,
        lastReviewAt: null,
        createdAt: moment,
        updatedAt: moment,
      };
      return outbox.send<Boundary>({
        method: "POST",
        path: BOUNDARY_PATHS.list,
        body,
        describe: { title: `New boundary: ${boundary.name}`, labels: LABELS },
        shown,
      });
    },
    onSuccess: (created) => {
      if (!created) return;
      writeRows<Boundary>(queryClient, queryKey, (shown) => [
        ...shown.filter(({ id }) => id !== created.id),
        created,
      ]);
    },
  });
}

/** Changes a boundary; the list shows it at once. */
export function useChangeBoundary({ id, name }: Boundary) {
  const { mutateAsync } = useChangeRow<Boundary, BoundaryChanges>({
    queryKey: boundariesQuery.queryKey,
    id,
    send: (changes) =>
      outbox.send<Boundary>({
        method: "PATCH",
        path: BOUNDARY_PATHS.one(id),
        body: changes,
        describe: { title: `Change to a boundary: ${changes.name ?? name}`, labels: LABELS },
      }),
    failed: failed("Failed to update boundary."),
  });
  return (changes: BoundaryChanges): Promise<Boundary | null> =>
    mutateAsync({ id, changes, shown: changes as Partial<Boundary> });
}

/** Deletes a boundary and offers to undo it. */
export function useDeleteBoundary({ id, name }: Boundary) {
  return useDeleteRow({
    queryKey: boundariesQuery.queryKey,
    id,
    send: () => outbox.delete(BOUNDARY_PATHS.one(id), `Delete a boundary: ${name}`),
    done: "Boundary deleted",
    failed: failed("Failed to delete boundary."),
  });
}
