import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { contentQuery } from "../admin.api.ts";
import { capital } from "../audit-words.format.ts";
import { ContentDialog } from "./content-dialog.tsx";
import { type ContentKind, type FormValues, useContentAction } from "./use-content.ts";

interface ContentListProps<Row extends { id: string }, Values extends FormValues> {
  kind: ContentKind<Row, Values>;
}

/** Everything of one kind, to add, edit and delete. */
export function ContentList<Row extends { id: string }, Values extends FormValues>({
  kind,
}: ContentListProps<Row, Values>) {
  const { data, error, isFetching, refetch } = useQuery(contentQuery<Row>(kind.path));
  const [typed, setTyped] = useState("");
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  const [deleted, setDeleted] = useState<Row | null>(null);
  const remove = useContentAction(kind, {
    done: `${capital(kind.what)} deleted`,
    failed: `Failed to delete ${kind.what}`,
  });
  const words = typed.trim().toLowerCase();
  const found = data?.filter((row) => `${kind.title(row)} ${kind.text(row)}`.toLowerCase().includes(words));
  return (
    <Card
      aria-label={`${capital(kind.what)}s`}
      title={kind.intro}
      aside={
        kind.canAdd && (
          <Button size="sm" onClick={() => setEdited({ row: null })}>
            Add {kind.what}
          </Button>
        )
      }
    >
      <Field label="Search" className="mb-2 max-w-md">
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {!data && error && (
        <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !error && (
        <Waiting className="grid gap-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </Waiting>
      )}
      {found?.length === 0 && <p className="py-2 text-ink-2">Nothing matches.</p>}
      <ul className="divide-y divide-hairline">
        {found?.map((row) => (
          <ContentItem
            key={row.id}
            kind={kind}
            row={row}
            onEdit={() => setEdited({ row })}
            onDelete={() => setDeleted(row)}
          />
        ))}
      </ul>
      {edited && <ContentDialog kind={kind} row={edited.row} onClose={() => setEdited(null)} />}
      {deleted && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleted(null)}
          title={`Delete "${kind.title(deleted)}"?`}
          text="Nobody on this server sees it anymore. An update of Ridgeline doesn't bring it back."
          confirmLabel={`Delete ${kind.what}`}
          pending={remove.isPending}
          pendingLabel="Deleting..."
          onConfirm={() =>
            remove.mutate({ method: "DELETE", id: deleted.id }, { onSettled: () => setDeleted(null) })
          }
        />
      )}
    </Card>
  );
}

interface ContentItemProps<Row extends { id: string }, Values extends FormValues>
  extends ContentListProps<Row, Values> {
  row: Row;
  onEdit: () => void;
  onDelete: () => void;
}

function ContentItem<Row extends { id: string }, Values extends FormValues>(
  props: ContentItemProps<Row, Values>,
) {
  const { kind, row, onEdit, onDelete } = props;
  const item = useRef<HTMLLIElement>(null);
  useFocusNeighbor(item);
  const state = kind.state(row);
  return (
    <li ref={item} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-semibold">
          {kind.title(row)} {state && <Badge variant="warning">{state}</Badge>}
        </p>
        <p className="break-words text-ink-2 text-sm">{kind.text(row)}</p>
      </div>
      <div className="flex gap-1.5">
        <Button size="sm" variant="secondary" onClick={onEdit}>
          Edit<span className="sr-only"> {kind.title(row)}</span>
        </Button>
        {kind.canAdd && (
          <Button size="sm" variant="ghost" onClick={onDelete}>
            Delete<span className="sr-only"> {kind.title(row)}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
