/** What this device's keyboard calls the key that goes with a letter in shortcuts. */
export function commandKeyName(): "⌘" | "Ctrl" {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
