import { type RefObject, useEffect } from "react";
import type { Asked } from "#web/platform/shell/use-address.ts";

/** How long the parts above may take to reach their height. */
const SETTLING_MS = 2000;
const TAKING_OVER = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to a part of a screen and focuses it when it was asked for, and keeps it there while the parts above are still
 * loading, until the person does something. Runs after the screen's own start at its top.
 */
export function useAskedIntoView(asked: Asked | null, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!asked || !element) return;
    const scroll = () => element.scrollIntoView({ block: "start" });
    scroll();
    element.focus({ preventScroll: true });
    const observer = new ResizeObserver(scroll);
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const event of TAKING_OVER) window.removeEventListener(event, stop);
    };
    const timer = setTimeout(stop, SETTLING_MS);
    for (const event of TAKING_OVER) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, [asked, part]);
}
