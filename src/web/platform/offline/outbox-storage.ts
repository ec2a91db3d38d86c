import { readStored, removeStored, storedNames, writeStored } from "#web/platform/device/storage.ts";

/** The storage of queued changes on this device: each has its own key, so that tabs do not overwrite each other's. */
const startOf = (userId: string) => `outbox:${userId}:`;

/** Whether a storage key belongs to a queued change. */
export const isWaitingName = (key: string): boolean => key.includes(":outbox:");

/** The ids of a person's queued changes, in order. */
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

/** Removes all queued changes of a person. */
export function clearWaiting(userId: string): void {
  for (const id of waitingIds(userId)) removeWaiting(userId, id);
}
