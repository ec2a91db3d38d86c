import { useRef } from "react";

/** Runs an action at most once at a time: a second press before the first has been answered does nothing. */
export function useSingleFlight<Args extends unknown[]>(run: (...args: Args) => Promise<void>) {
  const isRunning = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
