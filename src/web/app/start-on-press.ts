import { CARRIED_ID } from "#shared/auth/carried.ts";
import { chooseCountry, countryStore, currentCountry } from "#web/platform/device/country.ts";
import { hasOtherContacts } from "#web/platform/http/prerendered-contacts.ts";
import { WORKER, WORKER_OPTIONS } from "#web/platform/offline/worker-file.ts";
import { isSignOutDue, wasSignedIn } from "#web/platform/session/session-marks.ts";
import { showCountry } from "#web/platform/shell/prerendered.ts";
import { leaveForNeutralPlace, leaveOnEscapes } from "#web/ui/neutral-place.ts";
import { preloadApp } from "./app-files.ts";
import { buttonOf, holdPresses, startApp, untilStarted } from "./held-presses.ts";

/**
 * Stands in for the app on a prerendered page that is of use without it, for somebody who is not signed in: shows the
 * numbers of the country, leaves quickly, and starts the app when something is used that needs it. Built into a file of its
 * own by `scripts/first-paint.ts`.
 */
/** As far below the screen, parts that the app fills begin to be needed. */
const NEAR = "300px";

const select = document.querySelector<HTMLSelectElement>("#root select");

function start(): void {
  // Somebody may have signed in in another tab since the page was sent.
  if (wasSignedIn()) document.getElementById(CARRIED_ID)?.remove();
  void startApp();
}

function leaveOnPress({ target }: Event): void {
  if (target instanceof Element && target.closest("[data-leave-quickly]")) leaveForNeutralPlace();
}

function showOwnCountry(): void {
  const country = currentCountry();
  showCountry(country);
  if (select) select.value = country ?? "";
}

async function compareContacts(): Promise<void> {
  const shown = document.querySelector<HTMLElement>("[data-countries]:not([hidden]) [data-contacts]");
  if (await hasOtherContacts(currentCountry(), shown?.dataset.contacts)) start();
}

function keepForOffline(): void {
  // Without a worker, nothing else keeps the app for the moment when the connection is lost.
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.register(WORKER, WORKER_OPTIONS).catch(() => undefined);
  else preloadApp();
}

showOwnCountry();
untilStarted.addEventListener("abort", countryStore.subscribe(showOwnCountry));
void compareContacts();
select?.addEventListener("change", () => chooseCountry(select.value || null), { signal: untilStarted });
untilStarted.addEventListener("abort", leaveOnEscapes());
document.addEventListener("click", leaveOnPress, { capture: true, signal: untilStarted });
holdPresses(start);
// Before the press itself: a mouse, a finger or the keyboard is on its way.
for (const type of ["pointerover", "pointerdown", "focusin"])
  document.addEventListener(type, (event) => buttonOf(event) && start(), { signal: untilStarted });
const observer = new IntersectionObserver(
  (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  { rootMargin: NEAR },
);
untilStarted.addEventListener("abort", () => observer.disconnect());
for (const waiting of document.querySelectorAll("#root [aria-busy]")) observer.observe(waiting);
if (document.readyState === "complete") keepForOffline();
else window.addEventListener("load", keepForOffline);
// An address that asks for a part of the page, or somebody who may be signed in.
if (location.search || wasSignedIn() || isSignOutDue()) start();
