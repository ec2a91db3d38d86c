import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";

interface PagedListProps<Row> {
  list: UseInfiniteQueryResult<Row[]>;
  /** Shown where there is nothing. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
  /** Of the button for the next page; without it, the list ends with its first page. */
  moreLabel?: string;
}

/** A list that is read page by page: while it loads, when that fails, when it is empty, and its rows. */
export function PagedList<Row>({ list, empty, children, moreLabel }: PagedListProps<Row>) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (!data) {
    return error ? (
      <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} pending={isFetching} />
    ) : (
      <Waiting className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </Waiting>
    );
  }
  if (data.length === 0) return empty;
  return (
    <>
      {children(data)}
      {moreLabel && hasNextPage && (
        <Button
          variant="secondary"
          className="mt-3"
          pending={isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          {moreLabel}
        </Button>
      )}
    </>
  );
}
