import * as z from "zod/mini";
import { sentenceOf } from "#web/platform/http/api-client.ts";

/** How long the fingers may rest before what they have typed so far is sent. */
const PAUSE_MS = 300;

export const CHANGED_ELSEWHERE =
  "These notes were changed somewhere else since you wrote this. Yours are here, and not saved.";

export interface NotesState {
  /** What was typed; null before the first key stroke. */
  text: string | null;
  phase: "untouched" | "waiting" | "saving" | "saved" | "failed";
  /** Why it failed. */
  message: string | null;
}

export const notesDraftSchema = z.object({
  text: z.string(),
  /** What the server may hold: what it held when the typing began, and what was sent since. */
  known: z.array(z.string()),
});
export type NotesDraft = z.infer<typeof notesDraftSchema>;

export interface NotesSaver {
  get: () => NotesState;
  subscribe: (listener: () => void) => () => void;
  /** @param stored what the server holds as far as the screen knows */
  type: (text: string, stored: string) => void;
  /** Sends at once what waits, also what failed before. */
  flush: () => Promise<void>;
  /** Forgets what was typed. */
  discard: () => void;
}

interface Options {
  send: (notes: string) => Promise<unknown>;
  /** Keeps what is not saved on this device; null when all is saved. */
  keep: (draft: NotesDraft | null) => void;
  /** What an earlier visit left, and what the server holds. */
  left: { draft: NotesDraft | null; stored: string };
}

/**
 * Saves notes while they are typed. One request is under way at a time, and of what is typed meanwhile only the newest
 * text follows it, so that the last key stroke wins however slow or uneven the way is.
 */
export function createNotesSaver({ send, keep, left }: Options): NotesSaver {
  let state: NotesState = { text: null, phase: "untouched", message: null };
  let known: string[] = [];
  let isSending = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: NotesState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  if (left.draft?.text.trim() === left.stored) keep(null);
  else if (left.draft) {
    const { text } = left.draft;
    known = left.draft.known;
    state = known.includes(left.stored)
      ? { text, phase: "waiting", message: null }
      : { text, phase: "failed", message: CHANGED_ELSEWHERE };
  }

  async function flush(): Promise<void> {
    clearTimeout(pause);
    if (isSending || state.text === null || state.phase === "saved") return;
    isSending = true;
    let sent: string;
    let failure: string | null;
    do {
      sent = state.text;
      known = [...new Set([...known, sent.trim()])];
      keep({ text: sent, known });
      set({ text: sent, phase: "saving", message: null });
      try {
        await send(sent);
        known = [sent.trim()];
        failure = null;
      } catch (error) {
        failure = sentenceOf(error);
      }
    } while (state.text !== null && state.text !== sent);
    isSending = false;
    if (state.text === null) return;
    if (failure === null) keep(null);
    set({ text: state.text, phase: failure === null ? "saved" : "failed", message: failure });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    type(text, stored) {
      if (state.phase === "untouched" || state.phase === "saved") known = [stored];
      keep({ text, known });
      set({ text, phase: isSending ? "saving" : "waiting", message: null });
      clearTimeout(pause);
      if (!isSending) pause = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    discard() {
      clearTimeout(pause);
      keep(null);
      set({ text: null, phase: "untouched", message: null });
    },
  };
}
