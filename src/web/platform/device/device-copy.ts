import { isStorageClosed } from "./storage.ts";

/**
 * Copies on this device under names of their own, which other programs of the person may read. A copy holds nothing
 * that is not on the server, so it goes whenever somebody else signs in or its owner signs out.
 */
const COPIES = ["command-store"] as const;
type CopyName = (typeof COPIES)[number];

/** False where the device's storage is full or switched off, and once the person has signed out. */
export function writeDeviceCopy(name: CopyName, copy: unknown): boolean {
  if (isStorageClosed()) return false;
  try {
    localStorage.setItem(name, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeDeviceCopies(): void {
  for (const name of COPIES) {
    try {
      localStorage.removeItem(name);
    } catch {
      // What cannot be written cannot have been kept either.
    }
  }
}
