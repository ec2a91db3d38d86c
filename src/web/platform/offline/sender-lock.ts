import { readStored, removeStored, writeStored } from "#web/platform/device/storage.ts";
import { now } from "#web/platform/time/clock.ts";

const NAME = "outbox-sender";
/** How long another tab is believed to be sending without a sign of life. */
const LEASE_MS = 60_000;
const TAB = String(Math.random());

let running: Promise<void> | null = null;
let next: Promise<void> | null = null;

/**
 * Runs `work` in one tab at a time. While this tab is at it already, runs it once more after that, since there may be
 * more to do by now; while another tab is at it, does nothing.
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

/** For pages without TLS, where browsers offer no locks. */
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
