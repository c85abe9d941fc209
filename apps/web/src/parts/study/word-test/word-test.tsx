import { plus } from '@utarang/messages';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store.js';
import { useStep } from '../../../lib/use-step.js';
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

/** The one word test dialog, wherever it is opened from (`openTest`). A step to another page closes it. */
export function WordTest() {
  const session = useStore(testSession);
  const code = useStore(testDialog);
  const step = useStep();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each step
  useEffect(() => closeTest, [step]);
  useEffect(() => {
    if (session) loadTest().catch(sayUnloaded);
  }, [session]);
  return session && code && <code.Dialog session={session} />;
}
