import { readStored, removeStored, storedNames, writeStored } from "#web/platform/device/storage.ts";

/** Where changes that wait to be sent lie on this device: each under a name of its own, so that tabs do not clash. */
const startOf = (userId: string) => `outbox:${userId}:`;

/** Whether a key of the device's storage belongs to something that waits. */
export const isWaitingName = (key: string): boolean => key.includes(":outbox:");

/** The ids of all that waits for a person, in order. */
export function waitingIds(userId: string): string[] {
  const start = startOf(userId);
  return storedNames()
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
    .sort();
}

export const readWaiting = (userId: string, id: string): string | null => readStored(startOf(userId) + id);

export const writeWaiting = (userId: string, id: string, text: string): boolean =>
  writeStored(startOf(userId) + id, text);

export const removeWaiting = (userId: string, id: string): void => removeStored(startOf(userId) + id);

export const hasWaiting = (userId: string): boolean => waitingIds(userId).length > 0;

/** Forgets all that waits for a person. */
export function clearWaiting(userId: string): void {
  for (const id of waitingIds(userId)) removeWaiting(userId, id);
}
