import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
import {
  type NewRiskInput,
  newRiskSchema,
  RISK_PATHS,
  type Risk,
  type RiskChangesInput,
} from "#shared/risks/risks.contract.ts";
import { priorityOf } from "#shared/risks/risks.rules.ts";
import { useDeleteRow } from "#web/features/undo/undo.api.ts";
import { readFormDraft, writeFormDraft } from "#web/platform/forms/form-drafts.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useChangeRow, useRows, withRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { toast } from "#web/ui/toast.store.ts";
import { emptyForm, type RiskForm, riskDraft, riskDraftSchema } from "./risk-form.rules.ts";

/** All risks of the person, newest first. */
export const risksQuery = queryOptions({
  queryKey: [RISK_PATHS.list],
  queryFn: ({ signal }) => call<Risk[]>("GET", RISK_PATHS.list, { signal }),
});

/** The address that scrolls to a risk and focuses it. */
export const riskAddress = (id: string): string => `/safety?${new URLSearchParams({ risk: id })}`;

/** The risks with pending changes. */
export const useRisks = () => useRows(risksQuery);

/** Adds a risk. Of each source there is only one: if it exists, it is returned. */
export function useAddRisk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: risksQuery.queryKey,
    meta: { failed: "Failed to add risk" },
    mutationFn: (risk: NewRiskInput) => sendNewRisk(risk),
    onSuccess: (added) => {
      if (added) writeRows(queryClient, risksQuery.queryKey, withRow(added));
    },
  });
}

const LABELS = {
  hazard: "Hazard",
  mitigation: "Mitigation",
  owner: "Owner",
  context: "Context",
  notes: "Notes",
  status: "Status",
};

/** Stores a new risk. @returns it, or null while it is queued on this device */
export function sendNewRisk(risk: NewRiskInput): Promise<Risk | null> {
  const moment = now().toISOString();
  const body = { ...risk, id: uuidv7() };
  const whole = { ...newRiskSchema.parse(body), id: body.id, createdAt: moment, updatedAt: moment };
  return outbox.send<Risk>({
    method: "POST",
    path: RISK_PATHS.list,
    body,
    describe: { title: `New risk: ${risk.hazard}`, labels: LABELS },
    shown: { ...whole, priority: priorityOf(whole) } satisfies Risk,
  });
}

type ChangedRisk = Pick<Risk, "id" | "hazard" | "probability" | "severity">;

/**
 * Changes a risk; the screen shows it at once.
 * @param failed the title of the toast about a failure; without one, the caller reports the failure
 */
export function useChangeRisk({ id, hazard, probability, severity }: ChangedRisk, failed?: string) {
  const priorityAfter = (changes: RiskChangesInput) =>
    priorityOf({
      probability: changes.probability ?? probability,
      severity: changes.severity ?? severity,
    });
  const { mutateAsync } = useChangeRow<Risk, RiskChangesInput>({
    queryKey: risksQuery.queryKey,
    id,
    send: (changes) =>
      outbox.send<Risk>({
        method: "PATCH",
        path: RISK_PATHS.one(id),
        body: changes,
        describe: { title: `Change to a risk: ${changes.hazard ?? hazard}`, labels: LABELS },
        shown: { priority: priorityAfter(changes) },
      }),
    failed,
  });
  return (changes: RiskChangesInput): Promise<Risk | null> => {
    const shown = { ...changes, priority: priorityAfter(changes) } as Partial<Risk>;
    return mutateAsync({ id, changes, shown });
  };
}

/** Stores a new risk, or the changes to an existing one. */
export function useSaveRisk(risk: Risk | null) {
  const { mutateAsync: add } = useAddRisk();
  const change = useChangeRisk(risk ?? { ...emptyForm(), id: "" }, "Failed to update risk");
  return async (whole: NewRiskInput, changes: RiskChangesInput): Promise<Risk | null> => {
    if (!risk) return add(whole);
    return Object.keys(changes).length > 0 ? change(changes) : risk;
  };
}

/** Sets the status of a risk, with a toast. Resolves to whether it was stored. */
export function useSetStatus(risk: Risk): (status: Risk["status"]) => Promise<boolean> {
  const change = useChangeRisk(risk, "Failed to update risk");
  return (status) =>
    change({ status }).then(
      (stored) => {
        toast(stored ? { title: "Risk updated" } : SAVED_HERE);
        return true;
      },
      () => false,
    );
}

/** Deletes a risk and offers to undo it. */
export function useDeleteRisk({ id, hazard }: Risk) {
  return useDeleteRow({
    queryKey: risksQuery.queryKey,
    id,
    send: () => outbox.delete(RISK_PATHS.one(id), `Delete a risk: ${hazard}`),
    done: "Risk deleted",
    failed: "Failed to delete risk",
  });
}

/** The address of the form for a new risk. */
export const NEW_RISK_ADDRESS = "/safety?new=risk";

/** Whether the person left an unfinished new risk on this device. */
export const hasRiskDraft = (userId: string): boolean =>
  readFormDraft(userId, riskDraft(), riskDraftSchema) !== null;

/**
 * Begins a risk as a draft on this device, replacing an unfinished one. The form at `NEW_RISK_ADDRESS` opens with it.
 * @returns false if the device's storage is full or disabled
 */
export function beginRiskDraft(userId: string, begun: Partial<RiskForm>): boolean {
  return writeFormDraft(userId, riskDraft(), { ...emptyForm(), ...begun }, emptyForm());
}
