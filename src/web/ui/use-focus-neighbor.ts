import { type RefObject, useLayoutEffect } from "react";

const REGION = "section, [role='region'], [role='dialog'], main";

/**
 * When a list item with the focus is removed (deleted or filtered out), the focus moves to its neighbor; after the last
 * item, to the first link or button after the list; and if the list is removed too, to the region around it.
 */
export function useFocusNeighbor(item: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbor = element.nextElementSibling ?? element.previousElementSibling;
      const target =
        neighbor?.querySelector<HTMLElement>("button, input") ??
        // Not a text field, because that would open a phone's keyboard.
        element.parentElement?.nextElementSibling?.querySelector<HTMLElement>("a[href], button:enabled");
      const regions = regionsAround(element);
      queueMicrotask(() => {
        // What replaced the list may have taken the focus.
        if (document.activeElement !== document.body) return;
        if (target?.isConnected) target.focus();
        else focusRegion(regions.find(({ isConnected }) => isConnected));
      });
    };
  }, [item]);
}

/** The regions around an element, innermost first. */
function regionsAround(element: HTMLElement): HTMLElement[] {
  const regions: HTMLElement[] = [];
  let region = element.parentElement?.closest<HTMLElement>(REGION);
  while (region) {
    regions.push(region);
    region = region.parentElement?.closest<HTMLElement>(REGION);
  }
  return regions;
}

function focusRegion(region: HTMLElement | undefined): void {
  if (!region) return;
  if (!region.hasAttribute("tabindex")) region.tabIndex = -1;
  region.focus({ preventScroll: true });
}
