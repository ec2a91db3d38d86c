import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ModeId } from "#shared/modes/modes.ts";
import { LOGS_PATH, type LogEntry, type NewLogEntryInput } from "#shared/safety/history.contract.ts";
import { type Completeness, LCES_PATHS, type LcesTrend } from "#shared/safety/lces.contract.ts";
import { inPlanOrder, LAST_PLACE, placesAfter } from "#shared/safety/plan-order.rules.ts";
import {
  type NewSafetyItemInput,
  SAFETY_PATHS,
  type SafetyItem,
  type SafetyItemChanges,
  type SafetyOrder,
  safetyConflictSchema,
} from "#shared/safety/safety.contract.ts";
import type { UndoHandle } from "#web/features/undo/undo.api.ts";
import { ApiError, call } from "#web/platform/http/api-client.ts";
import { usePendingChanges } from "#web/platform/http/pending-changes.ts";
import { useChangeRow, useRows, writeRows } from "#web/platform/http/rows.ts";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { now } from "#web/platform/time/clock.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";
import { toast } from "#web/ui/toast.store.ts";

/** The query key of all items, which is also the prefix of each mode's. */
export const PLAN_KEY = [SAFETY_PATHS.list] as const;

/** The safety items of a mode, all four kinds, oldest first. Another tab or device may have changed them. */
const safetyItemsQuery = (mode: ModeId) =>
  queryOptions({
    queryKey: [SAFETY_PATHS.list, mode],
    queryFn: ({ signal }) => call<SafetyItem[]>("GET", `${SAFETY_PATHS.list}?mode=${mode}`, { signal }),
    staleTime: 0,
  });

/** The safety items of a mode in the order of the plan, with queued changes and in the orders that were requested last. */
export function useSafetyItems(mode: ModeId) {
  const place = useMemo(
    () => ({ addTo: "back" as const, fits: (item: SafetyItem) => item.useAllModes || item.mode === mode }),
    [mode],
  );
  const { data: stored, ...query } = useRows(safetyItemsQuery(mode), place);
  const orders = usePendingChanges<SafetyOrder>(orderKey(mode));
  const data = useMemo(() => stored && inPlanOrder(orders.reduce(withOrder, stored)), [stored, orders]);
  return { ...query, data };
}

const orderKey = (mode: ModeId) => [SAFETY_PATHS.order, mode];

/** The items with the places of one list's new order. */
function withOrder(items: readonly SafetyItem[], { kind, ids }: SafetyOrder): SafetyItem[] {
  const ofKind = items.filter((item) => item.kind === kind);
  const places = new Map(placesAfter(ofKind, ids).map(({ id, orderIndex }) => [id, orderIndex]));
  return items.map((item) => ({ ...item, orderIndex: places.get(item.id) ?? item.orderIndex }));
}

/** Stores a new order of one list of a mode; the list shows it at once. */
export function useReorderSafetyItems(mode: ModeId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: orderKey(mode),
    scope: { id: SAFETY_PATHS.order },
    meta: { failed: "Failed to move item" },
    mutationFn: (body: SafetyOrder) => call<void>("PUT", SAFETY_PATHS.order, { body }),
    onSuccess: (_, order) => {
      writeRows<SafetyItem>(queryClient, safetyItemsQuery(mode).queryKey, (items) => withOrder(items, order));
      void queryClient.invalidateQueries({ queryKey: [SAFETY_PATHS.list], refetchType: "none" });
    },
    // The list may have changed on another device, which is the usual reason.
    onError: () => void queryClient.invalidateQueries({ queryKey: safetyItemsQuery(mode).queryKey }),
  });
}

/** The items of every mode, offered where one mode has none. */
export const allSafetyItemsQuery = queryOptions({
  queryKey: [SAFETY_PATHS.list],
  queryFn: ({ signal }) => call<SafetyItem[]>("GET", SAFETY_PATHS.list, { signal }),
  staleTime: 0,
});

export interface CompletenessView {
  mode: ModeId;
  includeIsap: boolean;
  includeGoals: boolean;
}

export const completenessQuery = ({ mode, includeIsap, includeGoals }: CompletenessView) =>
  queryOptions({
    queryKey: [LCES_PATHS.completeness, mode, includeIsap, includeGoals],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        mode,
        includeIsap: includeIsap ? "1" : "0",
        includeGoals: includeGoals ? "1" : "0",
      });
      return call<Completeness>("GET", `${LCES_PATHS.completeness}?${query}`, { signal });
    },
    staleTime: 0,
  });

const TREND_DAYS = 30;

/** The completeness of a mode's plan on the last days, oldest first. */
export const lcesTrendQuery = (mode: ModeId, { today, timeZone }: OwnDay) =>
  queryOptions({
    queryKey: [LCES_PATHS.trend, mode, today, timeZone],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ mode, today, timeZone, days: String(TREND_DAYS) });
      return call<LcesTrend>("GET", `${LCES_PATHS.trend}?${query}`, { signal });
    },
    staleTime: 0,
  });

/** The history of one item, newest first. */
export const itemHistoryQuery = (itemId: string) =>
  queryOptions({
    queryKey: [LOGS_PATH, itemId],
    queryFn: ({ signal }) =>
      call<LogEntry[]>("GET", `${LOGS_PATH}?${new URLSearchParams({ entity: "safety", itemId })}`, {
        signal,
      }),
    staleTime: 0,
  });

/*
 * All changes of the plan go through the functions below. Without a connection, they are queued on this device.
 */

const LABELS = {
  title: "Title",
  details: "Details",
  linkUrl: "Link",
  useAllModes: "Use in all modes",
  pinned: "Pinned",
};

/**
 * Stores a new item, or queues it on this device. The client creates its `id`, so that sending it twice stores it once.
 * @returns the item, and whether it was sent
 * @throws ApiError
 */
export async function postSafetyItem(
  item: NewSafetyItemInput & { id: string; title: string },
): Promise<{ isSent: boolean; item: SafetyItem }> {
  const moment = now().toISOString();
  const shown: SafetyItem = {
    id: item.id,
    kind: item.kind,
    mode: item.mode,
    title: item.title,
    details: item.details ?? "",
    linkUrl: item.linkUrl ?? null,
    useAllModes: item.useAllModes ?? false,
    pinned: item.pinned ?? false,
    orderIndex: LAST_PLACE,
    ownerId: null,
    confidence: null,
    updatedBy: null,
    createdAt: moment,
    updatedAt: moment,
  };
  const outcome = await outbox.sendOrQueue<SafetyItem>(
    {
      method: "POST",
      path: SAFETY_PATHS.list,
      body: item,
      describe: { title: `New in your safety plan: ${item.title}`, labels: LABELS },
      shown,
    },
    { keepalive: true },
  );
  return { isSent: outcome.isSent, item: outcome.isSent ? outcome.answer : shown };
}

export type WholeItem = Pick<SafetyItem, "title" | "details" | "linkUrl" | "useAllModes">;

/** Without an item, the change is queued on this device, based on the version that was edited. */
export type SaveAnswer =
  | { isConflict: false; item: SafetyItem | null }
  | { isConflict: true; current: SafetyItem };

/**
 * Stores a whole item, unless the stored one is newer than the version that it is based on: then returns that.
 * @param baseUpdatedAt `updatedAt` of that version
 * @throws ApiError
 */
export async function patchSafetyItem(
  id: string,
  whole: WholeItem,
  baseUpdatedAt: string,
): Promise<SaveAnswer> {
  try {
    const outcome = await outbox.sendOrQueue<SafetyItem>(
      {
        method: "PATCH",
        path: SAFETY_PATHS.one(id),
        body: { ...whole, baseUpdatedAt },
        describe: { title: `Change to your safety plan: ${whole.title}`, labels: LABELS },
      },
      { keepalive: true },
    );
    return { isConflict: false, item: outcome.isSent ? outcome.answer : null };
  } catch (error) {
    const conflict =
      error instanceof ApiError && error.status === 409 ? safetyConflictSchema.safeParse(error.body) : null;
    if (!conflict?.data?.current) throw error;
    return { isConflict: true, current: conflict.data.current };
  }
}

/**
 * Shows an item in every mode, or only in its own again. @returns the changed item
 * @throws ApiError
 */
export async function shareSafetyItem(item: SafetyItem, useAllModes: boolean): Promise<SafetyItem> {
  const outcome = await outbox.sendOrQueue<SafetyItem>({
    method: "PATCH",
    path: SAFETY_PATHS.one(item.id),
    body: { useAllModes },
    describe: { title: `Change to your safety plan: ${item.title}`, labels: LABELS },
  });
  return outcome.isSent ? outcome.answer : { ...item, useAllModes };
}

/** Pins an item to the top of its list, or unpins it; the list shows it at once. */
export function usePinSafetyItem(mode: ModeId, { id, title, pinned }: SafetyItem) {
  const queryClient = useQueryClient();
  const { mutate } = useChangeRow<SafetyItem, SafetyItemChanges>({
    queryKey: safetyItemsQuery(mode).queryKey,
    id,
    send: async (changes) => {
      const stored = await outbox.send<SafetyItem>({
        method: "PATCH",
        path: SAFETY_PATHS.one(id),
        body: changes,
        describe: { title: `Change to your safety plan: ${title}`, labels: LABELS },
      });
      if (!stored) toast(SAVED_HERE);
      return stored;
    },
    failed: "Failed to save changes",
    onStored: (stored) => showSafetyItem(queryClient, stored),
  });
  return (): void => {
    const changes = { pinned: !pinned };
    mutate({ id, changes, shown: changes });
  };
}

/** Deletes an item. @returns how to undo it */
export const deleteSafetyItem = ({ id, title }: SafetyItem): Promise<UndoHandle> =>
  outbox.delete(SAFETY_PATHS.one(id), `Delete from your safety plan: ${title}`);

/** Adds the person's own entry to the history of an item. */
export function useLogEntry(itemId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = itemHistoryQuery(itemId);
  return useMutation({
    mutationKey: queryKey,
    meta: { failed: "Failed to log" },
    mutationFn: (entry: NewLogEntryInput) => call<LogEntry>("POST", LOGS_PATH, { body: entry }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Updates an item in every cached list, and reloads what is computed from it. */
export function showSafetyItem(queryClient: QueryClient, item: SafetyItem): void {
  changeLists(queryClient, (items) => items.map((one) => (one.id === item.id ? item : one)));
  refreshWhatFollows(queryClient, item.id);
}

/** Adds an item to its mode's list. */
export function addSafetyItem(queryClient: QueryClient, mode: ModeId, item: SafetyItem): void {
  queryClient.setQueryData(safetyItemsQuery(mode).queryKey, (items) =>
    items?.some(({ id }) => id === item.id) ? items : items && [...items, item],
  );
  refreshWhatFollows(queryClient, item.id);
}

export function removeSafetyItem(queryClient: QueryClient, id: string): void {
  changeLists(queryClient, (items) => items.filter((one) => one.id !== id));
  refreshWhatFollows(queryClient, id);
}

function changeLists(queryClient: QueryClient, change: (items: SafetyItem[]) => SafetyItem[]): void {
  // The response of a running fetch would not contain the change.
  void queryClient.cancelQueries({ queryKey: [SAFETY_PATHS.list] });
  queryClient.setQueriesData<SafetyItem[]>(
    { queryKey: [SAFETY_PATHS.list] },
    (items) => items && change(items),
  );
}

function refreshWhatFollows(queryClient: QueryClient, itemId: string): void {
  void queryClient.invalidateQueries({ queryKey: [SAFETY_PATHS.list], refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: [LCES_PATHS.completeness] });
  void queryClient.invalidateQueries({ queryKey: [LCES_PATHS.trend] });
  void queryClient.invalidateQueries({ queryKey: [LOGS_PATH, itemId] });
}
