import { useEffect } from "react";

/** For browsers without `requestIdleCallback`. */
const LIKELY_IDLE_MS = 2_000;

/**
 * Fetches a part of the app when the browser is idle: it then opens at once, also offline, without slowing down the
 * first paint of a screen. A fetch that fails is made again when the part is needed.
 * @param load always the same function
 */
export function usePreloadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchIt = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(fetchIt, LIKELY_IDLE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(handle);
  }, [load]);
}
