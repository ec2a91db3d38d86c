/**
 * The device's storage. It may be full or disabled, so reading returns null and writing returns false instead of
 * throwing.
 */
const PREFIX = "ridgeline:";
let isClosed = false;

/** From now on this page writes nothing to the device, so that what is removed afterwards stays removed. */
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
    // Storage that cannot be written holds nothing.
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
