import { useRef } from "react";

/**
 * Returns the focus to where it was before a dialog without a trigger of its own opened, such as one opened from a row or
 * a menu.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** Call when the dialog opens, before the focus moves into it. */
    remember() {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** Call when it closes. If the opener is gone by then, the owner decides where the focus goes. */
    restore(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
