import { DONE_MS, LONG_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';

/** Shows the result of a press in a toast. */
export const toastResult = (text: string): void => void toast({ text, durationMs: DONE_MS });

/** Shows a result in a toast with an undo button. */
export const toastUndoable = (text: string, label: string, run: () => void): void =>
  void toast({ text, action: { label, run }, durationMs: LONG_MS });
