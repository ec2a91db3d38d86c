import { useStore } from "zustand";
import { outboxStore, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { type Entry, targetOf } from "#web/platform/offline/outbox-queue.ts";

/** A short text in one line. */
export const WAITS_HERE = `${SAVED_HERE.title}. ${SAVED_HERE.description}`;

/** The first queued change of an item, by the item's path, such as "/api/briefings/...". */
function useWaitingEntry(target: string): Entry | undefined {
  return useStore(outboxStore, ({ entries }) => entries.find((entry) => targetOf(entry) === target));
}

export const useIsWaiting = (target: string): boolean => useWaitingEntry(target) !== undefined;

/** A line on an item with queued changes. */
export function WaitingMark({ target }: { target: string }) {
  const entry = useWaitingEntry(target);
  if (!entry) return null;
  return (
    <p className={entry.refusal ? "text-danger text-sm" : "text-ink-2 text-sm"}>
      {entry.refusal ? "A change to this couldn't be sent. It's still on this device." : WAITS_HERE}
    </p>
  );
}
