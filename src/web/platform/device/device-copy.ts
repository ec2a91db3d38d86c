import { session } from "#web/platform/session/session.ts";
import { COPIES_OWNER, type CopyName, removeDeviceCopies } from "./device-copies.ts";
import { isStorageClosed, readStored, writeStored } from "./storage.ts";

/** @returns false if the device's storage is full or disabled, or this page is no longer its person's */
export function writeDeviceCopy(name: CopyName, copy: unknown): boolean {
  const personId = session.personId();
  if (isStorageClosed() || personId === null || session.hasEnded()) return false;
  removeDeviceCopies(personId);
  try {
    localStorage.setItem(name, JSON.stringify(copy));
    return writeStored(COPIES_OWNER, personId);
  } catch {
    return false;
  }
}

/** The signed-in person's copy, or null if there is none. */
export function readDeviceCopy(name: CopyName): unknown {
  const personId = session.personId();
  if (personId === null || readStored(COPIES_OWNER) !== personId) return null;
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}
