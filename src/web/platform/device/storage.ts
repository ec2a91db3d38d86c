/**
 * The device's storage. It may be full, switched off or hold anything at all, so reading answers null and writing
 * answers false instead of failing.
 */
const PREFIX = "ridgeline:";
let isClosed = false;

/** From now on this page writes nothing to the device: what is removed afterwards cannot come back. */
export function closeStorage(): void {
  isClosed = true;
}

export const isStorageClosed = (): boolean => isClosed;

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): boolean {
  if (isClosed) return false;
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // What cannot be written cannot have been kept either.
  }
}

export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
