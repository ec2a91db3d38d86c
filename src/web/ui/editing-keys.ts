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
