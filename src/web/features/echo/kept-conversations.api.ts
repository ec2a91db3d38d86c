import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { CONVERSATION_PATHS, type KeptConversation } from "#shared/echo/conversations.contract.ts";
import { ApiError, call, hasNotArrived, sentenceOf } from "#web/platform/http/api-client.ts";
import { toastFailure } from "#web/ui/toast.store.ts";
import type { Conversation } from "./chat-messages.rules.ts";
import { echoSettingsQuery } from "./echo-settings.api.ts";

interface Kept {
  rows: KeptConversation[];
  /** The newest change that was read; the next read begins there. */
  until: string | null;
}

const NOTHING: Kept = { rows: [], until: null };

/** What the server has, with the deleted ones. Each read after the first asks only for what has changed. */
export const keptConversationsQuery = queryOptions({
  queryKey: [CONVERSATION_PATHS.list],
  queryFn: async ({ client, queryKey, signal }): Promise<Kept> => {
    const known = () => client.getQueryData<Kept>(queryKey) ?? NOTHING;
    const { until } = known();
    const query = until ? `?${new URLSearchParams({ since: until })}` : "";
    const changed = await call<KeptConversation[]>("GET", CONVERSATION_PATHS.list + query, { signal });
    return { rows: withNewer(known().rows, changed), until: changed.at(-1)?.updatedAt ?? until };
  },
  staleTime: 0,
});

function withNewer(rows: readonly KeptConversation[], changed: readonly KeptConversation[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of changed) {
    if ((byId.get(row.id)?.updatedAt ?? "") < row.updatedAt) byId.set(row.id, row);
  }
  return [...byId.values()];
}

/** Changes of what the server has are sent in their order, so that nothing is put there after its deletion. */
export const KEPT_SCOPE = { id: CONVERSATION_PATHS.list };
/** Others wait for a call, so it has to end. */
const LIMIT_MS = 20_000;

/**
 * Puts a whole conversation on the server, which merges it with what it has.
 * @param onRefused called when the server does not take it. @returns whether the person is to be told
 */
export function usePutConversation(onRefused: (conversation: Conversation) => boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: keptConversationsQuery.queryKey,
    scope: KEPT_SCOPE,
    // In the background: its words were read for danger when they were written.
    mutationFn: ({ id, messages }: Conversation) =>
      call<KeptConversation>("PUT", CONVERSATION_PATHS.one(id), {
        body: { messages: messages.map(({ conversation: _, ...message }) => message) },
        isInBackground: true,
        limitMs: LIMIT_MS,
      }),
    onSuccess: (row) =>
      queryClient.setQueryData(
        keptConversationsQuery.queryKey,
        (kept) => kept && { ...kept, rows: withNewer(kept.rows, [row]) },
      ),
    onError: (error, conversation) => {
      if (hasNotArrived(error)) return;
      const isTold = onRefused(conversation);
      if (!(error instanceof ApiError)) return;
      // Turned off or deleted elsewhere is not worth a toast.
      if (error.code === "conflict")
        void queryClient.invalidateQueries({ queryKey: echoSettingsQuery.queryKey });
      else if (isTold && error.status !== 401 && error.status !== 404)
        toastFailure("Couldn't keep a conversation on the server", sentenceOf(error));
    },
  });
}
