import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { patchSafetyItem, showSafetyItem } from "#web/features/safety/safety.api.ts";
import { draftNames, readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { lookForTabs } from "#web/platform/device/tab-presence.ts";
import { SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { toast } from "#web/ui/toast.store.ts";
import { createItemEditing, type ItemEditing } from "./item-editing.store.ts";
import { type ItemDraft, itemDraftSchema } from "./item-texts.rules.ts";

const DRAFT_PREFIX = "safety:";

const draftName = (itemId: string) => DRAFT_PREFIX + itemId;

export type ItemEditings = ReturnType<typeof createItemEditings>;

/** The editing state of all items on this screen. It outlives the rows, and is saved when the screen is unmounted. */
function createItemEditings(userId: string, queryClient: QueryClient) {
  const editings = new Map<string, ItemEditing>();

  const begin = (item: SafetyItem, draft: ItemDraft | null): ItemEditing => {
    const name = draftName(item.id);
    let keptAt = draft?.at ?? null;
    const editing = createItemEditing(item, draft, {
      save: patchSafetyItem,
      keepDraft(kept) {
        keptAt = kept.at;
        writeDraft(userId, name, kept);
      },
      forgetDraft() {
        // The same screen, unmounted and mounted again, may have kept a newer one.
        if (readDraft(userId, name, itemDraftSchema)?.value.at === keptAt) removeDraft(userId, name);
      },
      onSaved(saved, reason) {
        if (saved) showSafetyItem(queryClient, saved);
        if (reason === "asked") toast(saved ? { title: "Saved to Safety" } : SAVED_HERE);
      },
      onFailed(reason) {
        const title = reason === "asked" ? "Save failed" : "Auto-save failed";
        toast({ title, description: "Failed to save changes", variant: "destructive" });
      },
    });
    editings.set(item.id, editing);
    return editing;
  };

  return {
    find: (id: string) => editings.get(id),
    of: (item: SafetyItem) => editings.get(item.id) ?? begin(item, null),
    /**
     * Restores unsaved texts on this device from this tab or from closed ones.
     * @returns the ids of the items that have unsaved text
     */
    async restore(items: readonly SafetyItem[]): Promise<string[]> {
      const names = new Set(draftNames(userId, DRAFT_PREFIX));
      const begun = items.filter(({ id }) => names.has(draftName(id)));
      if (begun.length === 0) return [];
      await lookForTabs();
      return begun
        .filter(({ id }) => !editings.has(id))
        .filter((item) => {
          const draft = readDraft(userId, draftName(item.id), itemDraftSchema);
          return draft !== null && begin(item, draft.value).store.getState().isRestored;
        })
        .map(({ id }) => id);
    },
    forget(id: string): void {
      editings.delete(id);
      removeDraft(userId, draftName(id));
    },
    flush(): void {
      for (const editing of editings.values()) editing.flush();
    },
  };
}

/** The editing state of all items. Saves when the tab is hidden or closed, and when the connection returns. */
export function useItemEditings(): ItemEditings {
  const { id: userId } = useCurrentUser();
  const queryClient = useQueryClient();
  const [editings] = useState(() => createItemEditings(userId, queryClient));

  useEffect(() => {
    const { flush } = editings;
    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") flush();
    };
    document.addEventListener("visibilitychange", flushWhenHidden);
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", flush);
    return () => {
      document.removeEventListener("visibilitychange", flushWhenHidden);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", flush);
      flush();
    };
  }, [editings]);
  return editings;
}
