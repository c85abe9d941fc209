import { REASON_MS } from '../toast/times.js';
import { toast } from '../toast/toasts.js';

/**
 * For a button that cannot be pressed now. It keeps its place and the focus, which `disabled` would take. It says why as
 * its description, when it is pointed at, and when it is pressed, since a finger does not point.
 */
export const disabledWithReason = (reason: string | false, onPress: () => void) => ({
  'aria-disabled': reason !== false,
  title: reason === false ? undefined : reason,
  onClick: reason === false ? onPress : () => void toast({ kind: 'problem', text: reason, durationMs: REASON_MS }),
});
