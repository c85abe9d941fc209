import { common } from '@utarang/messages';
import { type ReactNode, Suspense, useState } from 'react';
import type { PageCode } from '../../lib/lazy-page.js';
import { ErrorBoundary } from './error-boundary.js';

export const LOADING = <p aria-busy="true">{common.loading}</p>;

/** `fallback` is shown until the code is there. */
export type LazyProps<Props> = { code: PageCode<Props>; fallback?: ReactNode };

/**
 * A component whose code is loaded when it is first shown. Where it cannot be, its place says so and gets it once the
 * network is back; the page around it stays.
 */
export const Lazy = <Props extends object>(props: LazyProps<Props> & Props) => (
  <ErrorBoundary at="part">
    <Loaded {...props} />
  </ErrorBoundary>
);

function Loaded<Props extends object>({ code, fallback = LOADING, ...props }: LazyProps<Props> & Props) {
  const [Code] = useState(code.component);
  return (
    <Suspense fallback={fallback}>
      <Code {...(props as unknown as Props)} />
    </Suspense>
  );
}
