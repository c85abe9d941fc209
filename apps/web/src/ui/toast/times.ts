// How long a toast stays: docs/product/messages.md#toasts.

/** The duration for a result that another part of the screen shows, too. */
export const SHORT_MS = 4000;
/** The duration for a confirmation. */
export const DONE_MS = 5000;
/** The duration for a reason, or for a button of little weight. */
export const REASON_MS = 6000;
/** The duration for a failure, or for a change that an admin can undo. */
export const LONG_MS = 8000;
