import type { ReactNode } from "react";
import { ErrorBoundary as Boundary } from "react-error-boundary";
import { ErrorState } from "#web/ui/error-state.tsx";
import { CalmLink } from "./calm-link.tsx";
import { reportError } from "./report-error.ts";

interface Props {
  children: ReactNode;
  /** When it changes, the screen is tried again: the path, so that going elsewhere works. */
  resetKey?: string;
}

/** Shows a way on when a screen breaks, leaves everything around it alive, and reports what broke. */
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
        title="This screen broke"
        message="What you saved is safe. Reload the page, or go to another screen."
        onRetry={() => window.location.reload()}
      />
      <CalmLink />
    </div>
  );
}
