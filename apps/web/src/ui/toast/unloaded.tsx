import { plus } from '@utarang/messages';
import { useEffect } from 'react';
import { toast } from './toasts.js';

/** Says that what was pressed for cannot be loaded, and offers to load the page anew. Returns the toast. */
export const sayUnloaded = (): number =>
  toast({
    kind: 'problem',
    text: plus.chunkFail,
    action: { label: plus.reload, run: () => location.reload() },
    durationMs: null,
  });

/** Rendered in place of a part that could not be loaded: nothing but the toast that says so. */
export function Unloaded(): null {
  useEffect(() => void sayUnloaded(), []);
  return null;
}
