import { ChevronDown, Pin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { OwnLink } from "#web/features/links/links.sections.ts";
import { usePinSafetyItem } from "#web/features/safety/safety.api.ts";
import type { PlanActions } from "#web/features/safety/use-plan-actions.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { cx } from "#web/ui/cx.ts";
import { type Movable, MoveButtons, MoveHandle, movableClass } from "#web/ui/move-handle.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { ItemEditor } from "./item-editor.tsx";
import type { ItemEditings } from "./use-item-editings.ts";

interface ItemRowProps {
  item: SafetyItem;
  editings: ItemEditings;
  isOpen: boolean;
  isNew: boolean;
  actions: PlanActions;
  /** Null for the only item of a list. */
  movable: Movable | null;
}

const NO_EDITING = createStore<null>(() => null);

/** An item of the plan with its link; expands to the editor. */
export function ItemRow({ item, editings, isOpen, isNew, actions, movable }: ItemRowProps) {
  const { mode } = useMode();
  const pin = usePinSafetyItem(mode.id, item);
  const [isMoving, setMoving] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const editing = isOpen ? editings.of(item) : editings.find(item.id);
  const view = useStore(editing?.store ?? NO_EDITING);
  useFocusNeighbor(row);

  useEffect(() => editing?.refresh(item), [editing, item]);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const texts = view?.texts ?? item;
  const kind = view?.state.kind;
  const isUnsaved = kind === "unsaved" || kind === "failed" || kind === "refused" || kind === "conflict";
  const title = texts.title.trim() || item.title;
  return (
    <li
      ref={row}
      style={movable?.drag.styleOf(movable.place)}
      className={cx("min-w-0 bg-card py-1", movable && movableClass(movable))}
    >
      <div className="relative -mx-2 flex items-start gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunk/60">
        {movable && (
          <MoveHandle
            title={title}
            movable={movable}
            isMoving={isMoving}
            onMovingChange={setMoving}
            className="relative z-1 -my-2 -ml-2"
          />
        )}
        <div className={cx("min-w-0 flex-1", movable && "-ml-2")}>
          <h3 className="text-base">
            <button
              ref={opener}
              type="button"
              aria-expanded={isOpen}
              onClick={() => (isOpen ? actions.close(item.id) : actions.open(item.id))}
              className="text-left outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {title}
            </button>
          </h3>
          {!isOpen && texts.details.trim() !== "" && (
            <p className="line-clamp-3 max-w-reading whitespace-pre-wrap text-ink-2 text-sm">
              {texts.details.trim()}
            </p>
          )}
          {!isOpen && (
            <div className="flex flex-wrap items-center gap-x-4 text-ink-2 text-sm empty:hidden">
              {item.linkUrl && <OwnLink url={item.linkUrl} className="relative" />}
              {item.pinned && (
                <span className="inline-flex items-center gap-1">
                  <Pin aria-hidden="true" className="size-3.5" />
                  Pinned
                </span>
              )}
              {item.useAllModes && <span>In all modes</span>}
              {isUnsaved && <span className="font-semibold text-warning">Not saved yet</span>}
            </div>
          )}
        </div>
        {movable && isMoving ? (
          <div className="relative z-1 -my-2 flex shrink-0">
            <MoveButtons title={title} movable={movable} />
          </div>
        ) : (
          <ChevronDown
            aria-hidden="true"
            className={cx(
              "mt-0.5 size-5 shrink-0 text-ink-2 transition-transform print:hidden",
              !isOpen && "-rotate-90",
            )}
          />
        )}
      </div>
      {isOpen && editing && (
        <div className="animate-fade-in pt-2 pb-3">
          <ItemEditor
            editing={editing}
            isNew={isNew}
            isPinned={item.pinned}
            onPin={pin}
            onDone={() => actions.close(item.id)}
            onDelete={() => actions.remove(item)}
            onAddAgain={() => actions.addAgain(item)}
          />
        </div>
      )}
    </li>
  );
}
