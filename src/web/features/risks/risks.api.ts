import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import {
  type NewRiskInput,
  RISK_PATHS,
  type Risk,
  type RiskChangesInput,
} from "#shared/risks/risks.contract.ts";
import { priorityOf } from "#shared/risks/risks.rules.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { readDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { call, sentenceOf } from "#web/platform/http/api-client.ts";
import { toast } from "#web/ui/toast.store.ts";
import { emptyForm, type RiskForm, riskDraft, riskDraftSchema } from "./risk-form.rules.ts";
import { inTurn } from "./saving-turns.store.ts";

/** All risks of the person, newest first. */
export const risksQuery = queryOptions({
  queryKey: [RISK_PATHS.list],
  queryFn: ({ signal }) => call<Risk[]>("GET", RISK_PATHS.list, { signal }),
});

/** Where a risk is shown, in sight and with the focus. */
export const riskAddress = (id: string): string => `/safety?${new URLSearchParams({ risk: id })}`;

function showRisk(queryClient: QueryClient, id: string, changes: Partial<Risk>): void {
  queryClient.setQueryData(risksQuery.queryKey, (risks) =>
    risks?.map((risk) => {
      if (risk.id !== id) return risk;
      const changed = { ...risk, ...changes };
      return { ...changed, priority: priorityOf(changed) };
    }),
  );
}

/**
 * Adds a risk and shows it. One that names its source exists once: the answer is then the one that is there.
 * @throws ApiError
 */
export async function addRisk(queryClient: QueryClient, risk: NewRiskInput): Promise<Risk> {
  const added = await call<Risk>("POST", RISK_PATHS.list, { body: risk });
  queryClient.setQueryData(risksQuery.queryKey, (risks) =>
    risks?.some(({ id }) => id === added.id)
      ? risks.map((one) => (one.id === added.id ? added : one))
      : risks && [added, ...risks],
  );
  return added;
}

/**
 * Stores changes of a risk, after those that were made before them, and shows what was stored.
 * @throws ApiError
 */
export async function changeRisk(
  queryClient: QueryClient,
  id: string,
  changes: RiskChangesInput,
): Promise<void> {
  const answer = await inTurn(queryClient, id, () =>
    call<Risk>("PATCH", RISK_PATHS.one(id), { body: changes }),
  );
  const stored = Object.keys(changes).map((name) => [name, answer[name as keyof Risk]]);
  showRisk(queryClient, id, { ...Object.fromEntries(stored), updatedAt: answer.updatedAt });
}

/** Sets the status of a risk and says so; when that fails, the screen goes back. True when it was stored. */
export function useSetStatus(): (risk: Risk, status: Risk["status"]) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async ({ id, status: before }, status) => {
    showRisk(queryClient, id, { status });
    try {
      await changeRisk(queryClient, id, { status });
      toast({ title: "Risk updated" });
      return true;
    } catch (error) {
      showRisk(queryClient, id, { status: before });
      toast({ title: "Failed to update risk", description: sentenceOf(error), variant: "destructive" });
      return false;
    }
  };
}

/** Deletes a risk and offers to undo it. It goes once the server has deleted it. True when it was deleted. */
export function useDeleteRisk(): (risk: Risk) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async ({ id }) => {
    try {
      const { undoId } = await inTurn(queryClient, id, () => call<Deleted>("DELETE", RISK_PATHS.one(id)));
      const risks = queryClient.getQueryData(risksQuery.queryKey) ?? [];
      const place = risks.findIndex((risk) => risk.id === id);
      const deleted = risks[place];
      queryClient.setQueryData(risksQuery.queryKey, (list) => list?.filter((risk) => risk.id !== id));
      offerUndo({
        undoId,
        title: "Risk deleted",
        onRestored: () => {
          queryClient.setQueryData(risksQuery.queryKey, (list) =>
            deleted && !list?.some((risk) => risk.id === id) ? list?.toSpliced(place, 0, deleted) : list,
          );
        },
      });
      return true;
    } catch (error) {
      toast({ title: "Failed to delete risk", description: sentenceOf(error), variant: "destructive" });
      return false;
    }
  };
}

/** Where the form for a new risk opens. */
export const NEW_RISK_ADDRESS = "/safety?new=risk";

/** Whether the person left an unfinished new risk on this device. */
export const hasRiskDraft = (userId: string): boolean =>
  readDraft(userId, riskDraft(), riskDraftSchema) !== null;

/**
 * Begins a risk on this device, in the place of an unfinished one: the form at `NEW_RISK_ADDRESS` opens with it.
 * @returns false when the device refuses
 */
export function beginRiskDraft(userId: string, begun: Partial<RiskForm>): boolean {
  return writeDraft(userId, riskDraft(), { ...emptyForm(), ...begun });
}
