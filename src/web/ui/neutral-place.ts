/** Well known, and does not reveal why somebody is there. */
const NEUTRAL_PLACE = "https://www.wikipedia.org/";
const PRESSES = 3;
const WITHIN_MS = 2000;

/** Puts a neutral site in the place of this page: Back does not return here. */
export function leaveForNeutralPlace(): void {
  // The next page may load slowly: until then the page is empty, and no prompt asks whether to stay.
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  document.documentElement.hidden = true;
  document.title = "";
  window.location.replace(NEUTRAL_PLACE);
}

/** Leaves when Escape is pressed three times. @returns what ends that */
export function leaveOnEscapes(): () => void {
  let presses: number[] = [];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.repeat || event.isComposing) return;
    presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp];
    if (presses.length >= PRESSES) leaveForNeutralPlace();
  };
  // In the capture phase, because a dialog that the first press closes stops the event.
  window.addEventListener("keydown", handleKeyDown, { capture: true });
  return () => window.removeEventListener("keydown", handleKeyDown, { capture: true });
}
