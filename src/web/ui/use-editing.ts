import { useEffect, useRef, useState } from "react";

export type EditingOptions = {
  value: string;
  onSave: (value: string) => Promise<void>;
  required: boolean;
  requiredMessage: string;
  /** Longer texts are refused with a sentence, never cut. */
  maxLength: number | undefined;
};

export type EditingError = { message: string; canRetry: boolean };

type Saved = { before: string; text: string };

const FALLBACK_MESSAGE = "That could not be saved. Your text is still here.";

/**
 * The life of one text in place: shown, edited, saving, and back to editing with everything typed when a save fails.
 * An edit that is still open when the component goes away is saved then, so that nothing typed is lost.
 */
export function useEditing({ value, onSave, required, requiredMessage, maxLength }: EditingOptions) {
  const [phase, setPhase] = useState<"shown" | "editing" | "saving">("shown");
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<EditingError | null>(null);
  // What was saved stands until the caller's value catches up, so that the old text never flashes back.
  const [saved, setSaved] = useState<Saved | null>(null);
  const text = saved?.before === value ? saved.text : value;
  const refusal = refusalOf(draft);

  function refusalOf(typed: string): string | null {
    if (required && typed.trim() === "") return requiredMessage;
    const excess = maxLength === undefined ? 0 : typed.trim().length - maxLength;
    if (excess <= 0) return null;
    return `That is ${excess} ${excess === 1 ? "character" : "characters"} too many. Nothing was cut off.`;
  }

  const flush = useRef<() => void>(() => undefined);
  useEffect(() => {
    flush.current = () => {
      if (phase === "editing" && draft !== text && refusal === null) onSave(draft).catch(() => undefined);
    };
  });
  useEffect(() => () => flush.current(), []);

  const show = () => {
    setError(null);
    setPhase("shown");
  };
  const save = async () => {
    if (phase !== "editing") return;
    if (refusal !== null) return setError({ message: refusal, canRetry: false });
    if (draft === text) return show();
    setError(null);
    setPhase("saving");
    try {
      await onSave(draft);
      setSaved({ before: value, text: draft });
      show();
    } catch (cause) {
      setError({ message: (cause instanceof Error && cause.message) || FALLBACK_MESSAGE, canRetry: true });
      setPhase("editing");
    }
  };
  return {
    phase,
    draft,
    error,
    text,
    save,
    discard: show,
    edit: () => {
      setDraft(text);
      setPhase("editing");
    },
    type: (next: string) => {
      setDraft(next);
      if (error && !error.canRetry) setError(null);
    },
  };
}
