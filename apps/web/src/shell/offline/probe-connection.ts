import { onlineManager } from '@tanstack/react-query';
import { getJson } from '../../lib/http.js';
import { isCutOff, isOnline } from '../../lib/online.js';
import { WHO_AM_I } from '../../parts/session/refusals.js';

/** The time between two calls that find out whether the server answers again (docs/product/offline.md#what-waits). */
export const PROBE_MS = 10_000;
/** The time that such a call may take: it is given up before an answer is called late. */
const PROBE_TIMEOUT_MS = 5_000;

/**
 * Asks the server from time to time while calls do not get through although the browser believes in its network, and at
 * once when the browser says that it is back. Nothing else may ask any more: the device answers searches by itself.
 */
export function probeConnection(): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = () => {
    if (navigator.onLine && !document.hidden) {
      void getJson(WHO_AM_I, { timeoutMs: PROBE_TIMEOUT_MS }).catch(() => {}); // `isCutOff` says how it ended
    }
  };
  const follow = () => {
    clearInterval(timer);
    if (isCutOff.get()) timer = setInterval(ask, PROBE_MS);
    // What failed is asked for again with the first call that gets through.
    onlineManager.setOnline(isOnline());
  };
  follow();
  isCutOff.subscribe(follow);
  const askIfCutOff = () => isCutOff.get() && ask();
  addEventListener('online', askIfCutOff);
  document.addEventListener('visibilitychange', askIfCutOff);
}
