import { readStored, removeStored, writeStored } from "#web/platform/device/storage.ts";
import { now } from "#web/platform/time/clock.ts";

const NAME = "outbox-sender";
/** How long another tab's lock is valid without being renewed. */
const LEASE_MS = 60_000;
const TAB = String(Math.random());

let running: Promise<void> | null = null;
let next: Promise<void> | null = null;

/**
 * Runs `work` in one tab at a time. If this tab is already running it, runs it once more afterwards, because there may be
 * more to do by then; if another tab is, does nothing.
 */
export function asOnlySender(work: () => Promise<void>): Promise<void> {
  if (!running) {
    running = lockedOrLeased(work).finally(() => {
      running = null;
    });
    return running;
  }
  const again = () => {
    next = null;
    return asOnlySender(work);
  };
  next ??= running.then(again, again);
  return next;
}

async function lockedOrLeased(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return leased(work);
  await locks.request(`ridgeline-${NAME}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** For pages without TLS, where browsers have no Web Locks. */
async function leased(work: () => Promise<void>): Promise<void> {
  const [tab, until] = (readStored(NAME) ?? "").split(" ");
  if (tab !== TAB && Number(until) > now().getTime()) return;
  writeStored(NAME, `${TAB} ${now().getTime() + LEASE_MS}`);
  try {
    await work();
  } finally {
    removeStored(NAME);
  }
}
