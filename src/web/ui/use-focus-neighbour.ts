import { type RefObject, useLayoutEffect } from "react";

/**
 * When an item of a list goes away with the focus in it (deleted, or filtered out), the focus moves to the item beside
 * it instead of getting lost; from the last item, to the first link or button of what comes after the list.
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
      queueMicrotask(() => {
        if (target?.isConnected) target.focus();
      });
    };
  }, [item]);
}
