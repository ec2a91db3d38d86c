import { ArrowDown, ArrowUp, Ellipsis, Pause, Play, Trash2 } from "lucide-react";
import { useRef } from "react";
import { PRIORITY_TITLE_MAX } from "#shared/command-staff/command-staff.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EditableText } from "#web/ui/editable-text.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import {
  addPriority,
  type CommandChange,
  editPriority,
  movePriority,
  type Priority,
  removePriority,
} from "./command-changes.rules.ts";
import { orSay, removeWithUndo } from "./save-notices.store.ts";
import type { SaveChange } from "./use-command-state.ts";

interface PriorityRowProps {
  priority: Priority;
  /** Its index in the whole list. */
  place: number;
  /** The neighbors that it can swap with. */
  previousId?: string | undefined;
  nextId?: string | undefined;
  save: SaveChange;
}

/** One priority: tick it, rename it, or pause, move or remove it from its menu. */
export function PriorityRow({ priority, place, previousId, nextId, save }: PriorityRowProps) {
  const { id, title, status } = priority;
  const limits = { label: "priority", required: true, maxLength: PRIORITY_TITLE_MAX };
  const edited = useAutosave({
    name: `priority:${id}`,
    stored: title,
    save: (text) => save(editPriority(id, { title: text.trim() })),
    refuse: refusalOf({ ...limits, requiredMessage: "A priority needs a few words." }),
  });
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const make = (change: CommandChange) => void orSay("Failed to save", () => save(change));
  const remove = () =>
    removeWithUndo({
      title: "Priority deleted",
      remove: () => save(removePriority(id)),
      putBack: () => save(addPriority(priority, place)),
    });

  return (
    <li ref={item} className="flex items-start border-hairline border-b py-0.5">
      <label className="-ml-2 grid h-11 w-9 shrink-0 place-items-center pointer-coarse:w-11">
        <input
          type="checkbox"
          aria-label={`Done: ${title}`}
          checked={status === "done"}
          onChange={({ target }) => make(editPriority(id, { status: target.checked ? "done" : "active" }))}
          className="size-5 accent-accent"
        />
      </label>
      <div className="min-w-0 flex-1 px-2">
        <EditableText
          {...limits}
          edited={edited}
          singleLine
          textClassName={status === "done" ? "text-ink-3 line-through" : ""}
        />
        {status === "paused" && <Badge className="mb-2">Paused</Badge>}
      </div>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`More for ${title}`}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink print:hidden"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        }
      >
        {status === "active" && (
          <MenuItem icon={Pause} onSelect={() => make(editPriority(id, { status: "paused" }))}>
            Pause
          </MenuItem>
        )}
        {status === "paused" && (
          <MenuItem icon={Play} onSelect={() => make(editPriority(id, { status: "active" }))}>
            Make active
          </MenuItem>
        )}
        {previousId && (
          <MenuItem icon={ArrowUp} onSelect={() => make(movePriority(id, previousId))}>
            Move up
          </MenuItem>
        )}
        {nextId && (
          <MenuItem icon={ArrowDown} onSelect={() => make(movePriority(id, nextId))}>
            Move down
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}
