import { type ReactNode, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** A note about a text, shown below the field with that text. */
export interface FieldNote {
  text: string;
  content: ReactNode;
}

interface FieldNoteState {
  note: FieldNote | null;
  /** How many fields show it. */
  places: number;
}

/** Only the fields know which one has the text, so each one checks for itself. */
export const fieldNoteStore = createStore<FieldNoteState>(() => ({ note: null, places: 0 }));

/**
 * The note for a field, or null.
 * @param read returns the field's current text
 */
export function useFieldNote(read: () => string | undefined): ReactNode {
  const note = useStore(fieldNoteStore, (state) => state.note);
  const [own, setOwn] = useState<FieldNote | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later typing does not move the note
  useLayoutEffect(() => setOwn(note !== null && read()?.trim() === note.text ? note : null), [note]);
  useLayoutEffect(() => {
    if (!own) return;
    fieldNoteStore.setState(({ places }) => ({ places: places + 1 }));
    return () => fieldNoteStore.setState(({ places }) => ({ places: places - 1 }));
  }, [own]);
  return own?.content ?? null;
}
