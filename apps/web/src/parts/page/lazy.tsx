import { common } from '@utarang/messages';
import { type ReactNode, Suspense, useState } from 'react';
import type { PageCode } from '../../lib/lazy-page.js';
import { ErrorBoundary } from './error-boundary.js';

export const LOADING = <p aria-busy="true">{common.loading}</p>;

/** The component; `fallback` is shown until its code is loaded. */
export type LazyProps<Props> = { code: PageCode<Props>; fallback?: ReactNode };

/**
 * A component whose code is loaded when it is first shown. Where that fails, an error is shown in its place, and it is
 * loaded once the network is back; the page around it stays.
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
