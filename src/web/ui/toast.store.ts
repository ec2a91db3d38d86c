import { createStore } from "zustand/vanilla";

export type ToastAction = {
  label: string;
  onClick: () => void;
  /** How to reach the button by keyboard, read out with the message: "Press F8, then Undo, to take it back". */
  altText: string;
};

export type ToastOptions = {
  title: string;
  description?: string | undefined;
  /** "destructive" for failures, "notice" for what is neither a failure nor done. */
  variant?: "default" | "destructive" | "notice";
  action?: ToastAction;
  /** In milliseconds; by default 5000, or 10000 with an action. */
  duration?: number;
};

export type ShownToast = ToastOptions & { id: number; duration: number };

const DEFAULT_DURATION_MS = 5_000;
const ACTION_DURATION_MS = 10_000;
/** More would cover a phone's screen. */
const MOST = 3;

let lastId = 0;

/** The visible toasts, the newest last. */
export const toastStore = createStore<{ toasts: readonly ShownToast[] }>(() => ({ toasts: [] }));

/** Shows a toast. It replaces the previous one, unless that one has an action, such as Undo. */
export function toast(options: ToastOptions): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  const duration = options.duration ?? (options.action ? ACTION_DURATION_MS : DEFAULT_DURATION_MS);
  toastStore.setState(({ toasts }) => {
    const others = toasts.filter(({ action }) => action).slice(1 - MOST);
    return { toasts: [...others, { ...options, id, duration }] };
  });
  return { id, dismiss: () => dismissToast(id) };
}

/** Shows a toast about a failure. */
export function toastFailure(title: string, description?: string): void {
  toast({ title, description, variant: "destructive" });
}

/** Closes a toast, or all of them without an id. */
export function dismissToast(id?: number): void {
  toastStore.setState(({ toasts }) => ({
    toasts: id === undefined ? [] : toasts.filter((each) => each.id !== id),
  }));
}
