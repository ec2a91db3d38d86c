import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import {
  type NewObjectiveInput,
  OBJECTIVE_PATHS,
  type Objective,
  type ObjectiveChanges,
} from "#shared/objectives/objectives.contract.ts";
import { completionAfter } from "#shared/objectives/objectives.rules.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { readDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import { toast } from "#web/ui/toast.store.ts";
import {
  emptyForm,
  OBJECTIVE_DRAFT,
  type ObjectiveForm,
  objectiveDraftSchema,
} from "./objective-form.rules.ts";
import { useOptimisticSave } from "./use-optimistic-save.ts";

/** All objectives of the signed-in person, newest first. */
export const objectivesQuery = queryOptions({
  queryKey: [OBJECTIVE_PATHS.list],
  queryFn: ({ signal }) => call<Objective[]>("GET", OBJECTIVE_PATHS.list, { signal }),
});

const patchObjective = (id: string, changes: ObjectiveChanges) =>
  call<Objective>("PATCH", OBJECTIVE_PATHS.one(id), { body: changes });

/** Changes one objective in the list on screen. */
export function showObjective(
  queryClient: QueryClient,
  id: string,
  change: (objective: Objective) => Objective,
): void {
  queryClient.setQueryData(objectivesQuery.queryKey, (objectives) =>
    objectives?.map((objective) => (objective.id === id ? change(objective) : objective)),
  );
}

/**
 * Stores a new objective and shows it at the top of the list.
 * @throws ApiError
 */
export function useCreateObjective(): (objective: NewObjectiveInput) => Promise<Objective> {
  const queryClient = useQueryClient();
  return async (objective) => {
    const created = await call<Objective>("POST", OBJECTIVE_PATHS.list, { body: objective });
    queryClient.setQueryData(objectivesQuery.queryKey, (objectives) =>
      objectives ? [created, ...objectives] : undefined,
    );
    return created;
  };
}

type Field = Exclude<keyof ObjectiveChanges, "status" | "progress">;

/**
 * Stores one field of an objective and then shows it.
 * @throws Error with a sentence for the person
 */
export function useSaveField(
  id: string,
): <Name extends Field>(name: Name, value: Objective[Name]) => Promise<void> {
  const queryClient = useQueryClient();
  return async (name, value) => {
    try {
      const answer = await patchObjective(id, { [name]: value });
      showObjective(queryClient, id, (objective) => ({
        ...objective,
        [name]: answer[name],
        updatedAt: answer.updatedAt,
      }));
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
}

type Choice = Pick<Objective, "pillar"> | Pick<Objective, "tags">;

/** Saves a field that is chosen rather than typed; the screen shows the choice at once. */
export function useChoose<Chosen extends Choice>(
  id: string,
): (before: Chosen, after: Chosen) => Promise<void> {
  const queryClient = useQueryClient();
  const save = useOptimisticSave<Chosen, Partial<Objective>>({
    show: (state) => showObjective(queryClient, id, (objective) => ({ ...objective, ...state })),
    send: async (chosen) => {
      const { updatedAt } = await patchObjective(id, chosen);
      return { ...chosen, updatedAt };
    },
  });
  return async (before, after) => {
    try {
      await save(after, { before, after });
    } catch (error) {
      toast({ title: "Failed to update objective", description: sentenceOf(error), variant: "destructive" });
    }
  };
}

type CompletionChange = Pick<ObjectiveChanges, "progress"> | Pick<ObjectiveChanges, "status">;
type CompletionState = Pick<Objective, "status" | "progress" | "completedAt" | "updatedAt">;

const completionOf = ({ status, progress, completedAt, updatedAt }: Objective): CompletionState => ({
  status,
  progress,
  completedAt,
  updatedAt,
});

/** Saves progress, or completes or reopens an objective, and says how it went. True once all is saved or put back. */
export function useSaveProgress(
  id: string,
): (objective: Objective, change: CompletionChange) => Promise<boolean> {
  const queryClient = useQueryClient();
  const save = useOptimisticSave<CompletionChange, CompletionState>({
    show: (state) => showObjective(queryClient, id, (objective) => ({ ...objective, ...state })),
    send: async (change) => completionOf(await patchObjective(id, change)),
  });
  return async (objective, change) => {
    const before = completionOf(objective);
    const after = { ...before, ...completionAfter(before, change, now().toISOString()) };
    try {
      if (!(await save(change, { before, after }))) return false;
      toast({ title: "Progress Updated", description: movedTo(before, after) });
    } catch (error) {
      toast({ title: "Failed to update progress", description: sentenceOf(error), variant: "destructive" });
    }
    return true;
  };
}

function movedTo(before: CompletionState, after: CompletionState): string | undefined {
  if (before.status === after.status) return undefined;
  return after.status === "completed" ? "It is complete now." : `It is active again, at ${after.progress} %.`;
}

/**
 * Deletes an objective: it goes at once, and comes back to its place when that fails or is undone. True when it was
 * deleted.
 */
export function useDeleteObjective(): (objective: Objective) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async (objective) => {
    const place = queryClient
      .getQueryData(objectivesQuery.queryKey)
      ?.findIndex(({ id }) => id === objective.id);
    const putBack = () =>
      queryClient.setQueryData(objectivesQuery.queryKey, (objectives) =>
        objectives?.some(({ id }) => id === objective.id)
          ? objectives
          : objectives?.toSpliced(place ?? 0, 0, objective),
      );
    queryClient.setQueryData(objectivesQuery.queryKey, (objectives) =>
      objectives?.filter(({ id }) => id !== objective.id),
    );
    try {
      const { undoId } = await call<Deleted>("DELETE", OBJECTIVE_PATHS.one(objective.id));
      offerUndo({ undoId, title: "Objective Deleted", onRestored: putBack });
      return true;
    } catch (error) {
      putBack();
      toast({ title: "Failed to delete objective", description: sentenceOf(error), variant: "destructive" });
      return false;
    }
  };
}

/** Whether the person left an unfinished objective on this device. */
export const hasObjectiveDraft = (userId: string): boolean =>
  readDraft(userId, OBJECTIVE_DRAFT, objectiveDraftSchema) !== null;

/**
 * Begins an objective on this device, in the place of an unfinished one: the create dialog opens with it.
 * @returns false when the device refuses
 */
export function beginObjectiveDraft(userId: string, begun: Partial<ObjectiveForm>): boolean {
  return writeDraft(userId, OBJECTIVE_DRAFT, { ...emptyForm(null), ...begun });
}

/** Where the create dialog opens with what lies on this device, its pillar included. */
export function objectiveDraftAddress(userId: string): string {
  const { pillar } = readDraft(userId, OBJECTIVE_DRAFT, objectiveDraftSchema) ?? emptyForm(null);
  return `/objectives?${new URLSearchParams({ pillar, from: "dashboard" })}`;
}
