import { notifyManager, QueryClient } from "@tanstack/react-query";

// A tick shows in the same turn in which it was made. Later, the box would jump back for a moment.
notifyManager.setScheduler(queueMicrotask);

/** Data stays until something changes it: no polling, no refetch on focus, no silent retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
