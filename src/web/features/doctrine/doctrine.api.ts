import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CoachingItem } from "#shared/doctrine/coaching.content.ts";
import {
  DOCTRINE_PATHS,
  type DoctrineArticle,
  type StoredLesson,
} from "#shared/doctrine/doctrine.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

export { LessonList } from "./lesson-list.tsx";
export { Reading } from "./reading.tsx";
export { SupportLine } from "./support-line.tsx";

/** The lessons in display order. */
export const lessonsQuery = queryOptions({
  queryKey: [DOCTRINE_PATHS.lessons],
  queryFn: ({ signal }) => call<StoredLesson[]>("GET", DOCTRINE_PATHS.lessons, { signal }),
});

const articleQuery = (key: string) =>
  queryOptions({
    queryKey: [DOCTRINE_PATHS.articles, key],
    queryFn: ({ signal }) =>
      call<DoctrineArticle[]>("GET", `${DOCTRINE_PATHS.articles}?${new URLSearchParams({ key })}`, {
        signal,
      }),
  });

/** An article as this server has it; the built-in one until it is read, offline, and when that fails. */
export function useArticle(builtIn: CoachingItem): CoachingItem {
  const { data } = useQuery(articleQuery(builtIn.key));
  return data?.[0] ?? builtIn;
}
