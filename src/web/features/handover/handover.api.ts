import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { v7 as uuidv7 } from "uuid";
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
import { readFormDraft, writeFormDraft } from "#web/platform/forms/form-drafts.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useRows, withRow, writeRows } from "#web/platform/http/rows.ts";
import { outbox } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import { formatDay } from "#web/platform/time/format-date.ts";
import {
  emptyForm,
  HANDOVER_DRAFT,
  type HandoverForm,
  handoverDraftSchema,
  hasLine,
  QUESTIONS,
  toggleLine,
} from "./handover-form.rules.ts";

/** All handovers of the person, newest first. */
export const briefingsQuery = queryOptions({
  queryKey: [HANDOVER_PATHS.list],
  queryFn: ({ signal }) => call<Briefing[]>("GET", HANDOVER_PATHS.list, { signal }),
});

/** The handovers with queued changes. */
export const useBriefings = () => useRows(briefingsQuery);

/** Suggestions from the person's records of a day ("2026-11-21"). Reloaded each time the form opens. */
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
 * The items of the newest handover before today (`ownToday()`) that are offered to carry over, and those that were kept
 * and are not done. Each screen reloads it, because a handover may have been logged on another device.
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
 * Stores the decision about an item. A kept one moves to the kept list; one that is done or dropped disappears. Send the
 * `today` and `timeZone` of the query.
 */
export function useDecideCarryOver() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [HANDOVER_PATHS.carryOver],
    mutationFn: (decision: NewCarryOverDecisionInput & { today: string; timeZone: string }) =>
      call<DecidedItem>("POST", HANDOVER_PATHS.carryOver, { body: decision }),
    onSuccess: (decided, { today, timeZone }) => {
      queryClient.setQueryData(
        carryOverQuery(today, timeZone).queryKey,
        (shown) => shown && withDecision(shown, decided),
      );
    },
  });
}

function withDecision(shown: CarryOver, decided: DecidedItem): CarryOver {
  const isOther = (one: { briefingId: string; item: string }) =>
    one.briefingId !== decided.briefingId || one.item !== decided.item;
  const isKept = decided.decision !== "dropped" && decided.endedOn === null;
  return {
    offered: shown.offered.filter(isOther),
    kept: [...shown.kept.filter(isOther), ...(isKept ? [decided] : [])],
  };
}

/** The title and labels of a queued handover. */
const describe = (opPeriod: string) => ({
  title: `Handover of ${formatDay(opPeriod)}`,
  labels: Object.fromEntries(QUESTIONS.map(({ name, label }) => [name, label])),
});

/**
 * Logs a handover, or queues it on this device. Either way it is shown at the top of the list.
 * @returns whether it was sent
 */
export function useLogHandover() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: briefingsQuery.queryKey,
    meta: { failed: "Failed to log handover" },
    mutationFn: async (briefing: NewBriefing) => {
      const { timeZone: _, ...answers } = briefing;
      const id = uuidv7();
      const moment = now().toISOString();
      const shown = { ...answers, id, createdAt: moment, updatedAt: moment };
      const outcome = await outbox.sendOrQueue<Briefing>({
        method: "POST",
        path: HANDOVER_PATHS.list,
        body: { ...briefing, id },
        describe: describe(briefing.opPeriod),
        shown,
      });
      return { isSent: outcome.isSent, logged: outcome.isSent ? outcome.answer : shown };
    },
    onSuccess: ({ isSent, logged }) => {
      if (isSent) writeRows(queryClient, briefingsQuery.queryKey, withRow(logged));
      refreshCarryOver(queryClient);
    },
  });
}

/**
 * Changes a handover on the day it was logged, or queues the change on this device.
 * @returns whether it was sent
 */
export function useEditHandover({ id, ...before }: Briefing) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: briefingsQuery.queryKey,
    scope: { id },
    meta: { failed: "Failed to update handover" },
    mutationFn: async (changes: BriefingChanges) => {
      const changed = await outbox.send<Briefing>({
        method: "PATCH",
        path: HANDOVER_PATHS.one(id),
        body: changes,
        describe: describe(changes.opPeriod ?? before.opPeriod),
      });
      return { isSent: changed !== null, changed };
    },
    onSuccess: ({ changed }) => {
      if (changed) writeRows(queryClient, briefingsQuery.queryKey, withRow(changed));
      refreshCarryOver(queryClient);
    },
  });
}

function refreshCarryOver(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [HANDOVER_PATHS.carryOver] });
}

/** Whether the person left an unfinished handover on this device. */
export const hasHandoverDraft = (userId: string): boolean =>
  readFormDraft(userId, HANDOVER_DRAFT, handoverDraftSchema) !== null;

/**
 * Begins today's handover as a draft on this device, replacing an unfinished one. The form opens with it.
 * @returns false if the device's storage is full or disabled
 */
export function beginHandoverDraft(userId: string, begun: Omit<HandoverForm, "opPeriod">): boolean {
  return writeFormDraft(userId, HANDOVER_DRAFT, { ...emptyForm(), ...begun }, emptyForm());
}

/**
 * Adds a line to "What changed?" in the draft of today's handover, or begins the draft with it. Does nothing if the line
 * is already there.
 * @returns false if the device's storage is full or disabled
 */
export function noteInHandoverDraft(userId: string, line: string): boolean {
  const draft = readFormDraft(userId, HANDOVER_DRAFT, handoverDraftSchema) ?? emptyForm();
  if (hasLine(draft.whatChanged, line)) return true;
  const noted = { ...draft, whatChanged: toggleLine(draft.whatChanged, line) };
  return writeFormDraft(userId, HANDOVER_DRAFT, noted, emptyForm());
}
