import { type RefObject, useLayoutEffect } from "react";

const REGION = "section, [role='region'], [role='dialog'], main";

/**
 * When an item of a list goes away with the focus in it (deleted, or filtered out), the focus moves to the item beside
 * it; from the last item to the first link or button after the list; and where the list goes away with it, to the region
 * that the list was in.
 */
export function useFocusNeighbour(item: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.nextElementSibling ?? element.previousElementSibling;
      const target =
        neighbour?.querySelector<HTMLElement>("button, input") ??
        // Not a text field: on a phone its keyboard would come up unasked.
        element.parentElement?.nextElementSibling?.querySelector<HTMLElement>("a[href], button:enabled");
      const regions = regionsAround(element);
      queueMicrotask(() => {
        // What took the place of the list may have taken the focus, too.
        if (document.activeElement !== document.body) return;
        if (target?.isConnected) target.focus();
        else focusRegion(regions.find(({ isConnected }) => isConnected));
      });
    };
  }, [item]);
}

/** The regions that an element is in, the innermost first. */
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
