import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import {
  OBJECTIVE_PATHS,
  type Objective,
  type SeveralChanges,
} from "#shared/objectives/objectives.contract.ts";
import { completionAfter, statusOutsideArchive } from "#shared/objectives/objectives.rules.ts";
import { offerUndo, takeBack, type UndoHandle } from "#web/features/undo/undo.api.ts";
import { call, hasNotArrived } from "#web/platform/http/api-client.ts";
import { writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { nextMilestonesQuery, OBJECTIVE_LABELS, objectivesQuery, refreshTriggers } from "./objectives.api.ts";

type Status = Objective["status"];
type Objectives = readonly Objective[];

/** What can be done to several objectives, besides deleting them. */
export type SeveralAction = "complete" | "archive" | "unarchive";

const STATUS_AFTER: Record<SeveralAction, (objective: Objective) => Status> = {
  complete: () => "completed",
  archive: () => "archived",
  unarchive: statusOutsideArchive,
};
const DONE: Record<SeveralAction, string> = {
  complete: "Completed",
  archive: "Archived",
  unarchive: "Unarchived",
};

const counted = (count: number) => `${count} ${count === 1 ? "Objective" : "Objectives"}`;

/**
 * Changes all objectives by one call, or none. Without a connection, or behind changes that are still queued, the change
 * of each is queued instead.
 * @returns null when they were queued
 */
async function sendAll<Answer>(
  all: () => Promise<Answer>,
  each: () => Promise<unknown>,
): Promise<Answer | null> {
  if (outbox.list().length === 0) {
    try {
      return await all();
    } catch (error) {
      if (!hasNotArrived(error)) throw error;
    }
  }
  await each();
  return null;
}

/** @returns the stored objectives, or null when one was queued */
async function sendStatuses(
  objectives: Objectives,
  statusOf: (objective: Objective) => Status,
): Promise<Objective[] | null> {
  const moment = now().toISOString();
  const stored: Objective[] = [];
  for (const status of new Set(objectives.map(statusOf))) {
    const group = objectives.filter((objective) => statusOf(objective) === status);
    const body = { ids: group.map(({ id }) => id), status } satisfies SeveralChanges;
    const change = (objective: Objective) =>
      outbox.send<Objective>({
        method: "PATCH",
        path: OBJECTIVE_PATHS.one(objective.id),
        body: { status },
        describe: { title: `Change to an objective: ${objective.title}`, labels: OBJECTIVE_LABELS },
        shown: completionAfter(objective, { status }, moment),
      });
    const answer = await sendAll(
      () => call<Objective[]>("PATCH", OBJECTIVE_PATHS.list, { body }),
      () => Promise.all(group.map(change)),
    );
    if (answer === null) return null;
    stored.push(...answer);
  }
  return stored;
}

async function sendDeletions(objectives: Objectives): Promise<UndoHandle> {
  const body = { ids: objectives.map(({ id }) => id) };
  const queued: UndoHandle[] = [];
  const deleted = await sendAll(
    () => call<Deleted>("POST", OBJECTIVE_PATHS.deletions, { body }),
    () =>
      Promise.all(
        objectives.map(async ({ id, title }) => {
          queued.push(await outbox.delete(OBJECTIVE_PATHS.one(id), `Delete an objective: ${title}`));
        }),
      ),
  );
  const withdraw = async () => {
    for (const handle of queued) await takeBack(handle, () => undefined);
  };
  return deleted ?? { withdraw };
}

/** Completes or archives several objectives, or brings them back, with one Undo for all. */
export function useChangeSeveral() {
  const queryClient = useQueryClient();
  const { queryKey } = objectivesQuery;
  const show = (stored: Objective[] | null) => {
    const changed = new Map(stored?.map((objective) => [objective.id, objective]));
    writeRows<Objective>(queryClient, queryKey, (rows) => rows.map((row) => changed.get(row.id) ?? row));
    if (stored === null) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: nextMilestonesQuery.queryKey });
  };
  return useMutation({
    mutationKey: [OBJECTIVE_PATHS.list, "several"],
    scope: { id: OBJECTIVE_PATHS.list },
    meta: { failed: "Failed to update objectives" },
    mutationFn: ({ action, objectives }: { action: SeveralAction; objectives: Objectives }) =>
      sendStatuses(objectives, STATUS_AFTER[action]),
    onSuccess: (stored, { action, objectives }) => {
      show(stored);
      offerUndo({
        title: `${counted(objectives.length)} ${DONE[action]}`,
        withdraw: async () => show(await sendStatuses(objectives, ({ status }) => status)),
        onRestored: () => undefined,
      });
    },
  });
}

/** Deletes several objectives with their trigger points, with one Undo for all. */
export function useDeleteSeveral() {
  const queryClient = useQueryClient();
  const { queryKey } = objectivesQuery;
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: nextMilestonesQuery.queryKey });
    refreshTriggers(queryClient);
  };
  return useMutation({
    mutationKey: [OBJECTIVE_PATHS.list, "several"],
    scope: { id: OBJECTIVE_PATHS.list },
    meta: { failed: "Failed to delete objectives" },
    mutationFn: sendDeletions,
    onSuccess: (undoHandle, objectives) => {
      const gone = new Set(objectives.map(({ id }) => id));
      if ("undoId" in undoHandle)
        writeRows<Objective>(queryClient, queryKey, (rows) => rows.filter(({ id }) => !gone.has(id)));
      refreshTriggers(queryClient);
      offerUndo({ ...undoHandle, title: `${counted(objectives.length)} Deleted`, onRestored: reload });
    },
  });
}
