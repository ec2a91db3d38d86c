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
/** Null while the browser keeps silent. */
let open: ReadonlySet<string> | null = new Set();

/** Lets other tabs see that this one is open, if the browser supports it. */
export function announceTab(): void {
  const locks = lockManager();
  if (isHeld || !locks) return;
  isHeld = true;
  // The browser releases the lock when the page is unloaded or crashes.
  locks.request(LOCK_PREFIX + tabId, () => new Promise<never>(() => {})).catch(() => undefined);
}

/** Whether another tab with this name was, or may have been, open at the last check. */
export const isOpenElsewhere = (tab: string): boolean => open === null || open.has(tab);

/** Checks which other tabs are open. If the browser does not respond in time, any may be until it does. */
export async function lookForTabs(): Promise<void> {
  const answer = otherTabs().then((tabs) => {
    open = tabs;
    return true;
  });
  if (!(await Promise.race([answer, silence()]))) open = null;
}

async function otherTabs(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await lockManager()?.query()) ?? {};
    const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(LOCK_PREFIX));
    return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)).filter((tab) => tab !== tabId));
  } catch {
    return new Set();
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
function silence(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), ANSWER_LIMIT_MS);
  });
}

/** Missing outside of secure contexts, despite the types. */
function lockManager(): LockManager | null | undefined {
  return navigator.locks;
}
