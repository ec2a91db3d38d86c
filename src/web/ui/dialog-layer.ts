import { FocusScope } from "radix-ui/internal";
import { HELP_ID, TOASTER_ID } from "./above-dialogs.ts";
import { useCloseOnBack } from "./dialog-history.ts";

/**
 * Common to every modal layer, rendered inside its content: Back closes it, and the keyboard can reach the toasts and the
 * help for a crisis, which are outside.
 */
export function DialogLayer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useCloseOnBack(open, onClose);
  FocusScope.useFocusScopeBranch(document.getElementById(TOASTER_ID));
  FocusScope.useFocusScopeBranch(document.getElementById(HELP_ID));
  return null;
}

/** For the content of a modal layer. */
export const layerEvents = {
  /** Something inside handles Escape itself, such as a text that it saves, or a toast. */
  onEscapeKeyDown(event: KeyboardEvent) {
    if (isInside(event.target, "[data-handles-escape]")) event.preventDefault();
  },
  /** A press on a toast or on the help does not count as outside of the dialog. */
  onPointerDownOutside(event: Event) {
    if (isInside(event.target, `#${TOASTER_ID}, #${HELP_ID}`)) event.preventDefault();
  },
};

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
