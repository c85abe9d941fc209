import { memo, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../parts/page/error-boundary.js';

/**
 * The place of the page in its frame. It is not rendered with the frame: React would hydrate in one task whatever of the
 * page is not hydrated by then.
 */
export const PageSlot = memo(({ at, children }: { at: string; children: ReactNode }) => (
  <ErrorBoundary at={at}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
));
