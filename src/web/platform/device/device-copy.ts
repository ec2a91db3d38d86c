import { isStorageClosed } from "./storage.ts";

/**
 * Copies on this device under fixed names, which other programs may read. A copy only holds what is on the server, so it
 * is removed when somebody else signs in or its owner signs out.
 */
const COPIES = ["command-store"] as const;
type CopyName = (typeof COPIES)[number];

/** @returns false if the device's storage is full or disabled, or the person has signed out */
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
      // Storage that cannot be written holds nothing.
    }
  }
}
