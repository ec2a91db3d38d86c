import type { KeyboardEvent } from "react";

/** Ctrl/Cmd+S and Escape save; so does Enter where a line is all there is. Returns true when the key was taken. */
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
