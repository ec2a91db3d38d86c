import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import { RISK_PATHS } from "#shared/risks/risks.contract.ts";
import {
  type NewTriggerInput,
  newTriggerSchema,
  TRIGGER_PATHS,
  type Trigger,
  type TriggerChanges,
} from "#shared/triggers/triggers.contract.ts";
import { riskFromTrigger } from "#shared/triggers/triggers.rules.ts";
import { sendNewRisk } from "#web/features/risks/risks.api.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, withRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";

/** All trigger points of the person, newest first. */
export const triggersQuery = queryOptions({
  queryKey: [TRIGGER_PATHS.list],
  queryFn: ({ signal }) => call<Trigger[]>("GET", TRIGGER_PATHS.list, { signal }),
});

/** The trigger points with pending changes. */
export const useTriggers = () => useRows(triggersQuery);

/** Adds a trigger point. */
export function useAddTrigger() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: triggersQuery.queryKey,
    meta: { failed: SAVE_FAILED },
    mutationFn: (trigger: NewTriggerInput) => {
      const body = { ...trigger, id: uuidv7() };
      const moment = now().toISOString();
      const shown: Trigger = {
        ...newTriggerSchema.parse(body),
        id: body.id,
        objectiveTitle: null,
        status: "watching",
        trippedAt: null,
        createdAt: moment,
        updatedAt: moment,
      };
      return outbox.send<Trigger>({
        method: "POST",
        path: TRIGGER_PATHS.list,
        body,
        describe: { title: `New trigger point: ${trigger.metric}`, labels: LABELS },
        shown,
      });
    },
    onSuccess: (added) => {
      if (added) writeRows(queryClient, triggersQuery.queryKey, withRow(added));
    },
  });
}

const LABELS = { metric: "If", threshold: "reaches", lookout: "who tells me is", response: "then I will" };

const SAVE_FAILED = "Failed to save trigger point";

/** Changes a trigger point. The list shows the changes, or `shown` instead, at once. */
export function useChangeTrigger(id: string) {
  const { mutateAsync } = useChangeRow<Trigger, TriggerChanges>({
    queryKey: triggersQuery.queryKey,
    id,
    send: (changes) =>
      outbox.send<Trigger>({
        method: "PATCH",
        path: TRIGGER_PATHS.one(id),
        body: changes,
        describe: { title: "Change to a trigger point", labels: LABELS },
      }),
    failed: SAVE_FAILED,
  });
  return (changes: TriggerChanges, shown = changes as Partial<Trigger>): Promise<Trigger | null> =>
    mutateAsync({ id, changes, shown });
}

/** Deletes a trigger point and offers to undo it. */
export function useDeleteTrigger(id: string) {
  return useDeleteRow({
    queryKey: triggersQuery.queryKey,
    id,
    send: () => outbox.delete(TRIGGER_PATHS.one(id), "Delete a trigger point"),
    done: "Trigger point deleted",
    failed: "Failed to delete trigger point",
  });
}

/** Adds the risk of a tripped trigger point to the log, once. */
export function useRiskFromTrigger() {
  const queryClient = useQueryClient();
  const queryKey = [RISK_PATHS.list];
  return useMutation({
    mutationKey: queryKey,
    meta: { failed: "Failed to add risk" },
    mutationFn: (trigger: Trigger) => sendNewRisk(riskFromTrigger(trigger)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
