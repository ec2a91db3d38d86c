import type { KeyboardEvent } from "react";

/** Ctrl/Cmd+S and Escape save, and so does Enter in a single-line text. @returns whether the key was handled */
export function isSaveKey(event: KeyboardEvent, singleLine: boolean): boolean {
  if (event.nativeEvent.isComposing) return false;
  const saves =
    event.key === "Escape" ||
    ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") ||
    (singleLine && event.key === "Enter");
  if (!saves) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Ctrl/Cmd+Enter sends a form from any of its fields. @returns whether the key was handled */
export function isSendKey(event: KeyboardEvent): boolean {
  const sends = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
  if (sends) event.preventDefault();
  return sends;
}
