export type ToastAction = {
  label: string;
  onClick: () => void;
  /** Another way to do the same, for who cannot reach the button in time: "Restore it from the history". */
  altText: string;
};

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** "destructive" for what failed. */
  variant?: "default" | "destructive";
  action?: ToastAction;
  /** Milliseconds; 5000 unless given, 10000 with an action. */
  duration?: number;
};

export type ShownToast = ToastOptions & { id: number; open: boolean; duration: number };

const DEFAULT_DURATION_MS = 5_000;
const ACTION_DURATION_MS = 10_000;

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: the one visible toast, or null. */
export const toastStore = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Shows a toast. Only one is visible at a time: a new one takes the place of the old. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  show({
    ...options,
    id,
    open: true,
    duration: options.duration ?? (options.action ? ACTION_DURATION_MS : DEFAULT_DURATION_MS),
  });
  return { id, dismiss: () => dismissToast(id) };
}

/** Says that something failed, and why. */
export function toastFailure(title: string, description?: string): void {
  toast({ title, description, variant: "destructive" });
}

/** Closes a toast, or whichever is visible when no id is given. */
export function dismissToast(id?: number) {
  if (current && (id === undefined || current.id === id)) show({ ...current, open: false });
}
