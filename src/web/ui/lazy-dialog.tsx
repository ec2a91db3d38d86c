import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyPart } from "./lazy-part.tsx";
import { toastFailure } from "./toast.store.ts";
import { usePreloadWhenIdle } from "./use-preload-when-idle.ts";

type LazyDialogProps<Props> = Props & {
  isOpen: boolean;
  /** Rendered while the opened dialog is being fetched. */
  fallback?: ReactNode;
};

/**
 * Makes a dialog a file of its own, fetched when the browser is idle or when it is first opened. The dialog is rendered
 * while `isOpen`. If it cannot be fetched or crashes, a toast says so and the screen behind it stays.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<LazyDialogProps<Props>> {
  const Part = lazyPart(load);
  return function LazyDialog({ isOpen, fallback = null, ...props }: LazyDialogProps<Props>) {
    usePreloadWhenIdle(Part.preload);
    if (!isOpen) return null;
    const fail = () => {
      Part.reset();
      props.onClose();
      toastFailure("This couldn't be opened", "Check your connection and try again.");
    };
    return (
      <ErrorBoundary fallback={null} onError={fail}>
        <Suspense fallback={fallback}>{createElement(Part, props as unknown as Props)}</Suspense>
      </ErrorBoundary>
    );
  };
}
