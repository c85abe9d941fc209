import { common } from '@utarang/messages';
import { type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from '../../../lib/hydration.js';
import type { PageCode } from '../../../lib/lazy-page.js';

const AWAITED = <p aria-busy="true">{common.loading}</p>;

/** `waits` is shown until then. */
type LateProps<Props> = { code: PageCode<Props>; waits?: ReactNode };

/** A tool, once it is loaded. The server draws none of them: they begin with what the device keeps. */
export function Late<Props extends object>({ code, waits = AWAITED, ...props }: LateProps<Props> & Props) {
  const [Code] = useState(code.component);
  if (!useHydrated()) return waits;
  return (
    <Suspense fallback={waits}>
      <Code {...(props as unknown as Props)} />
    </Suspense>
  );
}
