import { DoorOpen } from "lucide-react";
import { useEffect } from "react";
import { Button, type ButtonProps } from "./button.tsx";

/** Well known, and does not reveal why somebody is there. */
const NEUTRAL_PLACE = "https://www.wikipedia.org/";
const PRESSES = 3;
const WITHIN_MS = 2000;

export const LEAVE_QUICKLY_NOTE =
  "“Leave quickly,” or pressing Escape three times, replaces this page with Wikipedia. Your browser history may still show it.";

export type LeaveQuicklyProps = Omit<ButtonProps, "children" | "onClick" | "variant">;

/** For somebody who must not be seen here: one press, or Escape three times. Back does not return to this page. */
export function LeaveQuickly(props: LeaveQuicklyProps) {
  useEffect(() => {
    let presses: number[] = [];
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat || event.isComposing) return;
      presses = [...presses.filter((at) => event.timeStamp - at < WITHIN_MS), event.timeStamp];
      if (presses.length >= PRESSES) leave();
    };
    // In the capture phase, because a dialog that the first press closes stops the event.
    window.addEventListener("keydown", handleKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", handleKeyDown, { capture: true });
  }, []);
  return (
    <Button {...props} variant="secondary" onClick={leave}>
      <DoorOpen aria-hidden="true" className="size-4.5" />
      Leave quickly
    </Button>
  );
}

function leave(): void {
  // The next page may load slowly: until then the page is empty, and no prompt asks whether to stay.
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  document.documentElement.hidden = true;
  document.title = "";
  window.location.replace(NEUTRAL_PLACE);
}
