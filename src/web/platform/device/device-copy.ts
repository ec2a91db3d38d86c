import { session } from "#web/platform/session/session.ts";
import { isStorageClosed, readStored, removeStored, writeStored } from "./storage.ts";

/**
 * Copies on this device under fixed names, which other programs may read. They belong to one person: they are removed
 * when that person signs out and when somebody else signs in.
 */
const COPIES = ["command-store", "echo-chat-messages"] as const;
type CopyName = (typeof COPIES)[number];

/** The id of the person whose copies these are. */
const OWNER = "device-copies-of";

/** @returns false if the device's storage is full or disabled, or the person has signed out */
export function writeDeviceCopy(name: CopyName, copy: unknown): boolean {
  const personId = session.personId();
  if (isStorageClosed() || personId === null) return false;
  removeDeviceCopies(personId);
  try {
    localStorage.setItem(name, JSON.stringify(copy));
    return writeStored(OWNER, personId);
  } catch {
    return false;
  }
}

/** The signed-in person's copy, or null if there is none. */
export function readDeviceCopy(name: CopyName): unknown {
  const personId = session.personId();
  if (personId === null || readStored(OWNER) !== personId) return null;
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Removes the copies of everybody, or of everybody but one person. */
export function removeDeviceCopies(exceptPersonId?: string): void {
  if (exceptPersonId !== undefined && readStored(OWNER) === exceptPersonId) return;
  for (const name of COPIES) {
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage that cannot be written holds nothing.
    }
  }
  removeStored(OWNER);
}
