import { announce } from './announce.js';
import { writeClipboard } from './clipboard.js';
import { useTransientFlag } from './clock.js';

/** The time for which a button says of itself that it has copied. */
const COPIED_MS = 1200; // docs/product/lists.md#copying

/**
 * The state of a button that copies: whether it has just copied, and the function that copies a text and announces it
 * with `said`. A refusal of the browser is silent.
 */
export function useCopy(said: string): [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, showCopied] = useTransientFlag(COPIED_MS);
  const copy = async (text: string) => {
    if (!(await writeClipboard(text))) return;
    showCopied();
    announce(said);
  };
  return [copied, copy];
}
