import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ErrorState } from "./error-state.tsx";
import { lazyPart } from "./lazy-part.tsx";

/**
 * Makes a section of a screen a file of its own, fetched when it is first rendered. If it cannot be fetched or crashes,
 * Retry stands in its place and the rest of the screen stays.
 * @param fallback what is shown meanwhile
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  const Part = lazyPart(load);
  function LazySection(props: Props) {
    return (
      <ErrorBoundary
        onReset={Part.reset}
        fallbackRender={({ resetErrorBoundary }) => (
          <ErrorState
            title="This part couldn't be loaded"
            message="Check your connection and try again."
            onRetry={resetErrorBoundary}
          />
        )}
      >
        <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazySection, { preload: Part.preload });
}
