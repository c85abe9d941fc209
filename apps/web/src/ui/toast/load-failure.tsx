import { plus } from '@utarang/messages';
import { useEffect } from 'react';
import { toast } from './toasts.js';

/** Shows a toast that something could not be loaded, which offers to reload the page. Returns the toast. */
export const toastLoadFailure = (): number =>
  toast({
    kind: 'problem',
    text: plus.chunkFail,
    action: { label: plus.reload, run: () => location.reload() },
    durationMs: null,
  });

/** Rendered in place of a part that could not be loaded: nothing but the toast about that. */
export function LoadFailure(): null {
  useEffect(() => void toastLoadFailure(), []);
  return null;
}
