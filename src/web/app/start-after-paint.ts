import { holdPresses, startApp } from "./held-presses.ts";

/**
 * Starts the app on a prerendered page as soon as the page has been painted, so that its words and fields do not wait for
 * scripts. Built into a file of its own by `scripts/first-paint.ts`.
 */
function start(): void {
  void startApp();
  // While the files come. The first date costs a phone 40 ms, which a screen would otherwise spend while it is drawn.
  setTimeout(() => new Intl.DateTimeFormat());
}

holdPresses(start);
// Nothing is painted in the background.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
