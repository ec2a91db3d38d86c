import { infiniteQueryOptions, keepPreviousData, type QueryKey } from "@tanstack/react-query";
import { callForResponse } from "./api-client.ts";
import { nextPageOf } from "./whole-list.ts";

interface ListPage<Row> {
  rows: Row[];
  /** The address of the next page. */
  next: string | null;
}

/**
 * A list that is read page by page, because it may be too long to be read whole. The earlier rows stay while others are
 * searched for.
 */
export function listPages<Row>(queryKey: QueryKey, path: string) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Row>> => {
      const response = await callForResponse("GET", pageParam, { signal });
      return { rows: (await response.json()) as Row[], next: nextPageOf(response) };
    },
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
}
