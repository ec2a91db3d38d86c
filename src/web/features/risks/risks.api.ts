import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import {
  type NewRiskInput,
  RISK_PATHS,
  type Risk,
  type RiskChangesInput,
} from "#shared/risks/risks.contract.ts";
import { priorityOf } from "#shared/risks/risks.rules.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { readFormDraft, writeFormDraft } from "#web/platform/forms/use-draft-form.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, withRow, writeRows } from "#web/platform/http/rows.ts";
import { toast } from "#web/ui/toast.store.ts";
import { emptyForm, type RiskForm, riskDraft, riskDraftSchema } from "./risk-form.rules.ts";

/** All risks of the person, newest first. */
export const risksQuery = queryOptions({
  queryKey: [RISK_PATHS.list],
  queryFn: ({ signal }) => call<Risk[]>("GET", RISK_PATHS.list, { signal }),
});

/** Where a risk is shown, in sight and with the focus. */
export const riskAddress = (id: string): string => `/safety?${new URLSearchParams({ risk: id })}`;

/** The risks with what is being changed about them. */
export const useRisks = () => useRows(risksQuery);

/** Adds a risk and shows it. One that names its source exists once: the answer is then the one that is there. */
export function useAddRisk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: risksQuery.queryKey,
    meta: { failed: "Failed to add risk" },
    mutationFn: (risk: NewRiskInput) => call<Risk>("POST", RISK_PATHS.list, { body: risk }),
    onSuccess: (added) => writeRows(queryClient, risksQuery.queryKey, withRow(added)),
  });
}

type ChangedRisk = Pick<Risk, "id" | "probability" | "severity">;

/**
 * Changes a risk; the screen shows it at once.
 * @param failed the title of the toast about a failure; without one, telling is up to the caller
 */
export function useChangeRisk({ id, probability, severity }: ChangedRisk, failed?: string) {
  const { mutateAsync } = useChangeRow<Risk, RiskChangesInput>({
    queryKey: risksQuery.queryKey,
    id,
    send: (changes) => call<Risk>("PATCH", RISK_PATHS.one(id), { body: changes }),
    failed,
  });
  return (changes: RiskChangesInput): Promise<Risk> => {
    const shown = changes as Partial<Risk>;
    return mutateAsync({
      id,
      changes,
      shown: { ...shown, priority: priorityOf({ probability, severity, ...shown }) },
    });
  };
}

/** Stores a new risk, or what is different about one that is there. */
export function useSaveRisk(risk: Risk | null) {
  const { mutateAsync: add } = useAddRisk();
  const change = useChangeRisk(risk ?? { ...emptyForm(), id: "" }, "Failed to update risk");
  return async (whole: NewRiskInput, changes: RiskChangesInput): Promise<void> => {
    if (!risk) await add(whole);
    else if (Object.keys(changes).length > 0) await change(changes);
  };
}

/** Sets the status of a risk and says so. Answers whether it was stored. */
export function useSetStatus(risk: Risk): (status: Risk["status"]) => Promise<boolean> {
  const change = useChangeRisk(risk, "Failed to update risk");
  return (status) =>
    change({ status }).then(
      () => {
        toast({ title: "Risk updated" });
        return true;
      },
      () => false,
    );
}

/** Deletes a risk and offers to undo it. */
export function useDeleteRisk(id: string) {
  return useDeleteRow({
    queryKey: risksQuery.queryKey,
    id,
    send: () => call<Deleted>("DELETE", RISK_PATHS.one(id)),
    done: "Risk deleted",
    failed: "Failed to delete risk",
  });
}

/** Where the form for a new risk opens. */
export const NEW_RISK_ADDRESS = "/safety?new=risk";

/** Whether the person left an unfinished new risk on this device. */
export const hasRiskDraft = (userId: string): boolean =>
  readFormDraft(userId, riskDraft(), riskDraftSchema) !== null;

/**
 * Begins a risk on this device, in the place of an unfinished one: the form at `NEW_RISK_ADDRESS` opens with it.
 * @returns false when the device refuses
 */
export function beginRiskDraft(userId: string, begun: Partial<RiskForm>): boolean {
  return writeFormDraft(userId, riskDraft(), { ...emptyForm(), ...begun }, emptyForm());
}
