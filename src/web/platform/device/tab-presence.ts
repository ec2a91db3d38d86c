const LOCK_PREFIX = "ridgeline:tab:";
const ANSWER_LIMIT_MS = 3000;

/**
 * Identifies this page until it is unloaded. A reloaded page has a new name. Without the package for ids, which the first
 * screens do not need; crypto.randomUUID is missing where the server is reached without HTTPS.
 */
export const tabId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
  "-",
);

let isHeld = false;
let open: ReadonlySet<string> = new Set();

/** Lets other tabs see that this one is open, if the browser supports it. */
export function announceTab(): void {
  const locks = lockManager();
  if (isHeld || !locks) return;
  isHeld = true;
  // The browser releases the lock when the page is unloaded or crashes.
  locks.request(LOCK_PREFIX + tabId, () => new Promise<never>(() => {})).catch(() => undefined);
}

/** Whether another tab with this name was open at the last check. */
export const isOpenElsewhere = (tab: string): boolean => open.has(tab);

/** Checks which other tabs are open. None if the browser does not respond in time. */
export async function lookForTabs(): Promise<void> {
  try {
    const answer = await Promise.race([lockManager()?.query(), silence()]);
    const names = (answer?.held ?? []).map(({ name = "" }) => name);
    const tabs = names
      .filter((name) => name.startsWith(LOCK_PREFIX))
      .map((name) => name.slice(LOCK_PREFIX.length));
    open = new Set(tabs.filter((tab) => tab !== tabId));
  } catch {
    open = new Set();
  }
}

/**
 * Checks the other tabs now, whenever one of them writes to the device, and when this one becomes visible.
 * @returns when the first check is done; a draft that is read before would be taken from an open tab
 */
export function watchTabs(): Promise<void> {
  const look = () => void lookForTabs();
  window.addEventListener("storage", look);
  window.addEventListener("focus", look);
  return lookForTabs();
}

/** A browser that has just started may need seconds. */
function silence(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_LIMIT_MS);
  });
}

/** Missing outside of secure contexts, despite the types. */
function lockManager(): LockManager | null | undefined {
  return navigator.locks;
}
