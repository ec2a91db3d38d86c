import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { takeBack, type UndoHandle } from "#web/features/undo/undo.api.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { boundariesQuery, useBoundaries } from "./boundaries.api.ts";
import { BoundaryItem } from "./boundary-item.tsx";

/** The person's boundaries, newest first; one at a time can be edited. */
export function BoundaryList() {
  const { data, error, isFetching, refetch } = useBoundaries();
  if (!data) {
    if (error) {
      return (
        <ErrorState
          title="Couldn't load your boundaries"
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      );
    }
    return (
      <div aria-busy="true" className="grid gap-3">
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton className="h-28 w-full rounded-card" />
      </div>
    );
  }
  return <Boundaries boundaries={data} />;
}

/** The last deletion and how to undo it. */
interface Deletion {
  id: string;
  name: string;
  undoHandle: UndoHandle;
}

function Boundaries({ boundaries }: { boundaries: readonly Boundary[] }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const queryClient = useQueryClient();
  const isGone = deletion !== null && boundaries.every(({ id }) => id !== deletion.id);
  const bringBack = (undoHandle: UndoHandle) =>
    takeBack(undoHandle, () => void queryClient.invalidateQueries({ queryKey: boundariesQuery.queryKey }));
  return (
    <div className="grid gap-3">
      {/* Inside the dialog, whose focus trap keeps the keyboard from the toast. */}
      {isGone && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <span className="min-w-0">{deletion.name} is deleted.</span>
          <Button variant="link" size="sm" onClick={() => void bringBack(deletion.undoHandle)}>
            Bring it back
          </Button>
        </p>
      )}
      {boundaries.length === 0 ? (
        <NoBoundaries />
      ) : (
        <ul aria-label="Your boundaries" className="grid gap-3">
          {boundaries.toReversed().map((boundary) => (
            <BoundaryItem
              key={boundary.id}
              boundary={boundary}
              isEditing={boundary.id === editedId}
              onEdit={() => setEditedId(boundary.id)}
              onClose={() => setEditedId((current) => (current === boundary.id ? null : current))}
              onDeleted={(undoHandle) => setDeletion({ id: boundary.id, name: boundary.name, undoHandle })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Receives the focus after the last boundary was deleted. */
function NoBoundaries() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1} className="rounded-chip text-ink-2">
      No boundaries yet. Start with one that would make this week a little lighter.
    </p>
  );
}
