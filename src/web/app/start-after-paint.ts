import { holdPresses, startApp } from "./held-presses.ts";

/**
 * Starts the app on a prerendered page as soon as the page has been painted, so that its words and fields do not wait for
 * scripts. Built into a file of its own by `scripts/first-paint.ts`.
 */
const start = () => void startApp();

holdPresses(start);
// Nothing is painted in the background.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
