import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ISAP_PATHS, type IsapSession, type NewIsapSession } from "#shared/isap/isap.contract.ts";
import { readDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { call } from "#web/platform/http/api-client.ts";
import { BLANK_DRAFT, ISAP_DRAFT, isapDraftSchema } from "./isap-draft.rules.ts";

/** All of the person's sessions, newest first. */
export const isapSessionsQuery = queryOptions({
  queryKey: [ISAP_PATHS.list],
  queryFn: ({ signal }) => call<IsapSession[]>("GET", ISAP_PATHS.list, { signal }),
});

/** The newest session, or null. */
export const latestIsapQuery = queryOptions({
  queryKey: [ISAP_PATHS.latest],
  queryFn: ({ signal }) => call<IsapSession | null>("GET", ISAP_PATHS.latest, { signal }),
});

/** Saves a completed session. */
export function useSaveIsapSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: isapSessionsQuery.queryKey,
    meta: { failed: "Failed to save ISAP session" },
    mutationFn: (session: NewIsapSession) => call<IsapSession>("POST", ISAP_PATHS.list, { body: session }),
    onSuccess: () => refresh(queryClient),
  });
}

/** Deletes a session by its id. It leaves the list at once. */
export function useDeleteIsapSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: isapSessionsQuery.queryKey,
    mutationFn: (id: string) => call<void>("DELETE", ISAP_PATHS.one(id)),
    onSuccess: (_, id) => {
      queryClient.setQueryData(isapSessionsQuery.queryKey, (sessions) =>
        sessions?.filter((session) => session.id !== id),
      );
    },
    // After a failure too, because the session may have been deleted elsewhere.
    onSettled: () => refresh(queryClient),
  });
}

function refresh(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: isapSessionsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: latestIsapQuery.queryKey });
}

/** Whether the person left an unfinished session on this device. */
export const hasIsapDraft = (userId: string): boolean =>
  readDraft(userId, ISAP_DRAFT, isapDraftSchema) !== null;

/**
 * Begins a session as a draft on this device, replacing an unfinished one. The compass opens with it.
 * @returns false if the device's storage is full or disabled
 */
export function beginIsapDraft(userId: string, begun: { situation: string; people?: string }): boolean {
  const { answers } = BLANK_DRAFT;
  const control = { ...answers.control, people: begun.people ?? "" };
  const draft = { step: 0, answers: { ...answers, situation: begun.situation, control } };
  return writeDraft(userId, ISAP_DRAFT, draft);
}
