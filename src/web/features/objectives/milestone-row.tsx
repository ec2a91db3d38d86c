import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { MILESTONE_TITLE_MAX, type Milestone } from "#shared/objectives/objectives.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { cx } from "#web/ui/cx.ts";
import { EditableText } from "#web/ui/editable-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Movable, MoveButtons, MoveHandle, movableClass } from "#web/ui/move-handle.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { useChangeMilestone, useDeleteMilestone } from "./milestones.api.ts";

interface MilestoneRowProps {
  milestone: Milestone;
  movable: Movable;
  /** Runs once its completion is stored. */
  onToggled: (completed: boolean) => void;
}

/** A milestone to drag, complete, rename or delete. */
export function MilestoneRow({ milestone, movable, onToggled }: MilestoneRowProps) {
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
  useFocusNeighbor(item);

  return (
    <li
      ref={item}
      style={movable.drag.styleOf(movable.place)}
      className={cx("flex items-start border-hairline border-b bg-card py-0.5", movableClass(movable))}
    >
      <MoveHandle
        title={title}
        movable={movable}
        isMoving={isMoving}
        onMovingChange={setMoving}
        className="-ml-2"
      />
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
        <MoveButtons title={title} movable={movable} />
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
