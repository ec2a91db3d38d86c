import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import type { UndoHandle } from "#web/features/undo/undo.api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { useDeleteBoundary } from "./boundaries.api.ts";
import { BoundaryEditor } from "./boundary-editor.tsx";
import { TYPE_LABELS } from "./boundary-form.rules.ts";
import { honoredInWords } from "./boundary-reviews.format.ts";
import { BoundaryReviews } from "./boundary-reviews.tsx";

interface BoundaryItemProps {
  boundary: Boundary;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
  onDeleted: (undoHandle: UndoHandle) => void;
}

/** One boundary: its statement, how it went, and its actions. */
export function BoundaryItem({ boundary, isEditing, onEdit, onClose, onDeleted }: BoundaryItemProps) {
  const { name, type, statement, context, honored } = boundary;
  const titleId = useId();
  const item = useRef<HTMLLIElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useFocusNeighbor(item);
  const deletion = useDeleteBoundary(boundary);
  const remove = () => {
    if (!deletion.isPending) deletion.mutateAsync().then(onDeleted, () => undefined);
  };

  useEffect(() => {
    // If another one was opened for editing, it already has the focus.
    if (!isEditing && hasEdited.current && !isElsewhere()) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  return (
    <li ref={item} className="rounded-card border border-hairline bg-card p-4">
      {isEditing ? (
        <BoundaryEditor boundary={boundary} onClose={onClose} />
      ) : (
        <article aria-labelledby={titleId} tabIndex={-1} data-id={boundary.id} className="rounded-chip">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 pt-2">
              <h4 id={titleId} className="text-base">
                {name}
              </h4>
              <p className="mt-1 flex flex-wrap gap-1.5">
                <Badge>{TYPE_LABELS[type]}</Badge>
                {honored !== null && (
                  <Badge variant={honored ? "success" : "warning"}>{honoredInWords(honored)}</Badge>
                )}
              </p>
            </div>
            <div className="-mr-2 flex shrink-0">
              <IconButton ref={editButton} label={`Edit ${name}`} icon={Pencil} onClick={onEdit} />
              <IconButton label={`Delete ${name}`} icon={Trash2} variant="danger" onClick={remove} />
            </div>
          </div>
          <p className="mt-2 whitespace-pre-wrap">{statement}</p>
          {context && <p className="mt-1 whitespace-pre-wrap text-ink-2 text-sm">{context}</p>}
          <BoundaryReviews boundary={boundary} />
        </article>
      )}
    </li>
  );
}

function isElsewhere(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}
