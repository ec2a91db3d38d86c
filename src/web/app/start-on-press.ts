import { CARRIED_ID } from "#shared/auth/carried.ts";
import { chooseCountry, countryStore, currentCountry } from "#web/platform/device/country.ts";
import { hasOtherContacts } from "#web/platform/http/prerendered-contacts.ts";
import { WORKER, WORKER_OPTIONS } from "#web/platform/offline/worker-file.ts";
import { isSignOutDue, wasSignedIn } from "#web/platform/session/session-marks.ts";
import { APP_STARTED, showCountry } from "#web/platform/shell/prerendered.ts";
import { leaveForNeutralPlace, leaveOnEscapes } from "#web/ui/neutral-place.ts";
import { preloadApp, runApp } from "./app-files.ts";

/**
 * Stands in for the app on a prerendered page that is of use without it, for somebody who is not signed in: shows the
 * numbers of the country, leaves quickly, and starts the app when something is used that needs it. What is pressed
 * meanwhile happens once the app has started. Built into a file of its own by `scripts/first-paint.ts`.
 */
const NOTICE_AFTER_MS = 300;
const WAITING = "One moment…";
const FAILED = "This couldn't be loaded. Check your connection and press again.";
/** As far below the screen, parts that the app fills begin to be needed. */
const NEAR = "300px";

const select = document.querySelector<HTMLSelectElement>("#root select");
const listening = new AbortController();
const { signal } = listening;
/** In the order of their first press: a second one out of impatience must not undo the first. */
const pressed = new Set<HTMLElement>();
const notice = document.createElement("p");
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
let isStarting = false;

async function startApp(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  preloadApp();
  // Somebody may have signed in in another tab since the page was sent.
  if (wasSignedIn()) document.getElementById(CARRIED_ID)?.remove();
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
function buttonOf({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("#root button") : null;
  return button && !("leaveQuickly" in button.dataset) ? button : null;
}

function press(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-leave-quickly]")) leaveForNeutralPlace();
  const button = buttonOf(event);
  if (!button) return;
  event.stopPropagation();
  pressed.add(button);
  button.setAttribute("aria-busy", "true");
  notice.textContent = "";
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => {
    notice.textContent = WAITING;
  }, NOTICE_AFTER_MS);
  void startApp();
}

function showOwnCountry(): void {
  const country = currentCountry();
  showCountry(country);
  if (select) select.value = country ?? "";
}

async function compareContacts(): Promise<void> {
  const shown = document.querySelector<HTMLElement>("[data-countries]:not([hidden]) [data-contacts]");
  if (await hasOtherContacts(currentCountry(), shown?.dataset.contacts)) await startApp();
}

function keepForOffline(): void {
  // Without a worker, nothing else keeps the app for the moment when the connection is lost.
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.register(WORKER, WORKER_OPTIONS).catch(() => undefined);
  else preloadApp();
}

notice.setAttribute("role", "status");
notice.className =
  "fixed inset-x-4 bottom-4 z-50 mx-auto w-fit rounded-card border border-hairline bg-card px-4 py-2 text-ink shadow-float empty:sr-only";
document.body.append(notice);

showOwnCountry();
signal.addEventListener("abort", countryStore.subscribe(showOwnCountry));
void compareContacts();
select?.addEventListener("change", () => chooseCountry(select.value || null), { signal });
signal.addEventListener("abort", leaveOnEscapes());
document.addEventListener("click", press, { capture: true, signal });
// Before the press itself: a mouse, a finger or the keyboard is on its way.
for (const type of ["pointerover", "pointerdown", "focusin"])
  document.addEventListener(type, (event) => buttonOf(event) && void startApp(), { signal });
const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void startApp(),
  { rootMargin: NEAR },
);
signal.addEventListener("abort", () => observer.disconnect());
for (const waiting of document.querySelectorAll("#root [aria-busy]")) observer.observe(waiting);
if (document.readyState === "complete") keepForOffline();
else window.addEventListener("load", keepForOffline);
// An address that asks for a part of the page, or somebody who may be signed in.
if (location.search || wasSignedIn() || isSignOutDue()) void startApp();
