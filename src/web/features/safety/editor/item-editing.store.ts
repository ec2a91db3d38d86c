import { createStore } from "zustand/vanilla";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { SaveAnswer, WholeItem } from "#web/features/safety/safety.api.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import {
  beginEditing,
  type Editing,
  type EditingEffect,
  type EditingEvent,
  isDirty,
  reduceEditing,
  type SaveReason,
  type Step,
} from "./item-editing.rules.ts";
import { type ItemDraft, type ItemTexts, type TextField, textsOf } from "./item-texts.rules.ts";

const AUTO_SAVE_MS = 1200;

export interface EditingPorts {
  save: (id: string, whole: WholeItem, baseUpdatedAt: string) => Promise<SaveAnswer>;
  keepDraft: (draft: ItemDraft) => void;
  forgetDraft: () => void;
  /** `stored` is null while the change is queued on this device. */
  onSaved: (stored: SafetyItem | null, reason: SaveReason) => void;
  onFailed: (reason: SaveReason) => void;
}

export type ItemEditing = ReturnType<typeof createItemEditing>;

/**
 * The editing of an item: the reducer decides, and this store runs the effects. Every change is kept on the device until
 * the server has it, and is saved shortly after the last one.
 */
export function createItemEditing(first: SafetyItem, draft: ItemDraft | null, ports: EditingPorts) {
  const begun = beginEditing(first, draft);
  const store = createStore<Editing>(() => begun[0]);
  const { getState } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  const at = () => now().toISOString();

  function run(effect: EditingEffect): void {
    switch (effect.type) {
      case "send":
        sending = ports.save(effect.id, effect.whole, effect.baseUpdatedAt).then(
          (answer) => dispatch({ type: "answered", answer, at: at() }),
          (error: unknown) => {
            const isGone = error instanceof ApiError && error.status === 404;
            dispatch({ type: "failed", error, isGone, at: at() });
          },
        );
        break;
      case "keepDraft":
        ports.keepDraft(draftOf(getState(), at()));
        break;
      case "forgetDraft":
        ports.forgetDraft();
        break;
      case "unschedule":
        clearTimeout(timer);
        break;
      case "schedule":
        clearTimeout(timer);
        timer = setTimeout(() => save("auto"), AUTO_SAVE_MS);
        break;
      case "notifySaved":
        ports.onSaved(effect.item, effect.reason);
        break;
      case "notifyFailed":
        ports.onFailed(effect.reason);
    }
  }
  function apply([next, effects]: Step): void {
    store.setState(next, true);
    for (const effect of effects) run(effect);
  }
  const dispatch = (event: EditingEvent) => apply(reduceEditing(getState(), event));
  const save = (reason: SaveReason) => dispatch({ type: "saveAsked", reason, at: at() });

  apply(begun);

  return {
    store,
    edit: (change: Partial<ItemTexts>) => dispatch({ type: "edited", change }),
    save,
    /** Saves unsaved text at once, for when the tab is hidden. */
    flush(): void {
      const editing = getState();
      if (isDirty(editing) && editing.state.kind !== "refused") save("auto");
    },
    choose: (field: TextField, side: "mine" | "theirs") =>
      dispatch({ type: "chosen", field, side, at: at() }),
    /** Shows beside the fields why the texts cannot be stored. */
    check: () => dispatch({ type: "checked" }),
    /** A newer version has been loaded. */
    refresh: (item: SafetyItem) => dispatch({ type: "refreshed", item }),
    /** Stops saving. Resolves to the unsaved texts after the pending save has ended. */
    async close(): Promise<ItemTexts | null> {
      dispatch({ type: "closed" });
      await sending;
      const editing = getState();
      return isDirty(editing) ? editing.texts : null;
    },
    /** Reverts `close`. */
    reopen: () => dispatch({ type: "reopened" }),
  };
}

const draftOf = ({ texts, item, unanswered }: Editing, at: string): ItemDraft => ({
  texts,
  base: textsOf(item),
  baseUpdatedAt: item.updatedAt,
  unanswered: [...unanswered],
  at,
});
