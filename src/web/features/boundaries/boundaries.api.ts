import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { v7 as uuidv7 } from "uuid";
import { useStore } from "zustand";
import {
  BOUNDARY_PATHS,
  type Boundary,
  type BoundaryChanges,
  type BoundaryReview,
  type NewBoundaryInput,
  newBoundarySchema,
} from "#shared/boundaries/boundaries.contract.ts";
import { withReview } from "#shared/boundaries/boundaries.rules.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { type RowChange, useChangeRow, useRows, writeRows } from "#web/platform/http/rows.ts";
import { outbox, outboxStore } from "#web/platform/offline/outbox.ts";
import type { Entry } from "#web/platform/offline/outbox-queue.ts";
import { now } from "#web/platform/time/clock.ts";

/** The address that scrolls to a boundary and focuses it. */
export const boundaryAddress = (id: string): string =>
  `/wellness?${new URLSearchParams({ open: "boundary", boundary: id })}`;

/** The address of the form for a new boundary. */
export const NEW_BOUNDARY_ADDRESS = "/wellness?open=boundaries";

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

/** The boundaries with pending changes and reviews. */
export function useBoundaries() {
  const { data, ...query } = useRows(boundariesQuery, AT_THE_END);
  const entries = useStore(outboxStore, (queue) => queue.entries);
  const boundaries = useMemo(() => data?.map((boundary) => withQueued(boundary, entries)), [data, entries]);
  return { ...query, data: boundaries };
}

/** A boundary with its reviews that are queued on this device. */
function withQueued(boundary: Boundary, entries: readonly Entry[]): Boundary {
  return entries
    .filter(({ path, refusal }) => path === BOUNDARY_PATHS.reviewsOf(boundary.id) && !refusal)
    .map(({ shown }) => shown as unknown as BoundaryReview)
    .reduce(withReview, boundary);
}

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
  const queryClient = useQueryClient();
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
    onStored: () => void reloadReviews(queryClient, id),
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

/** The times that a boundary was honored or not, newest first. */
const reviewsOfQuery = (boundaryId: string) =>
  queryOptions({
    queryKey: [BOUNDARY_PATHS.reviewsOf(boundaryId)],
    queryFn: ({ signal }) => call<BoundaryReview[]>("GET", BOUNDARY_PATHS.reviewsOf(boundaryId), { signal }),
    staleTime: 0,
  });

/** The same, with pending changes. */
export const useReviewsOf = (boundaryId: string) => useRows(reviewsOfQuery(boundaryId));

function reloadReviews(queryClient: QueryClient, boundaryId: string): Promise<unknown> {
  const keys = [reviewsOfQuery(boundaryId).queryKey, [BOUNDARY_PATHS.reviews], boundariesQuery.queryKey];
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Loads the reviews and counts of a boundary again. */
export function useReloadReviews(boundaryId: string) {
  const queryClient = useQueryClient();
  return () => void reloadReviews(queryClient, boundaryId);
}

interface Reviewing extends RowChange<Boundary, Pick<BoundaryReview, "id" | "honored" | "createdAt">> {
  isNow: boolean;
}

/** Records that a boundary was honored or not; its counts show it at once. */
export function useReviewBoundary(boundary: Boundary) {
  const queryClient = useQueryClient();
  const { id, name } = boundary;
  const { mutateAsync } = useMutation({
    mutationKey: boundariesQuery.queryKey,
    scope: { id },
    meta: { failed: failed("Failed to update boundary.") },
    mutationFn: ({ changes, isNow }: Reviewing) => {
      const { createdAt, ...answer } = changes;
      return outbox.sendOrQueue<BoundaryReview>(
        {
          method: "POST",
          path: BOUNDARY_PATHS.reviewsOf(id),
          itemPath: BOUNDARY_PATHS.review(changes.id),
          body: isNow ? answer : changes,
          describe: { title: `${changes.honored ? "Honored" : "Not honored"}: ${name}` },
          shown: { ...changes, boundaryId: id } satisfies BoundaryReview,
        },
        { whenLater: { createdAt } },
      );
    },
    onSuccess: async ({ isSent }) => {
      // It stays pending, and shown, until the counts are here.
      if (isSent) await reloadReviews(queryClient, id);
    },
  });
  /** @param at a moment in the past; by default, now */
  return async (honored: boolean, at?: string): Promise<{ isSent: boolean }> => {
    const changes = { id: uuidv7(), honored, createdAt: at ?? now().toISOString() };
    const shown = reviewSummary(withReview(boundary, changes));
    return mutateAsync({ id, changes, shown, isNow: at === undefined });
  };
}

/** What a boundary keeps about its reviews. */
function reviewSummary(boundary: Boundary) {
  const { honored, reviewsTotal, reviewsHonored, firstReviewAt, lastReviewAt } = boundary;
  return { honored, reviewsTotal, reviewsHonored, firstReviewAt, lastReviewAt };
}

/** Deletes one time that a boundary was honored or not, and offers to undo it. */
export function useDeleteReview({ id, boundaryId }: BoundaryReview) {
  const reload = useReloadReviews(boundaryId);
  return useDeleteRow({
    queryKey: reviewsOfQuery(boundaryId).queryKey,
    id,
    send: () => outbox.delete(BOUNDARY_PATHS.review(id), "Delete an answer about a boundary"),
    done: "Answer deleted",
    failed: failed("Failed to update boundary."),
    onDeleted: reload,
    onRestored: reload,
  });
}
