import { type ReactNode, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Something to say about a text, shown under the field that holds it. */
export interface FieldNote {
  text: string;
  content: ReactNode;
}

interface FieldNoteState {
  note: FieldNote | null;
  /** How many fields show it. */
  places: number;
}

/** Which field holds the text is known to the fields alone, so each one looks for itself. */
export const fieldNoteStore = createStore<FieldNoteState>(() => ({ note: null, places: 0 }));

/**
 * The note for a field, or null.
 * @param read the field's text at the moment
 */
export function useFieldNote(read: () => string | undefined): ReactNode {
  const note = useStore(fieldNoteStore, (state) => state.note);
  const [own, setOwn] = useState<FieldNote | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later does not move the note
  useLayoutEffect(() => setOwn(note !== null && read()?.trim() === note.text ? note : null), [note]);
  useLayoutEffect(() => {
    if (!own) return;
    fieldNoteStore.setState(({ places }) => ({ places: places + 1 }));
    return () => fieldNoteStore.setState(({ places }) => ({ places: places - 1 }));
  }, [own]);
  return own?.content ?? null;
}
