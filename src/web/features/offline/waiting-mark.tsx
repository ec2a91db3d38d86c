import { useSyncExternalStore } from "react";
import { outbox, SAVED_HERE } from "#web/platform/offline/outbox.ts";
import { targetOf } from "#web/platform/offline/outbox-queue.ts";

/** In one line. */
export const WAITS_HERE = `${SAVED_HERE.title}. ${SAVED_HERE.description}`;

/** A line at an item (by its address, such as "/api/briefings/...") whose changes wait to be sent. */
export function WaitingMark({ target }: { target: string }) {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.list);
  const [entry] = entries.filter((one) => targetOf(one) === target);
  if (!entry) return null;
  return (
    <p className={entry.refusal ? "text-danger text-sm" : "text-ink-2 text-sm"}>
      {entry.refusal ? "A change to this could not be sent. It is still on this device." : WAITS_HERE}
    </p>
  );
}
