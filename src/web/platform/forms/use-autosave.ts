import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { ApiError, sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";

export const CHANGED_ELSEWHERE =
  "This was changed somewhere else after you started. Your text is still here, but not saved.";

interface AutosaveOptions {
  /** Names the draft on this device. */
  name: string;
  /** The stored text with pending changes. */
  stored: string;
  /** Sends the text: a mutation, so that it continues when the person leaves the screen. */
  save: (text: string) => Promise<unknown>;
  /** Why a text cannot be saved, as a sentence, or null. */
  refuse?: (text: string) => string | null;
  /** The pause in typing, in milliseconds, after which it is saved; without it, on blur. */
  restMs?: number;
}

export interface AutosaveError {
  message: string;
  /** False when the text itself is the reason. */
  canRetry: boolean;
}

interface State {
  /** The typed text; null if it is the stored one. */
  text: string | null;
  /** The stored text when typing began. */
  base: string;
  phase: "idle" | "typed" | "saving" | "saved" | "failed";
  error: AutosaveError | null;
}

const IDLE: State = { text: null, base: "", phase: "idle", error: null };
const draftSchema = z.object({ text: z.string(), base: z.string() });

/**
 * A text that saves itself. Unsaved text stays on this device until it is saved or discarded; after a reload it is sent
 * again, unless the text was changed elsewhere meanwhile. Only one save is pending at a time, followed by the newest text
 * if more was typed meanwhile.
 */
export function useAutosave(options: AutosaveOptions) {
  const { name, stored, restMs } = options;
  const { id: userId } = useCurrentUser();
  const [state, setState] = useState<State>(() =>
    restored(readDraft(userId, name, draftSchema)?.value, stored),
  );
  const latest = useRef({ ...options, state, isThere: true });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lateFailure = useRef<((message: string, retry: () => void) => void) | null>(null);

  const set = (next: Partial<State>) => {
    latest.current.state = { ...latest.current.state, ...next };
    setState(latest.current.state);
  };
  const forget = () => {
    clearTimeout(timer.current);
    removeDraft(userId, name);
  };

  /** Saves the typed text. Resolves to true once nothing is left to save. */
  async function save(): Promise<boolean> {
    clearTimeout(timer.current);
    const { text, phase } = latest.current.state;
    if (text === null || phase === "saved") return true;
    if (phase === "saving") return false;
    // After a failure, `stored` may still show the text that was sent.
    if (phase === "typed" && text === latest.current.stored) {
      forget();
      set(IDLE);
      return true;
    }
    return await send(text);
  }

  async function send(text: string): Promise<boolean> {
    const refusal = latest.current.refuse?.(text) ?? null;
    if (refusal !== null) {
      set({ phase: "typed", error: { message: refusal, canRetry: false } });
      return false;
    }
    set({ phase: "saving", error: null });
    let failure: unknown = null;
    try {
      await latest.current.save(text);
    } catch (error) {
      failure = error;
    }
    const { text: newest, base } = latest.current.state;
    if (newest !== null && newest !== text) return await send(newest);
    if (failure === null) {
      forget();
      if (newest !== null) set({ phase: "saved" });
      return true;
    }
    // Another editor of the same text may have removed the draft.
    writeDraft(userId, name, { text, base });
    const message = failure instanceof ApiError ? sentenceOf(failure) : (failure as Error).message;
    set({ text, phase: "failed", error: { message, canRetry: true } });
    if (!latest.current.isThere) lateFailure.current?.(message, () => void save());
    return false;
  }

  useEffect(() => {
    latest.current = { ...options, state: latest.current.state, isThere: true };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the latest of everything
  useEffect(() => {
    const flush = () => {
      if (latest.current.state.phase === "typed") void save();
    };
    // The draft of an earlier visit.
    flush();
    window.addEventListener("pagehide", flush);
    return () => {
      latest.current.isThere = false;
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  // Saved, and then changed elsewhere: show the stored text.
  const isOutdated = state.phase === "saved" && state.text?.trim() !== stored.trim();
  return {
    text: state.text === null || isOutdated ? stored : state.text,
    phase: state.phase,
    error: state.error,
    type(text: string): void {
      const { phase, base, error } = latest.current.state;
      const isFirst = phase === "idle" || phase === "saved";
      const next = { text, base: isFirst ? stored : base };
      writeDraft(userId, name, next);
      set({ ...next, phase: phase === "saving" ? phase : "typed", error: error?.canRetry ? error : null });
      clearTimeout(timer.current);
      if (restMs !== undefined) timer.current = setTimeout(() => void save(), restMs);
    },
    save,
    /** Returns to the stored text. */
    discard(): void {
      forget();
      set(IDLE);
    },
    /** Called for a failure after the editor was unmounted, with the reason and a retry. */
    lateFailure,
  };
}

function restored(draft: { text: string; base: string } | undefined, stored: string): State {
  if (!draft || draft.text.trim() === stored.trim()) return IDLE;
  if (draft.base === stored) return { ...draft, phase: "typed", error: null };
  return { ...draft, phase: "failed", error: { message: CHANGED_ELSEWHERE, canRetry: true } };
}

interface TextLimits {
  label: string;
  required?: boolean;
  requiredMessage?: string;
  maxLength?: number;
}

/** The `refuse` option for a text with a maximum length. Longer texts are refused, never cut. */
export function refusalOf({ label, required, requiredMessage, maxLength }: TextLimits) {
  return (text: string): string | null => {
    if (required && text.trim() === "") return requiredMessage ?? `${label} needs a few words.`;
    const excess = maxLength === undefined ? 0 : text.trim().length - maxLength;
    if (excess <= 0) return null;
    return `That is ${excess} ${excess === 1 ? "character" : "characters"} too many. Nothing was cut off.`;
  };
}
