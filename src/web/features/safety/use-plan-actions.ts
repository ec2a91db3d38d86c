import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { newItemTitle } from "#shared/safety/lces.rules.ts";
import type { SafetyItem, SafetyKind } from "#shared/safety/safety.contract.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast, toastFailure } from "#web/ui/toast.store.ts";
import { hasErrors } from "./editor/item-editing.rules.ts";
import { checkTexts } from "./editor/item-texts.rules.ts";
import type { ItemEditings } from "./editor/use-item-editings.ts";
import { addSafetyItem, deleteSafetyItem, PLAN_KEY, postSafetyItem, removeSafetyItem } from "./safety.api.ts";
import { useSharing } from "./use-sharing.ts";

export type PlanActions = ReturnType<typeof usePlanActions>;

/** The open items and the actions of the plan. */
export function usePlanActions(editings: ItemEditings) {
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const share = useSharing();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [newId, setNewId] = useState<string | null>(null);

  const open = (...ids: string[]) => setOpenIds((before) => new Set([...before, ...ids]));
  const close = (id: string) => {
    setOpenIds((before) => new Set([...before].filter((one) => one !== id)));
    setNewId((before) => (before === id ? null : before));
    // A discarded item is no longer shown as unsaved.
    if (editings.find(id)?.store.getState().state.kind === "gone") discard(id);
  };
  const discard = (id: string) => {
    editings.forget(id);
    removeSafetyItem(queryClient, id);
  };

  const addition = useMutation({
    mutationKey: PLAN_KEY,
    mutationFn: postSafetyItem,
    onSuccess: ({ isSent, item }) => {
      if (isSent) addSafetyItem(queryClient, mode.id, item);
      open(item.id);
      toast(isSent ? { title: "Item added" } : SAVED_HERE);
    },
    onError: (error) => toastFailure("Failed to add item", sentenceOf(error, "An error occurred")),
  });
  const adding = addition.isPending ? addition.variables.kind : null;
  const add = (kind: SafetyKind) => {
    if (adding) return;
    const item = { id: uuidv7(), kind, mode: mode.id, title: newItemTitle(kind) };
    // Before it opens: selected a moment later, its title would swallow what was typed by then.
    setNewId(item.id);
    addition.mutate(item);
  };

  /** Deletes an item. Undo restores it with its unsaved text. */
  const deletion = useMutation({
    mutationKey: PLAN_KEY,
    meta: { failed: "Failed to delete item" },
    mutationFn: async (item: SafetyItem) => {
      const unsaved = await editings.find(item.id)?.close();
      return { unsaved, undoHandle: await deleteSafetyItem(item) };
    },
    onSuccess: ({ unsaved, undoHandle }, item) => {
      const { pinned, orderIndex } = item;
      const stored = { ...(editings.find(item.id)?.store.getState().item ?? item), pinned, orderIndex };
      discard(item.id);
      offerUndo({
        ...undoHandle,
        title: "Item deleted",
        onRestored: () => {
          addSafetyItem(queryClient, mode.id, stored);
          close(item.id);
          if (unsaved) {
            editings.of(stored).edit(unsaved);
            open(item.id);
          }
        },
      });
    },
    onError: (_, { id }) => editings.find(id)?.reopen(),
  });
  const remove = (item: SafetyItem) => {
    if (!deletion.isPending || deletion.variables.id !== item.id) deletion.mutate(item);
  };

  /** Stores the text of an item that was deleted elsewhere as a new item. */
  const addAgain = async ({ id, kind }: SafetyItem) => {
    const editing = editings.find(id);
    if (!editing) return;
    editing.check();
    const checked = editing.store.getState();
    if (hasErrors(checked)) return;
    const { whole } = checkTexts(checked.texts, checked.item);
    await addition.mutateAsync({ id: uuidv7(), kind, mode: mode.id, ...whole }).then(
      () => discard(id),
      () => undefined,
    );
  };

  return { openIds, newId, adding, open, close, add, remove, share, addAgain };
}
