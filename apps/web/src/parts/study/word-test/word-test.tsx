import { useEffect } from 'react';
import { onNavigation } from '../../../lib/on-navigation.js';
import { useStore } from '../../../lib/store.js';
import { toastLoadFailure } from '../../../ui/toast/load-failure.js';
import { closeTest, testSession } from '../test-session.js';
import { loadTest, testDialog } from './word-test-code.js';

function closeAfterFailure() {
  closeTest();
  toastLoadFailure();
}

/** The one word test dialog, wherever it is opened from (`openTest`). A step to another place closes it. */
export function WordTest() {
  const session = useStore(testSession);
  const code = useStore(testDialog);
  useEffect(() => {
    const end = onNavigation(closeTest);
    return () => {
      end();
      closeTest();
    };
  }, []);
  useEffect(() => {
    if (session) loadTest().catch(closeAfterFailure);
  }, [session]);
  return session && code && <code.Dialog session={session} />;
}
