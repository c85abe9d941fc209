/** Tells a service worker that waits to take over: somebody has asked for the new release. */
export const TAKE_OVER = 'take-over';
