import { useEffect } from "react";

/**
 * Fetches a part of the app once the person does anything on this screen: before, it may never be needed, and running it
 * would keep a phone busy while they begin. A fetch that fails is made again when the part is needed.
 * @param load always the same function
 */
export function usePreloadOnInput(load: () => Promise<unknown>): void {
  useEffect(() => {
    const listening = new AbortController();
    const fetchIt = () => {
      listening.abort();
      load().catch(() => undefined);
    };
    for (const type of ["pointerdown", "keydown"])
      window.addEventListener(type, fetchIt, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [load]);
}
