import { useEffect } from 'react';
import { toastLoadFailure } from './load-failure.js';
import { dismissToast } from './toasts.js';

let shown: number | null = null;

/**
 * Rendered in place of a dialog that could not be loaded: nothing but one toast about that. The dialog counts as
 * closed, so that the next press shows the toast again.
 */
export function LoadFailureDialog({ onClose }: { onClose: () => void }): null {
  useEffect(() => {
    if (shown !== null) dismissToast(shown);
    shown = toastLoadFailure();
    onClose();
  }, [onClose]);
  return null;
}
