import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Deleted } from "#shared/common/common.contract.ts";
import { UNDO_PATHS } from "#shared/undo/undo.contract.ts";
import { showFailure } from "#web/features/billing/plan-limit.api.ts";
import { call } from "#web/platform/http/api-client.ts";
import type { FailureWords } from "#web/platform/http/query-client.ts";
import { writeRows } from "#web/platform/http/rows.ts";
import { toast } from "#web/ui/toast.store.ts";

const OFFERED_MS = 10_000;

/** How to undo a deletion: the server's id for it or, if it is queued on this device, a way to withdraw it. */
export type UndoHandle = Deleted | { withdraw: () => void | Promise<void> };

export type UndoOffer = UndoHandle & {
  /** What was done: "Milestone Deleted". */
  title: string;
  description?: string;
  /** Runs once the deletion was undone, to show the row again. */
  onRestored: () => void;
};

/** Shows a toast about a deletion, or another change, that offers Undo for ten seconds. */
export function offerUndo({ title, description, onRestored, ...undoHandle }: UndoOffer): void {
  toast({
    title,
    description,
    duration: OFFERED_MS,
    action: {
      label: "Undo",
      altText: "Press F8, then Undo, to take it back",
      onClick: () => void takeBack(undoHandle, onRestored),
    },
  });
}

/** Undoes a deletion, with a toast if that fails. For an Undo other than the one that `offerUndo` shows. */
export async function takeBack(undoHandle: UndoHandle, onRestored: () => void): Promise<void> {
  try {
    if ("undoId" in undoHandle) await call<void>("POST", UNDO_PATHS.restore(undoHandle.undoId));
    else await undoHandle.withdraw();
    onRestored();
  } catch (error) {
    showFailure("Couldn't undo", error);
  }
}

interface DeleteRowOptions {
  /** Of the list that has the row. */
  queryKey: QueryKey;
  id: string;
  send: () => Promise<UndoHandle>;
  /** The toasts about success and failure. */
  done: string;
  failed: FailureWords;
  onDeleted?: () => void;
  onRestored?: () => void;
}

/**
 * Deletes one row after its pending changes, and offers to undo it. It leaves the list once the server has deleted it, so
 * that nothing disappears on failure.
 */
export function useDeleteRow({ queryKey, id, send, done, failed, ...hooks }: DeleteRowOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    scope: { id },
    meta: { failed },
    mutationFn: send,
    onSuccess: (undoHandle) => {
      // The row of a queued deletion is hidden until it is sent or withdrawn.
      if ("undoId" in undoHandle)
        writeRows(queryClient, queryKey, (rows) => rows.filter((row) => row.id !== id));
      hooks.onDeleted?.();
      offerUndo({
        ...undoHandle,
        title: done,
        onRestored: () => {
          void queryClient.invalidateQueries({ queryKey });
          hooks.onRestored?.();
        },
      });
    },
  });
}
