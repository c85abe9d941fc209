// How long a toast stays: docs/product/messages.md#toasts.

/** The time for what the screen shows elsewhere, too. */
export const SHORT_MS = 4000;
/** The time for what was done. */
export const DONE_MS = 5000;
/** The time for a toast with a reason to read, or a button for what is soon forgotten. */
export const REASON_MS = 6000;
/** A failure, or what an admin may want to take back. */
export const LONG_MS = 8000;
