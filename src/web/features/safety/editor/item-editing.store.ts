import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { SaveAnswer, WholeItem } from "#web/features/safety/safety.api.ts";
import { ApiError } from "#web/platform/http/api-client.ts";
import { now } from "#web/platform/time/clock.ts";
import {
  checkTexts,
  type ItemDraft,
  type ItemTexts,
  isSame,
  mergeTexts,
  type TextErrors,
  type TextField,
  textsOf,
  withField,
} from "./item-texts.rules.ts";

const AUTO_SAVE_MS = 1200;

/** Of saves that were never answered, so many are recognised when they turn out to have been stored. */
const REMEMBERED = 4;

/** Whether the person asked for a save, or it came by itself. */
export type SaveReason = "auto" | "asked";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  | { kind: "refused" }
  | { kind: "failed"; error: unknown }
  | { kind: "conflict"; theirs: SafetyItem; fields: readonly TextField[] }
  /** It was deleted somewhere else. */
  | { kind: "gone" };

export interface ItemView {
  /** The newest version that the server is known to have. */
  item: SafetyItem;
  texts: ItemTexts;
  errors: TextErrors;
  state: SaveState;
  /** The texts were left unsaved the last time. */
  isRestored: boolean;
}

export interface EditingPorts {
  save: (id: string, whole: WholeItem, baseUpdatedAt: string) => Promise<SaveAnswer>;
  keepDraft: (draft: ItemDraft) => void;
  forgetDraft: () => void;
  onSaved: (item: SafetyItem, reason: SaveReason) => void;
  onFailed: (reason: SaveReason) => void;
}

export type ItemEditing = ReturnType<typeof createItemEditing>;

/**
 * The editing of one item. Every change lies on the device until the server has it. It is saved a moment after the last
 * change, one save at a time: what is typed meanwhile waits, and goes as a whole with the version that came back. What
 * somebody else stored meanwhile is never overwritten: where both changed the same, the person chooses.
 */
export function createItemEditing(first: SafetyItem, draft: ItemDraft | null, ports: EditingPorts) {
  let view: ItemView = {
    item: first,
    texts: textsOf(first),
    errors: {},
    state: { kind: "untouched" },
    isRestored: false,
  };
  let unanswered: readonly ItemTexts[] = draft?.unanswered ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let waiting: SaveReason | null = null;
  let isClosed = false;
  const listeners = new Set<() => void>();

  const show = (change: Partial<ItemView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const isDirty = () => !isSame(view.texts, textsOf(view.item));
  const keep = () => {
    const { texts, item } = view;
    ports.keepDraft({
      texts,
      base: textsOf(item),
      baseUpdatedAt: item.updatedAt,
      unanswered: [...unanswered],
      at: now().toISOString(),
    });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save("auto"), AUTO_SAVE_MS);
  };

  /** Goes on from a newer version of the item. False when the person has to choose first. */
  function rebase(theirs: SafetyItem, base: ItemTexts, mine: ItemTexts): boolean {
    const stored = textsOf(theirs);
    // What the server has may be our own, from a save whose answer never came.
    const isOurs = unanswered.some((texts) => isSame(stored, texts));
    unanswered = [];
    const { texts, conflicts } = mergeTexts(isOurs ? stored : base, mine, stored);
    if (conflicts.length > 0) {
      show({ texts, state: { kind: "conflict", theirs, fields: conflicts } });
      return false;
    }
    show({ item: theirs, texts });
    return true;
  }

  function save(reason: SaveReason): Promise<void> {
    clearTimeout(timer);
    if (isClosed || view.state.kind === "conflict" || view.state.kind === "gone")
      return running ?? Promise.resolve();
    if (running) {
      if (waiting !== "asked") waiting = reason;
      return running;
    }
    running = saveAll(reason).finally(() => {
      running = null;
    });
    return running;
  }

  async function saveAll(began: SaveReason): Promise<void> {
    let reason: SaveReason | null = began;
    while (reason && !isClosed) {
      waiting = null;
      if (!(await saveOnce(reason))) return;
      reason = waiting;
    }
  }

  /** False when nothing more can be saved for now. */
  async function saveOnce(reason: SaveReason): Promise<boolean> {
    const { item, texts } = view;
    const checked = checkTexts(texts);
    if ("errors" in checked) {
      show({ errors: checked.errors, state: { kind: "refused" } });
      return false;
    }
    if (!isDirty()) {
      show({ errors: {} });
      confirm(reason);
      return true;
    }
    unanswered = [...unanswered.slice(-REMEMBERED), texts];
    keep();
    show({ errors: {}, state: { kind: "saving" } });
    try {
      const answer = await ports.save(item.id, checked.whole, item.updatedAt);
      if (!answer.isConflict) {
        unanswered = [];
        show({ item: answer.item ?? { ...item, ...checked.whole }, isRestored: false });
        confirm(reason);
        return true;
      }
      // Nothing is saved yet. It goes again at once on the newer version, unless the person has to choose.
      const isClear = rebase(answer.current, textsOf(item), view.texts);
      keepUnlessStored();
      if (!isClear) return false;
      if (!isDirty()) {
        confirm(reason);
        return true;
      }
      return await saveOnce(reason);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        show({ state: { kind: "gone" } });
        return false;
      }
      show({ state: { kind: "failed", error } });
      ports.onFailed(reason);
      return true;
    }
  }

  function keepUnlessStored() {
    if (isDirty()) keep();
    else ports.forgetDraft();
  }

  function confirm(reason: SaveReason) {
    keepUnlessStored();
    show({ state: isDirty() ? { kind: "unsaved" } : { kind: "saved", at: now().toISOString() } });
    if (isDirty()) return ports.onSaved(view.item, reason);
    ports.onSaved(view.item, waiting ?? reason);
    waiting = null;
  }

  function edit(change: Partial<ItemTexts>): void {
    show({ texts: { ...view.texts, ...change } });
    keep();
    const { kind } = view.state;
    if (kind === "conflict" || kind === "gone") return;
    if (kind === "refused") {
      const checked = checkTexts(view.texts);
      show({ errors: "errors" in checked ? checked.errors : {} });
    }
    if (kind !== "saving" && kind !== "refused") show({ state: { kind: "unsaved" } });
    schedule();
  }

  if (draft) {
    if (first.updatedAt === draft.baseUpdatedAt) show({ texts: draft.texts });
    else rebase(first, draft.base, draft.texts);
    const hasChoice = (view.state as SaveState).kind === "conflict";
    if (isDirty() || hasChoice) {
      show({ isRestored: true, ...(!hasChoice && { state: { kind: "unsaved" } as const }) });
      keep();
      if (!hasChoice) schedule();
    } else ports.forgetDraft();
  }

  return {
    get: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    edit,
    save,
    /** Saves at once what has not been saved, for when the person looks away. */
    flush(): void {
      if (isDirty() && view.state.kind !== "refused") void save("auto");
    },
    /** The person's choice about one field in which both sides differ. The last choice saves. */
    choose(field: TextField, side: "mine" | "theirs"): void {
      const { state, texts } = view;
      if (state.kind !== "conflict") return;
      const chosen = side === "theirs" ? withField(texts, field, textsOf(state.theirs)) : texts;
      const fields = state.fields.filter((one) => one !== field);
      if (fields.length > 0) {
        show({ texts: chosen, state: { ...state, fields } });
        keep();
        return;
      }
      show({ item: state.theirs, texts: chosen, state: { kind: "unsaved" } });
      keepUnlessStored();
      void save("asked");
    },
    /** Says beside the fields why the texts cannot be stored. */
    refuse(): void {
      const checked = checkTexts(view.texts);
      if ("errors" in checked) show({ errors: checked.errors });
    },
    /** A newer version has been loaded. What is being edited stays as it is: saving finds out. */
    refresh(item: SafetyItem): void {
      if (running || isDirty() || item.updatedAt <= view.item.updatedAt) return;
      show({ item, texts: textsOf(item) });
    },
    /** No save goes out any more. Answers what was not saved, once what is under way has ended. */
    async close(): Promise<ItemTexts | null> {
      clearTimeout(timer);
      isClosed = true;
      await running?.catch(() => undefined);
      return isDirty() ? view.texts : null;
    },
    /** Takes a close back. */
    reopen(): void {
      isClosed = false;
      if (isDirty()) schedule();
    },
  };
}
