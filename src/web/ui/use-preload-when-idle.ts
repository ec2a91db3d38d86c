import { useEffect } from "react";

/** The data of a screen that was just opened use the same network. */
const FIRST_DATA_MS = 2_000;

/**
 * Fetches a part of the app when the browser is idle: it then opens at once, also offline, without slowing down the
 * first view of a screen. A fetch that fails is made again when the part is needed.
 * @param load always the same function
 */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchIt = () => void load().catch(() => undefined);
    let handle: number | undefined;
    const timer = setTimeout(() => {
      // Safari has none.
      if (typeof requestIdleCallback === "undefined") fetchIt();
      else handle = requestIdleCallback(fetchIt);
    }, FIRST_DATA_MS);
    return () => {
      clearTimeout(timer);
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, [load]);
}
