import { Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ExportButton } from "#web/features/downloads/downloads.sections.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import type { OwnKind } from "./own-lists.content.ts";

interface OwnListProps<Row> {
  what: OwnKind;
  /** Shown where there are none. */
  empty: string;
  rows: {
    data: readonly Row[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onAdd: () => void;
  renderRow: (row: Row) => ReactNode;
}

/** The person's own meditations or resources, and a button to add one. */
export function OwnList<Row>({ what, empty, rows, onAdd, renderRow }: OwnListProps<Row>) {
  const { data, error, isFetching, refetch } = rows;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="text-base">
          Your {what}s
        </h3>
        <Button variant="secondary" size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4" />
          Add Custom<span className="sr-only"> {what}</span>
        </Button>
      </div>
      {!data && error && (
        <ErrorState
          title={`Couldn't load your ${what}s`}
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-11 w-full" />
        </Waiting>
      )}
      {data?.length === 0 && <p className="text-ink-2">{empty}</p>}
      {data && data.length > 0 && (
        <>
          <ul aria-labelledby={titleId} className="divide-y divide-hairline">
            {data.map(renderRow)}
          </ul>
          <div className="flex justify-end">
            <ExportButton type={`${what}s`} what={`your ${what}s`} />
          </div>
        </>
      )}
    </section>
  );
}
