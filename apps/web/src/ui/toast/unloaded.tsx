import { plus } from '@utarang/messages';
import { useEffect } from 'react';
import { dismissToast, toast } from './toasts.js';

/** Says that what was pressed for cannot be loaded, and offers to load the page anew. */
export function sayUnloaded(): void {
  if (shown !== null) dismissToast(shown);
  shown = toast({
    kind: 'problem',
    text: plus.chunkFail,
    action: { label: plus.reload, run: () => location.reload() },
    lasts: null,
  });
}

/** The toast that says so. */
let shown: number | null = null;

/** Drawn in place of a part that could not be loaded: nothing but the toast that says so. */
export function Unloaded(): null {
  useEffect(sayUnloaded, []);
  return null;
}

/** Drawn likewise in place of a dialog, which counts as closed: the next press says so again. */
export function UnloadedDialog({ onClose }: { onClose: () => void }): null {
  useEffect(() => {
    sayUnloaded();
    onClose();
  }, [onClose]);
  return null;
}
