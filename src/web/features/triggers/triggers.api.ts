import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import { type NewRiskInput, RISK_PATHS, type Risk } from "#shared/risks/risks.contract.ts";
import {
  type NewTriggerInput,
  TRIGGER_PATHS,
  type Trigger,
  type TriggerChanges,
} from "#shared/triggers/triggers.contract.ts";
import { riskFromTrigger } from "#shared/triggers/triggers.rules.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, withRow, writeRows } from "#web/platform/http/rows.ts";

/** All trigger points of the person, newest first. */
export const triggersQuery = queryOptions({
  queryKey: [TRIGGER_PATHS.list],
  queryFn: ({ signal }) => call<Trigger[]>("GET", TRIGGER_PATHS.list, { signal }),
});

/** The trigger points with what is being changed about them. */
export const useTriggers = () => useRows(triggersQuery);

/** Sets a trigger point. */
export function useAddTrigger() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: triggersQuery.queryKey,
    meta: { failed: SAVE_FAILED },
    mutationFn: (trigger: NewTriggerInput) => call<Trigger>("POST", TRIGGER_PATHS.list, { body: trigger }),
    onSuccess: (added) => writeRows(queryClient, triggersQuery.queryKey, withRow(added)),
  });
}

const SAVE_FAILED = "Failed to save trigger point";

/** Changes the trigger point with this id; the screen shows it, or `shown` in its place, at once. */
export function useChangeTrigger(id: string) {
  const { mutateAsync } = useChangeRow<Trigger, TriggerChanges>({
    queryKey: triggersQuery.queryKey,
    id,
    send: (changes) => call<Trigger>("PATCH", TRIGGER_PATHS.one(id), { body: changes }),
    failed: SAVE_FAILED,
  });
  return (changes: TriggerChanges, shown = changes as Partial<Trigger>): Promise<Trigger> =>
    mutateAsync({ id, changes, shown });
}

/** Deletes a trigger point and offers to undo it. */
export function useDeleteTrigger(id: string) {
  return useDeleteRow({
    queryKey: triggersQuery.queryKey,
    id,
    send: () => call<Deleted>("DELETE", TRIGGER_PATHS.one(id)),
    done: "Trigger point deleted",
    failed: "Failed to delete trigger point",
  });
}

/** Puts what a tripped trigger point means into the risk log, once. */
export function useRiskFromTrigger() {
  const queryClient = useQueryClient();
  const queryKey = [RISK_PATHS.list];
  return useMutation({
    mutationKey: queryKey,
    meta: { failed: "Failed to add risk" },
    mutationFn: (trigger: Trigger) =>
      call<Risk>("POST", RISK_PATHS.list, { body: riskFromTrigger(trigger) satisfies NewRiskInput }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
