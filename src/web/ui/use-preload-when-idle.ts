import { useEffect } from "react";

/** Where the browser cannot say when it is idle, the screen is likely to stand after so long. */
const LIKELY_IDLE_MS = 2_000;

/**
 * Fetches a part of the app once the browser has nothing better to do: it then opens at once, also offline, without
 * weighing on the first sight of a screen. A fetch that fails is made again when the part is asked for.
 * @param load always the same function
 * @param onFetched is given the part; always the same function
 */
export function usePreloadWhenIdle<Part>(load: () => Promise<Part>, onFetched?: (part: Part) => void): void {
  useEffect(() => {
    const fetchIt = () => void load().then(onFetched, () => undefined);
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(fetchIt, LIKELY_IDLE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(handle);
  }, [load, onFetched]);
}
