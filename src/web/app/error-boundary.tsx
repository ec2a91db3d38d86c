import type { ReactNode } from "react";
import { ErrorBoundary as Boundary } from "react-error-boundary";
import { ErrorState } from "#web/ui/error-state.tsx";
import { CalmLink } from "./calm-link.tsx";
import { reportError } from "./report-error.ts";

interface Props {
  children: ReactNode;
  /** Resets the boundary when it changes: the path, so that navigation works. */
  resetKey?: string;
}

/** Catches and reports errors of a screen and offers a way out. Everything around the screen keeps working. */
export function ErrorBoundary({ children, resetKey }: Props) {
  return (
    <Boundary
      resetKeys={[resetKey]}
      fallback={<Broken />}
      onError={(error, { componentStack }) => reportError(error, componentStack)}
    >
      {children}
    </Boundary>
  );
}

function Broken() {
  return (
    <div className="p-5">
      <ErrorState
        title="Something went wrong on this screen"
        message="What you saved is safe. Reload the page, or go to another screen."
        onRetry={() => window.location.reload()}
      />
      <CalmLink />
    </div>
  );
}
