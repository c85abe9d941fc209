/** Runs something when there is nothing else to do; the answer calls it off. Safari learnt `requestIdleCallback` late. */
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
