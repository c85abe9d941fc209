import { REASON_MS } from '../toast/times.js';
import { toast } from '../toast/toasts.js';

/**
 * The props of a button that cannot be pressed now. It keeps its place and the focus, which `disabled` would take. It
 * gives the reason as its description, on hover, and when it is pressed, since a finger does not hover.
 */
export const disabledWithReason = (reason: string | false, onPress: () => void) => ({
  'aria-disabled': reason !== false,
  title: reason === false ? undefined : reason,
  onClick: reason === false ? onPress : () => void toast({ kind: 'problem', text: reason, durationMs: REASON_MS }),
});
