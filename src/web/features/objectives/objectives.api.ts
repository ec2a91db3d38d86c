import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { v7 as uuidv7 } from "uuid";
import { normalAmount } from "#shared/objectives/money.rules.ts";
import {
  type Milestone,
  type NewObjectiveInput,
  newObjectiveSchema,
  OBJECTIVE_PATHS,
  type Objective,
  type ObjectiveChanges,
  type ObjectiveOrder,
} from "#shared/objectives/objectives.contract.ts";
import { completionAfter } from "#shared/objectives/objectives.rules.ts";
import { triggersQuery } from "#web/features/triggers/triggers.api.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { readFormDraft, writeFormDraft } from "#web/platform/forms/form-drafts.ts";
import { call } from "#web/platform/http/api-client.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";
import { useChangeRow, useRows, withRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { toast } from "#web/ui/toast.store.ts";
import {
  emptyForm,
  OBJECTIVE_DRAFT,
  type ObjectiveForm,
  objectiveDraftSchema,
} from "./objective-form.rules.ts";
import { withPlaces } from "./objective-order.rules.ts";

export const ORDER_KEY = [OBJECTIVE_PATHS.order];

/** All objectives of the signed-in person, newest first. */
export const objectivesQuery = queryOptions({
  queryKey: [OBJECTIVE_PATHS.list],
  queryFn: ({ signal }) => call<Objective[]>("GET", OBJECTIVE_PATHS.list, { signal }),
});

/** The first open milestone of each active objective. */
export const nextMilestonesQuery = queryOptions({
  queryKey: [OBJECTIVE_PATHS.nextMilestones],
  queryFn: ({ signal }) => call<Milestone[]>("GET", OBJECTIVE_PATHS.nextMilestones, { signal }),
  staleTime: 0,
});

/** The milestones of the newest objectives. They change in other lists, so each visit reloads them. */
export const allMilestonesQuery = queryOptions({
  queryKey: [OBJECTIVE_PATHS.allMilestones],
  queryFn: ({ signal }) => call<Milestone[]>("GET", OBJECTIVE_PATHS.allMilestones, { signal }),
  staleTime: 0,
});

export const OBJECTIVE_LABELS = {
  title: "Title",
  specific: "Specific",
  measurable: "Measurable",
  achievable: "Achievable",
  relevant: "Relevant",
  timeBound: "Time-bound",
  dueOn: "Due date",
};

/** The objectives with pending changes, and their places in the order that was requested last. */
export function useObjectives() {
  const { data, ...query } = useRows(objectivesQuery);
  const order = usePendingChanges<ObjectiveOrder>(ORDER_KEY).at(-1);
  return { ...query, data: useMemo(() => (order ? data && withPlaces(order)(data) : data), [data, order]) };
}

/** Stores a new objective and shows it at the top of the list. */
export function useCreateObjective() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: objectivesQuery.queryKey,
    meta: { failed: "Failed to create objective" },
    mutationFn: async (objective: NewObjectiveInput) => {
      const body = { ...objective, id: uuidv7() };
      const {
        budget = null,
        actualCost = null,
        dueOn = null,
        dueSource = null,
        ...fields
      } = newObjectiveSchema.parse(body);
      const moment = now().toISOString();
      const shown: Objective = {
        ...fields,
        id: body.id,
        dueOn,
        dueSource,
        budget: normalAmount(budget),
        actualCost: normalAmount(actualCost),
        milestonesTotal: 0,
        milestonesCompleted: 0,
        completedAt: null,
        progressBefore: null,
        orderIndex: 0,
        createdAt: moment,
        updatedAt: moment,
      };
      const created = await outbox.send<Objective>({
        method: "POST",
        path: OBJECTIVE_PATHS.list,
        body,
        describe: { title: `New objective: ${objective.title}`, labels: OBJECTIVE_LABELS },
        shown,
      });
      return { isSent: created !== null, objective: created ?? shown };
    },
    onSuccess: ({ isSent, objective }) => {
      if (isSent) writeRows(queryClient, objectivesQuery.queryKey, withRow(objective));
    },
  });
}

/**
 * Changes an objective. Its trigger points, which contain its title, are reloaded after it was renamed.
 * @param failed the title of the toast about a failure; without one, the caller reports the failure
 */
export function useChangeObjective(objective: Objective, failed?: string) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useChangeRow<Objective, ObjectiveChanges>({
    queryKey: objectivesQuery.queryKey,
    id: objective.id,
    send: (changes) =>
      outbox.send<Objective>({
        method: "PATCH",
        path: OBJECTIVE_PATHS.one(objective.id),
        body: changes,
        describe: {
          title: `Change to an objective: ${changes.title ?? objective.title}`,
          labels: OBJECTIVE_LABELS,
        },
        shown: shownAfter(objective, changes),
      }),
    failed,
    onStored: (_, { changes }) => {
      if (changes.title !== undefined) refreshTriggers(queryClient);
    },
  });
  return (changes: ObjectiveChanges): Promise<Objective | null> =>
    mutateAsync({ id: objective.id, changes, shown: shownAfter(objective, changes) });
}

/** The fields that an objective shows while changes are pending. */
function shownAfter(objective: Objective, changes: ObjectiveChanges): Partial<Objective> {
  const { status, progress, timeZone: _, locale: __, ...fields } = changes;
  const movesCompletion = status !== undefined || progress !== undefined;
  return {
    ...fields,
    ...(movesCompletion && completionAfter(objective, { status, progress }, now().toISOString())),
  } as Partial<Objective>;
}

export function refreshTriggers(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: triggersQuery.queryKey });
}

/** Saves progress, or completes or reopens an objective, with a toast about the result. */
export function useSaveProgress(objective: Objective) {
  const change = useChangeObjective(objective, "Failed to update progress");
  const save = (changes: Pick<ObjectiveChanges, "progress" | "status">): void => {
    change(changes).then(
      (stored) => {
        if (!stored) return toast(SAVED_HERE);
        const { status, progress } = stored;
        const hasMoved = status !== objective.status;
        const undo = { label: "Undo", altText: "Press Reopen", onClick: () => save({ status: "active" }) };
        if (!hasMoved) toast({ title: "Progress Updated" });
        else if (status === "active") {
          toast({ title: "Progress Updated", description: `It's active again, at ${progress}%.` });
        } else toast({ title: "Progress Updated", description: "It's complete now.", action: undo });
      },
      () => undefined,
    );
  };
  return save;
}

/** Deletes an objective, with its trigger points, and offers to undo it. */
export function useDeleteObjective({ id, title }: Pick<Objective, "id" | "title">) {
  const queryClient = useQueryClient();
  return useDeleteRow({
    queryKey: objectivesQuery.queryKey,
    id,
    send: () => outbox.delete(OBJECTIVE_PATHS.one(id), `Delete an objective: ${title}`),
    done: "Objective Deleted",
    failed: "Failed to delete objective",
    onDeleted: () => refreshTriggers(queryClient),
    onRestored: () => refreshTriggers(queryClient),
  });
}

/** Whether the person left an unfinished objective on this device. */
export const hasObjectiveDraft = (userId: string): boolean =>
  readFormDraft(userId, OBJECTIVE_DRAFT, objectiveDraftSchema) !== null;

/**
 * Begins an objective as a draft on this device, replacing an unfinished one. The create dialog opens with it.
 * @returns false if the device's storage is full or disabled
 */
export function beginObjectiveDraft(userId: string, begun: Partial<ObjectiveForm>): boolean {
  return writeFormDraft(userId, OBJECTIVE_DRAFT, { ...emptyForm(null), ...begun }, emptyForm(null));
}

/** The address of the create dialog with the draft on this device and its pillar. */
export function objectiveDraftAddress(userId: string): string {
  const { pillar } = readFormDraft(userId, OBJECTIVE_DRAFT, objectiveDraftSchema) ?? emptyForm(null);
  return `/objectives?${new URLSearchParams({ pillar, from: "dashboard" })}`;
}
