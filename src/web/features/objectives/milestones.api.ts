import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import {
  type Milestone,
  type MilestoneChanges,
  type MilestoneOrder,
  type NewMilestone,
  OBJECTIVE_PATHS,
} from "#shared/objectives/objectives.contract.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";
import { showObjective } from "./objectives.api.ts";
import { useOptimisticSave } from "./use-optimistic-save.ts";

/** The milestones of an objective, in their order. */
export const milestonesQuery = (objectiveId: string) =>
  queryOptions({
    queryKey: [OBJECTIVE_PATHS.milestones(objectiveId)],
    queryFn: ({ signal }) => call<Milestone[]>("GET", OBJECTIVE_PATHS.milestones(objectiveId), { signal }),
  });

/** Changes the milestones on screen, and with them the counts on their objective's card. */
function showMilestones(
  queryClient: QueryClient,
  objectiveId: string,
  change: (milestones: Milestone[]) => Milestone[],
): void {
  const milestones = queryClient.setQueryData(milestonesQuery(objectiveId).queryKey, (before) =>
    before ? change(before) : undefined,
  );
  if (!milestones) return;
  showObjective(queryClient, objectiveId, (objective) => ({
    ...objective,
    milestonesTotal: milestones.length,
    milestonesCompleted: milestones.filter(({ completed }) => completed).length,
  }));
}

function showMilestone(queryClient: QueryClient, milestone: Milestone, change: Partial<Milestone>): void {
  showMilestones(queryClient, milestone.objectiveId, (milestones) =>
    milestones.map((shown) => (shown.id === milestone.id ? { ...shown, ...change } : shown)),
  );
}

const patchMilestone = ({ id, objectiveId }: Milestone, changes: MilestoneChanges) =>
  call<Milestone>("PATCH", OBJECTIVE_PATHS.milestone(id), { body: { ...changes, objectiveId } });

const sayFailed = (title: string, error: unknown) =>
  toast({ title, description: sentenceOf(error), variant: "destructive" });

/**
 * Adds a milestone at the end, and says how it went.
 * @throws Error without a message, as that was said already
 */
export function useAddMilestone(objectiveId: string): (title: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (title) => {
    const body: NewMilestone = { title, completed: false, orderIndex: 0 };
    try {
      const milestone = await call<Milestone>("POST", OBJECTIVE_PATHS.milestones(objectiveId), { body });
      showMilestones(queryClient, objectiveId, (milestones) => [...milestones, milestone]);
      toast({ title: "Milestone Added" });
    } catch (error) {
      sayFailed("Failed to add milestone", error);
      throw new Error("", { cause: error });
    }
  };
}

type Ticked = Pick<Milestone, "completed">;

/** Completes or reopens a milestone; the tick shows at once. True once that is stored. */
export function useToggleMilestone(milestone: Milestone): (completed: boolean) => Promise<boolean> {
  const queryClient = useQueryClient();
  const save = useOptimisticSave<Ticked, Ticked>({
    show: (state) => showMilestone(queryClient, milestone, state),
    send: async ({ completed }) => ({
      completed: (await patchMilestone(milestone, { completed })).completed,
    }),
  });
  return async (completed) => {
    try {
      return await save({ completed }, { before: { completed: milestone.completed }, after: { completed } });
    } catch (error) {
      sayFailed("Failed to toggle milestone", error);
      return false;
    }
  };
}

/**
 * Gives a milestone a new title.
 * @throws Error with a sentence for the person
 */
export function useRenameMilestone(milestone: Milestone): (title: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (title) => {
    try {
      const answer = await patchMilestone(milestone, { title });
      showMilestone(queryClient, milestone, { title: answer.title });
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
}

/** Stores a new order of all milestones of an objective; the screen shows it at once. True once all is stored. */
export function useReorderMilestones(
  objectiveId: string,
): (before: string[], after: string[]) => Promise<boolean> {
  const queryClient = useQueryClient();
  const save = useOptimisticSave<string[], string[]>({
    show: (ids) => showMilestones(queryClient, objectiveId, (milestones) => inOrder(milestones, ids)),
    send: async (ids) => {
      const body: MilestoneOrder = { ids };
      const answer = await call<Milestone[]>("PUT", OBJECTIVE_PATHS.milestoneOrder(objectiveId), { body });
      return answer.map(({ id }) => id);
    },
  });
  return async (before, after) => {
    try {
      return await save(after, { before, after });
    } catch (error) {
      sayFailed("Failed to move milestone", error);
      // The list may have changed on another device, which is the usual reason.
      void queryClient.invalidateQueries({ queryKey: milestonesQuery(objectiveId).queryKey });
      return true;
    }
  };
}

/** The milestones in the order of the ids; those that are not named stay at the end. */
export function inOrder(milestones: readonly Milestone[], ids: readonly string[]): Milestone[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Milestone) => places.get(id) ?? ids.length;
  return milestones.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Deletes a milestone: it goes at once, and comes back to its place when that fails or is undone. */
export function useDeleteMilestone(): (milestone: Milestone) => Promise<void> {
  const queryClient = useQueryClient();
  return async (milestone) => {
    const { id, objectiveId } = milestone;
    const { queryKey } = milestonesQuery(objectiveId);
    const place = queryClient.getQueryData(queryKey)?.findIndex((shown) => shown.id === id) ?? 0;
    const putBack = () =>
      showMilestones(queryClient, objectiveId, (milestones) =>
        milestones.some((shown) => shown.id === id) ? milestones : milestones.toSpliced(place, 0, milestone),
      );
    showMilestones(queryClient, objectiveId, (milestones) => milestones.filter((shown) => shown.id !== id));
    try {
      const path = `${OBJECTIVE_PATHS.milestone(id)}?objectiveId=${objectiveId}`;
      const { undoId } = await call<Deleted>("DELETE", path);
      offerUndo({ undoId, title: "Milestone Deleted", onRestored: putBack });
    } catch (error) {
      putBack();
      sayFailed("Failed to delete milestone", error);
    }
  };
}
