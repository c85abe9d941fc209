import { err, plus } from '@utarang/messages';
import { Component, type ReactNode } from 'react';
import { PageLoadError, retryFailedPages } from '../../lib/lazy-page.js';
import { onReconnect } from '../../lib/online.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';

type Props = {
  children: ReactNode;
  /** The page that is rendered: on another page the boundary is reset. */
  at: string;
  reload?: () => void;
};

/**
 * The error boundary of a page, so that the navigation stays. Where a page's code cannot be loaded, it says so in the
 * page's place, and loads it when the network is back.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private stopWaiting: (() => void) | undefined;

  override componentDidMount() {
    this.stopWaiting = onReconnect(() => {
      if (this.state.error instanceof PageLoadError) this.tryAgain();
    });
  }

  override componentWillUnmount() {
    this.stopWaiting?.();
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== null && before.at !== this.props.at) this.tryAgain();
  }

  private tryAgain() {
    retryFailedPages();
    this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const reload = this.props.reload ?? (() => location.reload());
    return (
      <ErrorPanel
        text={error instanceof PageLoadError ? plus.chunkFail : err.generic}
        action={plus.reload}
        onRetry={reload}
      />
    );
  }
}
