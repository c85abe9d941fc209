import { memo, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../parts/page/error-boundary.js';

/**
 * The place of the page in its frame. It is not rendered with the frame: else React would hydrate in one task all of
 * the page that is not hydrated yet.
 */
export const PageSlot = memo(({ at, children }: { at: string; children: ReactNode }) => (
  <ErrorBoundary at={at}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
));
