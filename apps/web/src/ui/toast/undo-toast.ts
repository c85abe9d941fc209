import { common, plus } from '@utarang/messages';
import { announce } from '../../lib/announce.js';
import { LONG_MS, REASON_MS } from './times.js';
import { toast } from './toasts.js';

/** Shows a toast that something was removed, with a button that undoes it; `undo` returns whether that worked. */
export function toastWithUndo(text: string, undo: () => Promise<boolean>): void {
  const run = async () => {
    if (await undo()) announce(plus.undone);
  };
  toast({ text, action: { label: plus.undo, run: () => void run() }, durationMs: REASON_MS });
}

/** Shows a toast for a failure, with a button to try again where that may help. */
export const toastFailure = (text: string, retry?: () => void): void =>
  void toast({
    kind: 'problem',
    text,
    ...(retry && { action: { label: common.retry, run: retry } }),
    durationMs: LONG_MS,
  });
