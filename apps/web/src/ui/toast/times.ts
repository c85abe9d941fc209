/** How long a toast stays, in milliseconds. Some are given by docs/product/messages.md#which-component-says-it. */
export const toastMs = {
  /** What the screen shows elsewhere, too. */
  short: 4000,
  /** What was done. */
  done: 5000,
  /** With a reason to read, or a button for what is soon forgotten. */
  reason: 6000,
  /** A failure, or what an admin may want to take back. */
  long: 8000,
} as const;
