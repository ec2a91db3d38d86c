import { useState } from "react";

interface OptimisticSaveOptions<Change, State> {
  /** Puts a state on the screen. */
  show: (state: State) => void;
  /** Sends a change and answers with the state that the server then has. */
  send: (change: Change) => Promise<State>;
}

/**
 * Saves one thing that may change several times in a row. The screen shows each change at once; the server gets one at a
 * time, and of those that came meanwhile only the newest. When the newest fails, the screen goes back to what the server
 * last confirmed.
 * @returns a function that resolves with true once all is saved, with false when a save that was already under way
 * carries the change along, and that rejects with the error when the newest change could not be saved
 */
export function optimisticSave<Change, State>({ show, send }: OptimisticSaveOptions<Change, State>) {
  let waiting: { change: Change } | null = null;
  let confirmed: { state: State } | null = null;

  return async (change: Change, { before, after }: { before: State; after: State }): Promise<boolean> => {
    show(after);
    waiting = { change };
    if (confirmed) return false;
    confirmed = { state: before };
    let failure: { error: unknown } | null = null;
    while (waiting) {
      const { change: next }: { change: Change } = waiting;
      waiting = null;
      failure = null;
      try {
        confirmed = { state: await send(next) };
      } catch (error) {
        failure = { error };
      }
    }
    const { state }: { state: State } = confirmed;
    confirmed = null;
    show(state);
    if (failure) throw failure.error;
    return true;
  };
}

/** One such save for the life of a component. What `show` and `send` hold on to is what they were given first. */
export function useOptimisticSave<Change, State>(options: OptimisticSaveOptions<Change, State>) {
  const [save] = useState(() => optimisticSave(options));
  return save;
}
