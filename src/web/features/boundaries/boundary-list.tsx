import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { ExportButton } from "#web/features/downloads/downloads.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { boundariesQuery, useBoundaries } from "./boundaries.api.ts";
import { FILTERABLE, filterBoundaries, NO_FILTER } from "./boundary-filters.rules.ts";
import { BoundaryFilters } from "./boundary-filters.tsx";
import { BoundaryItem } from "./boundary-item.tsx";
import { BringBack, useDeletion } from "./bring-back.tsx";

/** The person's boundaries, newest first; one at a time can be edited. `?boundary=` scrolls to one and focuses it. */
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
      <Waiting className="grid gap-3">
        <Skeleton className="h-28 w-full rounded-card" />
      </Waiting>
    );
  }
  return <Boundaries boundaries={data} />;
}

function Boundaries({ boundaries }: { boundaries: readonly Boundary[] }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const { deletion, setDeletion } = useDeletion(boundaries);
  const [hadSome] = useState(boundaries.length > 0);
  const asked = useAskedFor("boundary", { onAsked: () => setFilter(NO_FILTER), alsoRemoves: ["open"] });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (asked) list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(asked.value)}"]`)?.focus();
  }, [asked]);
  const queryClient = useQueryClient();
  const isFilterable = boundaries.length >= FILTERABLE;
  const shown = isFilterable ? filterBoundaries(boundaries, filter) : boundaries;
  return (
    <div className="grid grid-cols-1 gap-3">
      <BringBack
        deletion={deletion}
        onRestored={() => void queryClient.invalidateQueries({ queryKey: boundariesQuery.queryKey })}
      />
      {isFilterable && <BoundaryFilters filter={filter} onChange={setFilter} />}
      {shown.length > 0 ? (
        <ul ref={list} aria-label="Your boundaries" className="grid grid-cols-1 gap-3">
          {shown.toReversed().map((boundary) => (
            <BoundaryItem
              key={boundary.id}
              boundary={boundary}
              isEditing={boundary.id === editedId}
              onEdit={() => setEditedId(boundary.id)}
              onClose={() => setEditedId((current) => (current === boundary.id ? null : current))}
              onDeleted={(undoHandle) =>
                setDeletion({ id: boundary.id, says: `${boundary.name} is deleted.`, undoHandle })
              }
            />
          ))}
        </ul>
      ) : boundaries.length === 0 ? (
        <NoBoundaries takesFocus={hadSome} />
      ) : (
        <div className="grid justify-items-start gap-1 text-ink-2">
          <p role="status">No boundaries match. Try fewer words or another choice.</p>
          <Button variant="link" onClick={() => setFilter(NO_FILTER)}>
            Show all
          </Button>
        </div>
      )}
      {boundaries.length > 0 && (
        <div className="flex justify-end">
          <ExportButton type="boundaries" what="boundaries" />
        </div>
      )}
    </div>
  );
}

/** @param takesFocus when it replaces a list, whose last boundary was deleted */
function NoBoundaries({ takesFocus }: { takesFocus: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) text.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={text} tabIndex={-1} className="rounded-chip text-ink-2">
      No boundaries yet. Start with one that would make this week a little lighter.
    </p>
  );
}
