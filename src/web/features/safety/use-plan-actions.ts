import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { newItemTitle } from "#shared/safety/lces.rules.ts";
import { SAFETY_PATHS, type SafetyItem, type SafetyKind } from "#shared/safety/safety.contract.ts";
import { offerUndo } from "#web/features/undo/undo.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { hasErrors } from "./editor/item-editing.rules.ts";
import { checkTexts } from "./editor/item-texts.rules.ts";
import type { ItemEditings } from "./editor/use-item-editings.ts";
import {
  addSafetyItem,
  deleteSafetyItem,
  postSafetyItem,
  removeSafetyItem,
  shareSafetyItem,
} from "./safety.api.ts";

export type PlanActions = ReturnType<typeof usePlanActions>;

/** Which items are open, and what can be done with the plan. */
export function usePlanActions(editings: ItemEditings) {
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [newId, setNewId] = useState<string | null>(null);
  const [adding, setAdding] = useState<SafetyKind | null>(null);
  const [isSharing, setSharing] = useState(false);

  const open = (...ids: string[]) => setOpenIds((before) => new Set([...before, ...ids]));
  const close = (id: string) => {
    setOpenIds((before) => new Set([...before].filter((one) => one !== id)));
    setNewId((before) => (before === id ? null : before));
    // What was let go of is not shown as unsaved any longer.
    if (editings.find(id)?.store.getState().state.kind === "gone") discard(id);
  };
  const discard = (id: string) => {
    editings.forget(id);
    removeSafetyItem(queryClient, id);
  };

  const add = async (kind: SafetyKind) => {
    if (adding) return;
    setAdding(kind);
    try {
      const title = newItemTitle(kind);
      const { isSent, item } = await postSafetyItem({ id: uuidv7(), kind, mode: mode.id, title });
      if (isSent) addSafetyItem(queryClient, mode.id, item);
      setNewId(item.id);
      open(item.id);
      toast(isSent ? { title: "Item added" } : SAVED_HERE);
    } catch (error) {
      failedToAdd(error);
    }
    setAdding(null);
  };

  /** Deletes an item: it goes at once, and comes back when that fails or is undone, with what was not saved. */
  const remove = async (item: SafetyItem) => {
    const editing = editings.find(item.id);
    const unsaved = await editing?.close();
    removeSafetyItem(queryClient, item.id);
    try {
      const deletion = await deleteSafetyItem(item);
      editings.forget(item.id);
      offerUndo({
        ...deletion,
        title: "Item deleted",
        onRestored: () => {
          const stored = editing?.store.getState().item ?? item;
          addSafetyItem(queryClient, mode.id, stored);
          close(item.id);
          if (unsaved) {
            editings.of(stored).edit(unsaved);
            open(item.id);
          }
        },
      });
    } catch (error) {
      editing?.reopen();
      addSafetyItem(queryClient, mode.id, item);
      toast({ title: "Failed to delete item", description: sentenceOf(error), variant: "destructive" });
    }
  };

  /** Brings items of other modes into this one, all of them or none that is not shown. */
  const share = async (items: readonly SafetyItem[]) => {
    if (isSharing) return;
    setSharing(true);
    const shared: SafetyItem[] = [];
    const takeBack = async () => {
      try {
        for (const item of shared) {
          await shareSafetyItem(item, false);
          removeSafetyItem(queryClient, item.id);
        }
        await queryClient.invalidateQueries({ queryKey: [SAFETY_PATHS.list] });
      } catch (error) {
        toast({ title: "Could not undo", description: sentenceOf(error), variant: "destructive" });
      }
    };
    try {
      for (const item of items) shared.push(await shareSafetyItem(item, true));
      toast({
        title: items.length === 1 ? "Now in all modes" : `${items.length} items now in all modes`,
        action: {
          label: "Undo",
          altText: "Show them in their own mode alone",
          onClick: () => void takeBack(),
        },
      });
    } catch (error) {
      toast({ title: "Failed to save changes", description: sentenceOf(error), variant: "destructive" });
    }
    for (const item of shared) addSafetyItem(queryClient, mode.id, item);
    setSharing(false);
  };

  /** Stores what was written for an item that was deleted elsewhere meanwhile as a new one. */
  const addAgain = async ({ id, kind }: SafetyItem) => {
    const editing = editings.find(id);
    if (!editing) return;
    editing.check();
    const checked = editing.store.getState();
    if (hasErrors(checked)) return;
    try {
      const { isSent, item } = await postSafetyItem({
        id: uuidv7(),
        kind,
        mode: mode.id,
        ...checkTexts(checked.texts, checked.item).whole,
      });
      discard(id);
      if (isSent) addSafetyItem(queryClient, mode.id, item);
      open(item.id);
      toast(isSent ? { title: "Item added" } : SAVED_HERE);
    } catch (error) {
      failedToAdd(error);
    }
  };

  return { openIds, newId, adding, open, close, add, remove, share, addAgain };
}

function failedToAdd(error: unknown): void {
  toast({
    title: "Failed to add item",
    description: sentenceOf(error, "An error occurred"),
    variant: "destructive",
  });
}
