/** Whether the command palette is open. Any screen may open it; the app shows it. */
let isOpen = false;
const listeners = new Set<() => void>();

export const palette = {
  isOpen: () => isOpen,
  setOpen(next: boolean): void {
    isOpen = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
