import { useRef } from "react";

/**
 * Gives the focus back to where it was before a dialog that has no trigger of its own: its owner opened it from some
 * row or menu, which the dialog cannot know.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** For when the dialog opens, before the focus moves into it. */
    remember() {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** For when it closes. An opener that is gone by then gets nothing: the owner decides where to go on. */
    restore(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
