import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** React reads a store's initial state on the server and while it hydrates, and the current one afterwards. */
const hydrationStore = createStore<{ isDone: boolean }>(() => ({ isDone: false }));
hydrationStore.setState({ isDone: true });

/**
 * False in a prerendered page and in the render that takes it over, which must agree: what only this device knows is
 * shown right after.
 */
export const useIsHydrated = (): boolean => useStore(hydrationStore, ({ isDone }) => isDone);
