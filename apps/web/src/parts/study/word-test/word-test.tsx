import { useEffect } from 'react';
import { onNavigation } from '../../../lib/on-navigation.js';
import { useStore } from '../../../lib/store.js';
import { sayUnloaded } from '../../../ui/toast/unloaded.js';
import { closeTest, testSession } from '../test-session.js';
import { loadTest, testDialog } from './word-test-code.js';

function closeUnloaded() {
  closeTest();
  sayUnloaded();
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
    if (session) loadTest().catch(closeUnloaded);
  }, [session]);
  return session && code && <code.Dialog session={session} />;
}
