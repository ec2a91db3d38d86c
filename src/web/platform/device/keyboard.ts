/** The name of the modifier key for shortcuts on this device. */
export function commandKeyName(): "⌘" | "Ctrl" {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
