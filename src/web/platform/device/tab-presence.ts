import { v7 as uuidv7 } from "uuid";

const LOCK_PREFIX = "ridgeline:tab:";
const ANSWER_LIMIT_MS = 5000;

/** Names this page from its loading until it goes away. A reload begins a new life. */
export const tabId = uuidv7();

let isHeld = false;

/** Lets other tabs see that this one lives. Where a browser cannot tell, no tab is seen. */
export function announceTab(): void {
  const locks = lockManager();
  if (isHeld || !locks) return;
  isHeld = true;
  // Held until the browser takes it back, which it does when the page goes away, however it does.
  locks.request(LOCK_PREFIX + tabId, () => new Promise<never>(() => {})).catch(() => undefined);
}

/** The other tabs that live and have shown it. None where the browser does not say so in time. */
export async function otherOpenTabs(): Promise<Set<string>> {
  try {
    const answer = await Promise.race([lockManager()?.query(), silence()]);
    const held = answer?.held ?? [];
    const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(LOCK_PREFIX));
    return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)).filter((id) => id !== tabId));
  } catch {
    return new Set();
  }
}

/** A browser that has just started may take seconds. */
function silence(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_LIMIT_MS);
  });
}

/** Not there outside of secure addresses, whatever the types say. */
function lockManager(): LockManager | null | undefined {
  return navigator.locks;
}
