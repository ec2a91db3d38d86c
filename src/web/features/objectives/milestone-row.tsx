import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { MILESTONE_TITLE_MAX, type Milestone } from "#shared/objectives/objectives.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { cx } from "#web/ui/cx.ts";
import { EditableText } from "#web/ui/editable-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { useChangeMilestone, useDeleteMilestone } from "./milestones.api.ts";
import type { useDragOrder } from "./use-drag-order.ts";

interface MilestoneRowProps {
  milestone: Milestone;
  /** Its index. */
  place: number;
  count: number;
  drag: ReturnType<typeof useDragOrder>;
  onMove: (to: number) => void;
  /** Runs once its completion is stored. */
  onToggled: (completed: boolean) => void;
}

/** A milestone to drag, complete, rename or delete. */
export function MilestoneRow({ milestone, place, count, drag, onMove, onToggled }: MilestoneRowProps) {
  const { title, completed } = milestone;
  const toggle = useChangeMilestone(milestone, "Failed to toggle milestone");
  const rename = useChangeMilestone(milestone);
  const deletion = useDeleteMilestone(milestone);
  const edited = useAutosave({
    name: `milestone:${milestone.id}`,
    stored: title,
    save: (text) => rename({ title: text }),
    refuse: refusalOf({
      label: "milestone",
      required: true,
      requiredMessage: "A milestone needs a few words.",
      maxLength: MILESTONE_TITLE_MAX,
    }),
  });
  const [isMoving, setMoving] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const hintId = useId();
  useFocusNeighbor(item);

  const moveByKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to !== place) onMove(to);
  };
  const isDragged = drag.draggedIndex === place;
  return (
    <li
      ref={item}
      style={drag.styleOf(place)}
      className={cx(
        "flex items-start border-hairline border-b bg-card py-0.5",
        drag.draggedIndex !== null && !isDragged && "transition-[translate]",
        isDragged && "relative z-10 rounded-control shadow-float",
      )}
    >
      <button
        type="button"
        aria-label={`Move ${title}`}
        aria-describedby={hintId}
        aria-expanded={isMoving}
        onPointerDown={(event) => drag.start(event, place)}
        onKeyDown={moveByKey}
        onClick={() => {
          if (!drag.wasDragged()) setMoving(!isMoving);
        }}
        className="-ml-2 grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink active:cursor-grabbing pointer-coarse:w-10 print:hidden"
      >
        <GripVertical aria-hidden="true" className="size-4.5" />
      </button>
      <span id={hintId} className="sr-only">
        {place + 1} of {count}. Use the arrow keys to move it, or drag it.
      </span>
      <label className="grid h-11 w-9 shrink-0 place-items-center pointer-coarse:w-11">
        <input
          type="checkbox"
          aria-label={title}
          checked={completed}
          onChange={({ target: { checked } }) => {
            toggle({ completed: checked }).then(
              () => onToggled(checked),
              () => undefined,
            );
          }}
          className="size-5 accent-accent"
        />
      </label>
      <div className="min-w-0 flex-1 px-2">
        <EditableText
          label="milestone"
          edited={edited}
          singleLine
          required
          maxLength={MILESTONE_TITLE_MAX}
          textClassName={completed ? "text-ink-3 line-through" : ""}
        />
      </div>
      {isMoving ? (
        <>
          <IconButton
            label={`Move ${title} up`}
            icon={ArrowUp}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            label={`Move ${title} down`}
            icon={ArrowDown}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          />
        </>
      ) : (
        <IconButton
          label={`Delete ${title}`}
          icon={Trash2}
          variant="danger"
          onClick={() => {
            if (!deletion.isPending) deletion.mutate();
          }}
          className="-mr-2 print:hidden"
        />
      )}
    </li>
  );
}
