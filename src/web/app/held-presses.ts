import { APP_STARTED } from "#web/platform/shell/prerendered.ts";
import { preloadApp, runApp } from "./app-files.ts";

/**
 * Before the app has taken over a prerendered page, its buttons do nothing. What is pressed until then is held, and happens
 * once the app has started.
 */
const NOTICE_AFTER_MS = 300;
const WAITING = "One moment…";
const FAILED = "This couldn't be loaded. Check your connection and press again.";

const listening = new AbortController();
/** Aborted once the app has started. */
export const untilStarted = listening.signal;
/** In the order of their first press: a second one out of impatience must not undo the first. */
const pressed = new Set<HTMLElement>();
const notice = document.createElement("p");
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
let isStarting = false;

/** Starts the app, then does what was pressed. Without a connection, it says so, and the next press tries again. */
export async function startApp(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  preloadApp();
  const started = new Promise((resolve) => window.addEventListener(APP_STARTED, resolve, { once: true }));
  try {
    await runApp();
    await started;
  } catch {
    isStarting = false;
    fail();
    return;
  }
  listening.abort();
  clearTimeout(noticeTimer);
  notice.remove();
  for (const button of pressed) {
    button.removeAttribute("aria-busy");
    // An earlier press may have removed it.
    if (button.isConnected) button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function fail(): void {
  clearTimeout(noticeTimer);
  if (pressed.size > 0) notice.textContent = FAILED;
  for (const button of pressed) button.removeAttribute("aria-busy");
  pressed.clear();
}

/** The button at an event, if the app has to answer it. */
export function buttonOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("#root button") : null;
  return button && !("leaveQuickly" in button.dataset) ? button : null;
}

/**
 * Holds what is pressed until the app has started.
 * @param start called with each press
 */
export function holdPresses(start: () => void): void {
  notice.setAttribute("role", "status");
  notice.className =
    "fixed inset-x-4 bottom-4 z-50 mx-auto w-fit rounded-card border border-hairline bg-card px-4 py-2 text-ink shadow-float empty:sr-only";
  document.body.append(notice);
  const hold = (event: Event) => {
    const button = buttonOf(event);
    if (!button) return;
    event.stopPropagation();
    // The browser would send the form itself.
    event.preventDefault();
    pressed.add(button);
    button.setAttribute("aria-busy", "true");
    notice.textContent = "";
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => {
      notice.textContent = WAITING;
    }, NOTICE_AFTER_MS);
    start();
  };
  document.addEventListener("click", hold, { capture: true, signal: untilStarted });
}
