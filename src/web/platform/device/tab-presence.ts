import { v7 as uuidv7 } from "uuid";

const LOCK_PREFIX = "ridgeline:tab:";
const ANSWER_LIMIT_MS = 5000;

/** Names this page from its loading until it goes away. A reloaded page has a new name. */
export const tabId = uuidv7();

let isHeld = false;
let open: ReadonlySet<string> = new Set();

/** Lets other tabs see that this one is open. Where a browser cannot tell, no tab is seen. */
export function announceTab(): void {
  const locks = lockManager();
  if (isHeld || !locks) return;
  isHeld = true;
  // Held until the browser takes it back, which it does when the page goes away, however it does.
  locks.request(LOCK_PREFIX + tabId, () => new Promise<never>(() => {})).catch(() => undefined);
}

/** Whether another tab with this name was open when it was last looked for. */
export const isOpenElsewhere = (tab: string): boolean => open.has(tab);

/** Looks which other tabs are open. None where the browser does not say so in time. */
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

/** Keeps an eye on the other tabs: now, whenever one of them writes to the device, and when this one is looked at. */
export function watchTabs(): void {
  const look = () => void lookForTabs();
  look();
  window.addEventListener("storage", look);
  window.addEventListener("focus", look);
}

/** A browser that has just started may take seconds. */
function silence(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_LIMIT_MS);
  });
}

/** Missing outside of secure addresses, whatever the types say. */
function lockManager(): LockManager | null | undefined {
  return navigator.locks;
}
