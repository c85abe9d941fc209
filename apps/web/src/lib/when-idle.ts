/**
 * Runs something when the browser is idle. Returns a function that cancels it. Older Safari has no
 * `requestIdleCallback`.
 */
export const whenIdle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const handle = requestIdleCallback(run, { timeout: 3000 });
        return () => cancelIdleCallback(handle);
      }
    : (run) => {
        const timer = setTimeout(run, 600);
        return () => clearTimeout(timer);
      };
