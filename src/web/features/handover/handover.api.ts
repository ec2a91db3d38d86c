import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Briefing,
  type BriefingChanges,
  type CarryOver,
  type DecidedItem,
  HANDOVER_PATHS,
  type NewBriefing,
  type NewCarryOverDecisionInput,
  type Prefill,
} from "#shared/handover/handover.contract.ts";
import { call } from "#web/platform/api-client.ts";
import { readDraft, writeDraft } from "#web/platform/drafts.ts";
import { emptyForm, HANDOVER_DRAFT, type HandoverForm, handoverDraftSchema } from "./handover-form.rules.ts";

/** All handovers of the person, newest first. */
export const briefingsQuery = queryOptions({
  queryKey: [HANDOVER_PATHS.list],
  queryFn: ({ signal }) => call<Briefing[]>("GET", HANDOVER_PATHS.list, { signal }),
});

/** What the person's own records say about a day ("2026-11-21"). Asked anew each time the form opens. */
export const prefillQuery = (date: string, timeZone: string) =>
  queryOptions({
    queryKey: [HANDOVER_PATHS.prefill, date, timeZone],
    queryFn: ({ signal }) =>
      call<Prefill>("GET", `${HANDOVER_PATHS.prefill}?${new URLSearchParams({ date, timeZone })}`, {
        signal,
      }),
    staleTime: 0,
  });

/**
 * What the newest handover before today (`ownToday()`) offers to carry over, and what was carried over today. Asked
 * anew each time a screen shows it, because a handover may have been logged on another device.
 */
export const carryOverQuery = (today: string, timeZone: string) =>
  queryOptions({
    queryKey: [HANDOVER_PATHS.carryOver, today, timeZone],
    queryFn: ({ signal }) =>
      call<CarryOver>("GET", `${HANDOVER_PATHS.carryOver}?${new URLSearchParams({ today, timeZone })}`, {
        signal,
      }),
    staleTime: 0,
  });

/**
 * Stores what becomes of one offered item, and shows it: the item leaves what is offered and, unless it was dropped,
 * joins what is in sight today. Send `today` and `timeZone` as they were asked with. An item that was decided already
 * keeps its first decision, which is what the call answers.
 */
export function useDecideCarryOver() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: NewCarryOverDecisionInput & { today: string; timeZone: string }) =>
      call<DecidedItem>("POST", HANDOVER_PATHS.carryOver, { body: decision }),
    onSuccess: (decided, { today, timeZone }) => {
      queryClient.setQueryData(
        carryOverQuery(today, timeZone).queryKey,
        (shown) => shown && withDecision(shown, decided, today),
      );
    },
  });
}

function withDecision(shown: CarryOver, decided: DecidedItem, today: string): CarryOver {
  const isOther = (one: { briefingId: string; item: string }) =>
    one.briefingId !== decided.briefingId || one.item !== decided.item;
  const staysInSight = decided.decision !== "dropped" && decided.decidedOn === today;
  return {
    offered: shown.offered.filter(isOther),
    today: [...shown.today.filter(isOther), ...(staysInSight ? [decided] : [])],
  };
}

/** Logs a handover. It is shown at the top of the list. */
export function useLogHandover() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (briefing: NewBriefing) => call<Briefing>("POST", HANDOVER_PATHS.list, { body: briefing }),
    onSuccess: (logged) => {
      queryClient.setQueryData(briefingsQuery.queryKey, (briefings) => briefings && [logged, ...briefings]);
      refreshCarryOver(queryClient);
    },
  });
}

/** Changes a handover on the day on which it was logged. */
export function useEditHandover(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: BriefingChanges) =>
      call<Briefing>("PATCH", HANDOVER_PATHS.one(id), { body: changes }),
    onSuccess: (changed) => {
      queryClient.setQueryData(briefingsQuery.queryKey, (briefings) =>
        briefings?.map((briefing) => (briefing.id === id ? changed : briefing)),
      );
      refreshCarryOver(queryClient);
    },
  });
}

function refreshCarryOver(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [HANDOVER_PATHS.carryOver] });
}

/** Whether the person left an unfinished handover on this device. */
export const hasHandoverDraft = (userId: string): boolean =>
  readDraft(userId, HANDOVER_DRAFT, handoverDraftSchema) !== null;

/**
 * Begins today's handover on this device, in the place of an unfinished one: the form opens with it.
 * @returns false when the device refuses
 */
export function beginHandoverDraft(userId: string, begun: Omit<HandoverForm, "opPeriod">): boolean {
  return writeDraft(userId, HANDOVER_DRAFT, { ...emptyForm(), ...begun });
}
