import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { SaveAnswer, WholeItem } from "#web/features/safety/safety.api.ts";
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

/** The number of saves without a response that are recognized if they turn out to have been stored. */
const REMEMBERED = 4;

/** Whether the person requested a save or it was automatic. */
export type SaveReason = "auto" | "asked";

export type SaveState =
  | { kind: "untouched" }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** Queued on this device. */
  | { kind: "kept" }
  /** The rest cannot be stored. */
  | { kind: "refused" }
  | { kind: "failed"; error: unknown }
  | { kind: "conflict"; theirs: SafetyItem; fields: readonly TextField[] }
  /** Deleted elsewhere. */
  | { kind: "gone" };

/** The editing state of an item. */
export interface Editing {
  /** The newest known version on the server. */
  item: SafetyItem;
  texts: ItemTexts;
  errors: TextErrors;
  state: SaveState;
  /** The texts were restored from a draft. */
  isRestored: boolean;
  /** Texts that were sent without a response so far. */
  unanswered: readonly ItemTexts[];
  /** The pending save. */
  sending: { whole: WholeItem; reason: SaveReason } | null;
  /** A save that was requested meanwhile. */
  waiting: SaveReason | null;
  /** Nothing is saved any more. */
  isClosed: boolean;
}

/** `at` is the time of the event, as an ISO instant. */
export type EditingEvent =
  | { type: "edited"; change: Partial<ItemTexts> }
  | { type: "saveAsked"; reason: SaveReason; at: string }
  | { type: "answered"; answer: SaveAnswer; at: string }
  | { type: "failed"; error: unknown; isGone: boolean; at: string }
  | { type: "chosen"; field: TextField; side: "mine" | "theirs"; at: string }
  | { type: "checked" }
  | { type: "refreshed"; item: SafetyItem }
  | { type: "closed" }
  | { type: "reopened" };

/** Side effects, which the store runs in this order. */
export type EditingEffect =
  | { type: "send"; id: string; whole: WholeItem; baseUpdatedAt: string }
  | { type: "keepDraft" }
  | { type: "forgetDraft" }
  | { type: "schedule" }
  | { type: "unschedule" }
  /** `item` is null while the change is queued on this device. */
  | { type: "notifySaved"; item: SafetyItem | null; reason: SaveReason }
  | { type: "notifyFailed"; reason: SaveReason };

export type Step = readonly [Editing, readonly EditingEffect[]];

const KEEP = { type: "keepDraft" } as const;
const FORGET = { type: "forgetDraft" } as const;
const SCHEDULE = { type: "schedule" } as const;

export const isDirty = ({ texts, item }: Editing): boolean => !isSame(texts, textsOf(item));

export const hasErrors = ({ errors }: Editing): boolean => Object.keys(errors).length > 0;

const keepOrForget = (editing: Editing): EditingEffect => (isDirty(editing) ? KEEP : FORGET);

const after = (effects: readonly EditingEffect[], [editing, more]: Step): Step => [
  editing,
  [...effects, ...more],
];

/** The initial state for an item, with its draft. */
export function beginEditing(item: SafetyItem, draft: ItemDraft | null): Step {
  const fresh: Editing = {
    item,
    texts: textsOf(item),
    errors: {},
    state: { kind: "untouched" },
    isRestored: false,
    unanswered: draft?.unanswered ?? [],
    sending: null,
    waiting: null,
    isClosed: false,
  };
  if (!draft) return [fresh, []];
  const editing =
    item.updatedAt === draft.baseUpdatedAt
      ? { ...fresh, texts: draft.texts }
      : rebase(fresh, item, draft.base, draft.texts);
  if (editing.state.kind === "conflict") return [{ ...editing, isRestored: true }, [KEEP]];
  if (!isDirty(editing)) return [editing, [FORGET]];
  return [{ ...editing, isRestored: true, state: { kind: "unsaved" } }, [KEEP, SCHEDULE]];
}

/**
 * The reducer. Only one save is pending at a time; text typed meanwhile is sent afterwards, based on the version in the
 * response. A version that was stored elsewhere meanwhile is never overwritten: if both changed the same field, the person
 * chooses.
 */
export function reduceEditing(editing: Editing, event: EditingEvent): Step {
  switch (event.type) {
    case "edited":
      return edit(editing, event.change);
    case "saveAsked":
      return askSave(editing, event.reason, event.at);
    case "answered":
      return answer(editing, event.answer, event.at);
    case "failed":
      return fail(editing, event);
    case "chosen":
      return choose(editing, event);
    case "checked":
      return [{ ...editing, errors: checkTexts(editing.texts, editing.item).errors }, []];
    case "refreshed": {
      const { item } = event;
      // Text that is being edited stays: saving it will detect a conflict.
      if (editing.sending || isDirty(editing) || item.updatedAt <= editing.item.updatedAt)
        return [editing, []];
      const state =
        editing.state.kind === "kept" ? ({ kind: "saved", at: item.updatedAt } as const) : editing.state;
      return [{ ...editing, item, texts: textsOf(item), state }, []];
    }
    case "closed":
      return [{ ...editing, isClosed: true }, [{ type: "unschedule" }]];
    case "reopened":
      return [{ ...editing, isClosed: false }, isDirty(editing) ? [SCHEDULE] : []];
  }
}

function edit(before: Editing, change: Partial<ItemTexts>): Step {
  const editing = { ...before, texts: { ...before.texts, ...change } };
  const { kind } = editing.state;
  if (kind === "conflict" || kind === "gone") return [editing, [KEEP]];
  const errors = hasErrors(before) ? checkTexts(editing.texts, editing.item).errors : {};
  const state: SaveState = kind === "saving" ? editing.state : { kind: "unsaved" };
  return [{ ...editing, errors, state }, [KEEP, SCHEDULE]];
}

function askSave(editing: Editing, reason: SaveReason, at: string): Step {
  const unschedule = [{ type: "unschedule" }] as const;
  const { kind } = editing.state;
  if (editing.isClosed || kind === "conflict" || kind === "gone") return [editing, unschedule];
  if (editing.sending) {
    return [{ ...editing, waiting: editing.waiting === "asked" ? "asked" : reason }, unschedule];
  }
  return after(unschedule, save(editing, reason, at));
}

function save(editing: Editing, reason: SaveReason, at: string): Step {
  const { item, texts } = editing;
  const { whole, errors } = checkTexts(texts, item);
  const valid = textsOf(whole);
  const next: Editing = { ...editing, errors };
  if (isSame(valid, textsOf(item))) {
    if (hasErrors(next)) return [{ ...next, state: { kind: "refused" } }, []];
    return confirm(next, reason, at, editing.state.kind === "kept");
  }
  const sending: Editing = {
    ...next,
    state: { kind: "saving" },
    unanswered: [...editing.unanswered.slice(-REMEMBERED), valid],
    sending: { whole, reason },
  };
  return [sending, [KEEP, { type: "send", id: item.id, whole, baseUpdatedAt: item.updatedAt }]];
}

/** After the server or, with `isKept`, this device has stored what was sent. More may have been typed meanwhile. */
function confirm(editing: Editing, reason: SaveReason, at: string, isKept = false): Step {
  const item = isKept ? null : editing.item;
  if (isDirty(editing)) {
    const { whole, errors } = checkTexts(editing.texts, editing.item);
    const isRestRefused = isSame(textsOf(whole), textsOf(editing.item));
    const next: Editing = isRestRefused
      ? { ...editing, errors, state: { kind: "refused" } }
      : { ...editing, state: { kind: "unsaved" } };
    // A toast would say that everything is saved.
    const notified: EditingEffect = { type: "notifySaved", item, reason: isRestRefused ? "auto" : reason };
    return after([KEEP, notified], saveWaiting(next, at));
  }
  const notified: EditingEffect = { type: "notifySaved", item, reason: editing.waiting ?? reason };
  const state: SaveState = isKept ? { kind: "kept" } : { kind: "saved", at };
  return [{ ...editing, waiting: null, state }, [FORGET, notified]];
}

function saveWaiting(editing: Editing, at: string): Step {
  if (!editing.waiting || editing.isClosed) return [editing, []];
  return save({ ...editing, waiting: null }, editing.waiting, at);
}

function answer(before: Editing, answered: SaveAnswer, at: string): Step {
  if (!before.sending) return [before, []];
  const { whole, reason } = before.sending;
  const editing = { ...before, sending: null };
  if (!answered.isConflict) {
    const item = answered.item ?? { ...editing.item, ...whole };
    return confirm(
      { ...editing, item, unanswered: [], isRestored: false },
      reason,
      at,
      answered.item === null,
    );
  }
  // Nothing is saved yet. It is sent again at once, based on the newer version, unless the person has to choose.
  const rebased = rebase(editing, answered.current, textsOf(editing.item), editing.texts);
  const kept = [keepOrForget(rebased)];
  if (rebased.state.kind === "conflict") return [rebased, kept];
  return after(kept, isDirty(rebased) ? save(rebased, reason, at) : confirm(rebased, reason, at));
}

function fail(before: Editing, { error, isGone, at }: { error: unknown; isGone: boolean; at: string }): Step {
  if (!before.sending) return [before, []];
  const editing = { ...before, sending: null };
  if (isGone) return [{ ...editing, state: { kind: "gone" } }, []];
  const notified: EditingEffect = { type: "notifyFailed", reason: before.sending.reason };
  return after([notified], saveWaiting({ ...editing, state: { kind: "failed", error } }, at));
}

/** The person's choice about one conflicting field. The last choice saves. */
function choose(
  editing: Editing,
  { field, side, at }: { field: TextField; side: "mine" | "theirs"; at: string },
): Step {
  const { state } = editing;
  if (state.kind !== "conflict") return [editing, []];
  const texts = side === "theirs" ? withField(editing.texts, field, textsOf(state.theirs)) : editing.texts;
  const fields = state.fields.filter((one) => one !== field);
  if (fields.length > 0) return [{ ...editing, texts, state: { ...state, fields } }, [KEEP]];
  const decided: Editing = { ...editing, texts, item: state.theirs, state: { kind: "unsaved" } };
  return after([keepOrForget(decided)], askSave(decided, "asked", at));
}

/** Continues from a newer version of the item: with the person's changes, or with conflicts to choose from. */
function rebase(editing: Editing, theirs: SafetyItem, base: ItemTexts, mine: ItemTexts): Editing {
  const stored = textsOf(theirs);
  // The newer version may be our own, from a save whose response was lost.
  const isOurs = editing.unanswered.some((texts) => isSame(stored, texts));
  const { texts, conflicts } = mergeTexts(isOurs ? stored : base, mine, stored);
  const next = { ...editing, texts, unanswered: [] };
  if (conflicts.length > 0) return { ...next, state: { kind: "conflict", theirs, fields: conflicts } };
  return { ...next, item: theirs };
}
