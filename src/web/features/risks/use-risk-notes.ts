import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { createNotesSaver, type NotesSaver, notesDraftSchema } from "./risk-notes.store.ts";
import { risksQuery, useChangeRisk } from "./risks.api.ts";

/** They outlive the row: what is under way goes on while another screen is shown. */
const savers = new WeakMap<QueryClient, Map<string, NotesSaver>>();

function saverFor(
  queryClient: QueryClient,
  userId: string,
  { id, notes }: Risk,
  change: ReturnType<typeof useChangeRisk>,
): NotesSaver {
  const known = savers.get(queryClient) ?? new Map<string, NotesSaver>();
  savers.set(queryClient, known);
  const key = `${userId}:${id}`;
  const draftName = `risk-notes:${id}`;
  const saver =
    known.get(key) ??
    createNotesSaver({
      send: (text) => change({ notes: text }),
      keep: (draft) =>
        draft === null ? removeDraft(userId, draftName) : writeDraft(userId, draftName, draft),
      left: { draft: readDraft(userId, draftName, notesDraftSchema)?.value ?? null, stored: notes },
    });
  known.set(key, saver);
  return saver;
}

/** The notes of a risk, saved while they are typed. What is not saved yet survives a reload, and a failure. */
export function useRiskNotes(risk: Risk) {
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
  const change = useChangeRisk(risk);
  const [saver] = useState(() => saverFor(queryClient, userId, risk, change));
  const { text, phase, message } = useSyncExternalStore(saver.subscribe, saver.get);

  useEffect(() => {
    const flush = () => {
      if (saver.get().phase === "waiting") void saver.flush();
    };
    // What an earlier visit left waiting.
    flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [saver]);

  // Asked of the cache: what was just saved is there before it comes down as a prop.
  const stored =
    queryClient.getQueryData(risksQuery.queryKey)?.find(({ id }) => id === risk.id)?.notes ?? risk.notes;
  // Saved, and then changed from elsewhere: what the server holds is what is shown.
  const isOutdated = phase === "saved" && text?.trim() !== stored;
  return {
    text: text === null || isOutdated ? stored : text,
    phase,
    message,
    type: (typed: string) => saver.type(typed, stored),
    save: () => void saver.flush(),
    discard: saver.discard,
  };
}
