import {Component, type ReactNode} from 'react';

interface Props {
  /** What may fail. */
  children: ReactNode;
  /** What is shown instead after a failure. */
  fallback: (error: Error) => ReactNode;
  /** Called once for each failure. */
  onError?: (error: Error) => void;
}

interface State {
  error: Error | null;
}

/** Keeps the failure of a demo inside the demo. Give it a new `key` to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {error: null};

  static getDerivedStateFromError(error: unknown): State {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
