import { useState } from "react";
import { takeBack, type UndoHandle } from "#web/features/undo/undo.api.ts";
import { Button } from "#web/ui/button.tsx";

interface Deletion {
  id: string;
  /** "Evenings is deleted." */
  says: string;
  undoHandle: UndoHandle;
}

/** The last deletion in a list of rows, while it is not undone. */
export function useDeletion(rows: readonly { id: string }[]) {
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const isGone = deletion !== null && rows.every(({ id }) => id !== deletion.id);
  return { deletion: isGone ? deletion : null, setDeletion };
}

interface BringBackProps {
  deletion: Deletion | null;
  onRestored: () => void;
}

/** A deletion and its undo, inside a dialog: its focus trap keeps the keyboard from the toast. */
export function BringBack({ deletion, onRestored }: BringBackProps) {
  if (!deletion) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
      <span className="min-w-0">{deletion.says}</span>
      <Button variant="link" size="sm" onClick={() => void takeBack(deletion.undoHandle, onRestored)}>
        Bring it back
      </Button>
    </p>
  );
}
