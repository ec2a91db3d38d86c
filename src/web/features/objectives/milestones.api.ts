import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  type Milestone,
  type MilestoneChanges,
  type MilestoneOrder,
  type NewMilestone,
  OBJECTIVE_PATHS,
  type Objective,
} from "#shared/objectives/objectives.contract.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";
import { useChangeRow, useRows, writeRows } from "#web/platform/http/rows.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { toast } from "#web/ui/toast.store.ts";
import { nextMilestonesQuery, objectivesQuery } from "./objectives.api.ts";

/** The milestones of an objective, in their order. */
const milestonesQuery = (objectiveId: string) =>
  queryOptions({
    queryKey: [OBJECTIVE_PATHS.milestones(objectiveId)],
    queryFn: ({ signal }) => call<Milestone[]>("GET", OBJECTIVE_PATHS.milestones(objectiveId), { signal }),
  });

/** Loads the milestones of an objective anew, after another call replaced them. */
export const reloadMilestones = (queryClient: QueryClient, objectiveId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: milestonesQuery(objectiveId).queryKey });

/** The first open milestone of each active objective, with pending changes. */
export const useNextMilestones = () => useRows(nextMilestonesQuery);

const AT_THE_END = { addTo: "back" } as const;
const LABELS = { title: "Title", completed: "Done" };

/** The milestones of an objective with pending changes, in the order that was requested last. */
export function useMilestones(objectiveId: string) {
  const { data, ...query } = useRows(milestonesQuery(objectiveId), AT_THE_END);
  const order = usePendingChanges<Ordering>(orderKey(objectiveId)).at(-1);
  const milestones = useMemo(() => data && (order ? inOrder(data, order.ids) : data), [data, order]);
  return { ...query, milestones };
}

const orderKey = (objectiveId: string) => [OBJECTIVE_PATHS.milestoneOrder(objectiveId)];

/**
 * Updates the counts on an objective's card from its list, and its next milestone.
 * @param completedNow by how many more are completed, if the list is not loaded
 */
function countMilestones(queryClient: QueryClient, objectiveId: string, completedNow = 0): void {
  const milestones = queryClient.getQueryData(milestonesQuery(objectiveId).queryKey);
  const countsAfter = ({ milestonesTotal, milestonesCompleted }: Objective) => ({
    milestonesTotal: milestones?.length ?? milestonesTotal,
    milestonesCompleted:
      milestones?.filter(({ completed }) => completed).length ?? milestonesCompleted + completedNow,
  });
  writeRows<Objective>(queryClient, objectivesQuery.queryKey, (objectives) =>
    objectives.map((objective) =>
      objective.id === objectiveId ? { ...objective, ...countsAfter(objective) } : objective,
    ),
  );
  void queryClient.invalidateQueries({ queryKey: nextMilestonesQuery.queryKey });
}

/** Adds a milestone at the end. Those of one objective are added one after another. */
export function useAddMilestone(objectiveId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = milestonesQuery(objectiveId);
  return useMutation({
    mutationKey: queryKey,
    scope: { id: objectiveId },
    meta: { failed: "Failed to add milestone" },
    mutationFn: ({ id, title }: Pick<Milestone, "id" | "title">) => {
      const body = { id, title, completed: false, orderIndex: 0 } satisfies NewMilestone;
      return outbox.send<Milestone>({
        method: "POST",
        path: OBJECTIVE_PATHS.milestones(objectiveId),
        itemPath: OBJECTIVE_PATHS.milestone(body.id),
        body,
        describe: { title: "New milestone", labels: LABELS },
        shown: {
          ...body,
          objectiveId,
          completedAt: null,
          createdAt: now().toISOString(),
        } satisfies Milestone,
      });
    },
    onSuccess: (added) => {
      if (!added) return toast(SAVED_HERE);
      writeRows<Milestone>(queryClient, queryKey, (milestones) => [...milestones, added]);
      countMilestones(queryClient, objectiveId);
      toast({ title: "Milestone Added" });
    },
  });
}

/**
 * Completes, reopens or renames a milestone; the row shows it at once.
 * @param failed the title of the toast about a failure; without one, the caller reports the failure
 */
export function useChangeMilestone({ id, objectiveId, title }: Milestone, failed?: string) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useChangeRow<Milestone, MilestoneChanges>({
    queryKey: milestonesQuery(objectiveId).queryKey,
    id,
    send: (changes) =>
      outbox.send<Milestone>({
        method: "PATCH",
        path: OBJECTIVE_PATHS.milestone(id),
        body: { ...changes, objectiveId },
        describe: { title: `Change to a milestone: ${title}`, labels: LABELS },
      }),
    failed,
    onStored: (_, { changes: { completed } }) =>
      countMilestones(queryClient, objectiveId, completed === undefined ? 0 : completed ? 1 : -1),
  });
  return (changes: Pick<Milestone, "completed"> | Pick<Milestone, "title">): Promise<Milestone | null> =>
    mutateAsync({ id, changes, shown: changes });
}

interface Ordering {
  ids: string[];
}

/** Stores a new order of all milestones of an objective; the list shows it at once. */
export function useReorderMilestones(objectiveId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = milestonesQuery(objectiveId);
  return useMutation({
    mutationKey: orderKey(objectiveId),
    scope: { id: objectiveId },
    meta: { failed: "Failed to move milestone" },
    mutationFn: ({ ids }: Ordering) => {
      const body: MilestoneOrder = { ids };
      return call<Milestone[]>("PUT", OBJECTIVE_PATHS.milestoneOrder(objectiveId), { body });
    },
    onSuccess: (_, { ids }) => {
      writeRows<Milestone>(queryClient, queryKey, (milestones) => inOrder(milestones, ids));
      void queryClient.invalidateQueries({ queryKey: nextMilestonesQuery.queryKey });
    },
    // The list may have changed on another device, which is the usual reason.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** The milestones in the order of the ids; others stay at the end. */
function inOrder(milestones: readonly Milestone[], ids: readonly string[]): Milestone[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Milestone) => places.get(id) ?? ids.length;
  return milestones.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Deletes a milestone and offers to undo it. */
export function useDeleteMilestone({ id, objectiveId, title }: Milestone) {
  const queryClient = useQueryClient();
  return useDeleteRow({
    queryKey: milestonesQuery(objectiveId).queryKey,
    id,
    send: () => outbox.delete(OBJECTIVE_PATHS.milestone(id), `Delete a milestone: ${title}`),
    done: "Milestone Deleted",
    failed: "Failed to delete milestone",
    onDeleted: () => countMilestones(queryClient, objectiveId),
    onRestored: () => void queryClient.invalidateQueries({ queryKey: objectivesQuery.queryKey }),
  });
}
