import type { Site } from '@utarang/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from '../lib/store.js';
import { initials } from '../parts/session/initials.js';
import { refusal } from '../parts/session/refusals.js';
import { useSessionWatch } from '../parts/session/use-session-watch.js';
import { useViewer } from '../parts/session/use-viewer.js';
import { ANONYMOUS } from '../parts/session/viewer.js';
import { useRememberedStars } from '../parts/study/remembered-stars.js';
import { useStudySync } from '../parts/study/use-study-sync.js';
import { WordTest } from '../parts/study/word-test/word-test.js';
import { Shell } from './shell.js';
import { useLogOut } from './use-log-out.js';

const RefusalDialog = lazy(() => import('./refusal-dialog.js'));

/** The shell for whoever looks at it, the one word test, and the one dialog that says that a call was refused. */
export function Visit({ site, children }: { site: Site; children: ReactNode }) {
  const viewer = useViewer();
  const onLogout = useLogOut();
  const refused = useStore(refusal);
  useSessionWatch();
  useStudySync();
  useRememberedStars();
  const shown =
    viewer.role === 'ANONYMOUS' ? ANONYMOUS : { role: viewer.role, initials: initials(viewer.name), onLogout };
  return (
    <>
      <Shell viewer={shown} site={site}>
        {children}
      </Shell>
      <WordTest />
      {refused?.loud && (
        <Suspense>
          <RefusalDialog code={refused.code} onClose={() => refusal.set(null)} />
        </Suspense>
      )}
    </>
  );
}
