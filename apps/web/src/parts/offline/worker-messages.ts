/** The message that tells a waiting service worker to take over: the reader has asked for the new release. */
export const TAKE_OVER = 'take-over';
