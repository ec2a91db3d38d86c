import { createStore } from "zustand/vanilla";

/** Whether the command palette is open. Any screen may open it; the app shows it. */
export const paletteStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openPalette(): void {
  paletteStore.setState({ isOpen: true });
}

export function closePalette(): void {
  paletteStore.setState({ isOpen: false });
}
