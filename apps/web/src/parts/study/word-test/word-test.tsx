import { plus } from '@utarang/messages';
import { useEffect } from 'react';
import { onStep } from '../../../lib/on-step.js';
import { useStore } from '../../../lib/store.js';
import { toast } from '../../../ui/toast/toasts.js';
import { closeTest, testSession } from '../test-session.js';
import { loadTest, testDialog } from './word-test-code.js';

function sayUnloaded() {
  closeTest();
  toast({
    kind: 'problem',
    text: plus.chunkFail,
    action: { label: plus.reload, run: () => location.reload() },
    lasts: null,
  });
}

/** The one word test dialog, wherever it is opened from (`openTest`). A step to another place closes it. */
export function WordTest() {
  const session = useStore(testSession);
  const code = useStore(testDialog);
  useEffect(() => {
    const end = onStep(closeTest);
    return () => {
      end();
      closeTest();
    };
  }, []);
  useEffect(() => {
    if (session) loadTest().catch(sayUnloaded);
  }, [session]);
  return session && code && <code.Dialog session={session} />;
}
