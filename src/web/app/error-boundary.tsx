import { Component, type ReactNode } from "react";
import { ErrorState } from "#web/ui/error-state.tsx";
import { CalmLink } from "./calm-link.tsx";

interface Props {
  children: ReactNode;
  /** When it changes, the screen is tried again: the path, so that going elsewhere works. */
  resetKey?: string;
}

/** Shows a way on when a screen breaks, and leaves everything around it alive. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
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
}
