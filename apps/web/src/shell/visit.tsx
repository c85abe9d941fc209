import type { Site } from '@utarang/contract';
import { type ReactNode, Suspense } from 'react';
import { lazyOr } from '../lib/lazy-part.js';
import { useStore } from '../lib/store.js';
import { useGuestData } from '../parts/guest/use-guest-data.js';
import { initials } from '../parts/session/initials.js';
import { refusal } from '../parts/session/refusals.js';
import { useSessionWatch } from '../parts/session/use-session-watch.js';
import { useViewer } from '../parts/session/use-viewer.js';
import { ANONYMOUS } from '../parts/session/viewer.js';
import { useRememberedStars } from '../parts/study/use-remembered-stars.js';
import { useStudySync } from '../parts/study/use-study-sync.js';
import { WordTest } from '../parts/study/word-test/word-test.js';
import { LoadFailure } from '../ui/toast/load-failure.js';
import { Shell } from './shell.js';
import { useLogOut } from './use-log-out.js';

const MoveOver = lazyOr(async () => (await import('../parts/guest/move-over.js')).MoveOver, LoadFailure);
const RefusalDialog = lazyOr(async () => (await import('./refusal-dialog.js')).RefusalDialog, LoadFailure);

/** The shell with the viewer, and what is mounted once on every page: the word test and the dialog for refused calls. */
export function Visit({ site, children }: { site: Site; children: ReactNode }) {
  const viewer = useViewer();
  const onLogout = useLogOut();
  const refused = useStore(refusal);
  useSessionWatch();
  useStudySync();
  useRememberedStars();
  const moves = useGuestData();
  const shown =
    viewer.role === 'ANONYMOUS' ? ANONYMOUS : { role: viewer.role, initials: initials(viewer.name), onLogout };
  return (
    <>
      <Shell viewer={shown} site={site}>
        {children}
      </Shell>
      <WordTest />
      {moves && (
        <Suspense>
          <MoveOver />
        </Suspense>
      )}
      {refused?.loud && (
        <Suspense>
          <RefusalDialog {...refused} onClose={() => refusal.set(null)} />
        </Suspense>
      )}
    </>
  );
}
