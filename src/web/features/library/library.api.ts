import { queryOptions } from "@tanstack/react-query";
import type { Video } from "#shared/videos/videos.contract.ts";
import { VIDEOS_PATH } from "#shared/videos/videos.ts";
import { call } from "#web/platform/http/api-client.ts";

/** The library of guided meditations, the same for everyone. */
export const videosQuery = queryOptions({
  queryKey: [VIDEOS_PATH],
  queryFn: ({ signal }) => call<Video[]>("GET", VIDEOS_PATH, { signal, meantFor: null }),
});
