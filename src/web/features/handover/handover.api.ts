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
const briefingsQuery = queryOptions({
  queryKey: [HANDOVER_PATHS.list],
  queryFn: ({ signal }) => call<Briefing[]>("GET", HANDOVER_PATHS.list, { signal }),
});

/** The handovers with what waits on this device. */
export const useBriefings = () => useRows(briefingsQuery);

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
    mutationKey: [HANDOVER_PATHS.carryOver],
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

/** What a person reads of a handover that waits to be sent. */
const describe = (opPeriod: string) => ({
  title: `Handover of ${formatDay(opPeriod)}`,
  labels: Object.fromEntries(QUESTIONS.map(({ name, label }) => [name, label])),
});

/**
 * Logs a handover, or keeps it on this device until it can be sent. Either way it is shown at the top of the list.
 * Answers whether it was sent.
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
 * Changes a handover on the day on which it was logged, or keeps the change on this device until it can be sent.
 * Answers whether it was sent.
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
 * Begins today's handover on this device, in the place of an unfinished one: the form opens with it.
 * @returns false when the device refuses
 */
export function beginHandoverDraft(userId: string, begun: Omit<HandoverForm, "opPeriod">): boolean {
  return writeFormDraft(userId, HANDOVER_DRAFT, { ...emptyForm(), ...begun }, emptyForm());
}

/**
 * Adds a line to what has changed today, in the unfinished handover on this device or as its beginning. Once: a line
 * that is there already stays as it is.
 * @returns false when the device refuses
 */
export function noteInHandoverDraft(userId: string, line: string): boolean {
  const draft = readFormDraft(userId, HANDOVER_DRAFT, handoverDraftSchema) ?? emptyForm();
  if (hasLine(draft.whatChanged, line)) return true;
  const noted = { ...draft, whatChanged: toggleLine(draft.whatChanged, line) };
  return writeFormDraft(userId, HANDOVER_DRAFT, noted, emptyForm());
}
