import { readStored, removeStored } from "./storage.ts";

/**
 * Copies on this device under fixed names, which other programs may read. They belong to one person: they are removed
 * when that person signs out and when somebody else signs in.
 */
const COPIES = ["command-store", "echo-chat-messages"] as const;
export type CopyName = (typeof COPIES)[number];

/** Stored under this name: the id of the person whose copies these are. */
export const COPIES_OWNER = "device-copies-of";

/** Removes the copies of everybody, or of everybody but one person. */
export function removeDeviceCopies(exceptPersonId?: string): void {
  if (exceptPersonId !== undefined && readStored(COPIES_OWNER) === exceptPersonId) return;
  for (const name of COPIES) {
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage that cannot be written holds nothing.
    }
  }
  removeStored(COPIES_OWNER);
}
