import { holdPresses, startApp } from "./held-presses.ts";

/**
 * Starts the app on a prerendered page as soon as the page has been painted, so that its words and fields do not wait for
 * scripts. Built into a file of its own by `scripts/first-paint.ts`.
 */
/** When no paint was reported until then: the page was put into the background, or the browser reports none. */
const LATEST_MS = 500;

function start(): void {
  void startApp();
  // While the files come. The first date costs a phone 40 ms, which a screen would otherwise spend while it is drawn.
  setTimeout(() => new Intl.DateTimeFormat());
}

holdPresses(start);
// Nothing is painted in the background.
if (document.hidden) start();
else {
  const timer = setTimeout(start, LATEST_MS);
  // A frame that was asked for is not yet on the screen, and what runs in between delays it.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    clearTimeout(timer);
    start();
  }).observe({ type: "paint", buffered: true });
}
