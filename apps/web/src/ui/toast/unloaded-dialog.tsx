import { useEffect } from 'react';
import { dismissToast } from './toasts.js';
import { sayUnloaded } from './unloaded.js';

let shown: number | null = null;

/**
 * Rendered in place of a dialog that could not be loaded: nothing but one toast about that. The dialog counts as
 * closed, so that the next press shows the toast again.
 */
export function UnloadedDialog({ onClose }: { onClose: () => void }): null {
  useEffect(() => {
    if (shown !== null) dismissToast(shown);
    shown = sayUnloaded();
    onClose();
  }, [onClose]);
  return null;
}
