import { MutationCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** The text of the toast about a failure. Without it, the caller reports the failure. */
    mutationMeta: { failed?: FailureWords };
  }
}

/** A toast's title, with the server's message below it, or both title and message. */
export type FailureWords = string | { title: string; sentence: string };

/**
 * Data stays until something changes it: no polling, no refetch on focus, no silent retries. A mutation's key is the key
 * of the query that it changes.
 * @param showFailure shows a failure to the person: a title, the error, and a sentence in place of the server's
 */
export function createQueryClient(
  showFailure: (title: string, error: unknown, sentence?: string) => void,
): QueryClient {
  const queryClient = new QueryClient({
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
    mutationCache: new MutationCache({
      onError(error, _variables, _context, { meta, options }) {
        const words = meta?.failed;
        if (typeof words === "string") showFailure(words, error);
        else if (words) showFailure(words.title, error, words.sentence);
        const isGone = error instanceof ApiError && error.status === 404;
        // Deleted elsewhere: reload the list on screen.
        if (isGone && options.mutationKey) {
          void queryClient.invalidateQueries({ queryKey: options.mutationKey });
        }
      },
    }),
  });
  return queryClient;
}
