import { queryOptions } from "@tanstack/react-query";
import { DOCTRINE_PATHS, type StoredLesson } from "#shared/doctrine/doctrine.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

export { LessonList } from "./lesson-list.tsx";
export { Reading } from "./reading.tsx";
export { SupportLine } from "./support-line.tsx";

/** The lessons in display order. */
export const lessonsQuery = queryOptions({
  queryKey: [DOCTRINE_PATHS.lessons],
  queryFn: ({ signal }) => call<StoredLesson[]>("GET", DOCTRINE_PATHS.lessons, { signal }),
});
