import { common, plus } from '@utarang/messages';
import { announce } from '../../lib/announce.js';
import { LONG_MS, REASON_MS } from './times.js';
import { toast } from './toasts.js';

/** Says that something was taken out, with a button that takes that back; `undo` returns whether it is there again. */
export function toastWithUndo(text: string, undo: () => Promise<boolean>): void {
  const run = async () => {
    if (await undo()) announce(plus.undone);
  };
  toast({ text, action: { label: plus.undo, run: () => void run() }, durationMs: REASON_MS });
}

/** Says what failed; with the way to try again where that may help. */
export const toastFailure = (text: string, retry?: () => void): void =>
  void toast({
    kind: 'problem',
    text,
    ...(retry && { action: { label: common.retry, run: retry } }),
    durationMs: LONG_MS,
  });
