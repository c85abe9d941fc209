import { admin } from '@utarang/messages';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../lib/keyboard.js';
import { LONG_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';

/** Shows a toast that an edit was cancelled, with a button that restores what was typed. */
export const cancelledWith = (run: () => void): void =>
  void toast({ text: admin['list.cancelled'], action: { label: admin['list.cancelUndo'], run }, durationMs: LONG_MS });

/**
 * "Enter saves, Ctrl and Enter too where the focus is in no box, Escape cancels" (docs/product/admin.md#manage-words).
 * In a dialog that belongs to the edit the keys are the dialog's.
 */
export const editKeys =
  ({ save, cancel }: { save: () => void; cancel: () => void }) =>
  (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (isComposing(event.nativeEvent)) return;
    const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key === 'Enter' && (isTyped || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
  };
