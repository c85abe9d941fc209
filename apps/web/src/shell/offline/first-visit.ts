import type { FirstVisit, Sign } from './after-quiet-period.js';
import { savesData } from './saves-data.js';

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
const LISTENING = { capture: true, passive: true };

/** True if the app was opened from the home screen of iOS: Safari has a property of its own for it. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

/** Calls back at each sign of the page, by the events of the browser. */
function watch(tell: (sign: Sign) => void): () => void {
  const isActive = () => tell('activity');
  const onInstalled = () => tell('installed');
  const isHidden = () => document.visibilityState === 'hidden' && tell('hidden');
  // Resources from the network: pages, calls, code and fonts.
  const loads = new PerformanceObserver(isActive);
  loads.observe({ type: 'resource' });
  for (const input of INPUTS) addEventListener(input, isActive, LISTENING);
  addEventListener('appinstalled', onInstalled);
  navigator.serviceWorker.addEventListener('controllerchange', onInstalled);
  document.addEventListener('visibilitychange', isHidden);
  return () => {
    loads.disconnect();
    for (const input of INPUTS) removeEventListener(input, isActive, LISTENING);
    removeEventListener('appinstalled', onInstalled);
    navigator.serviceWorker.removeEventListener('controllerchange', onInstalled);
    document.removeEventListener('visibilitychange', isHidden);
  };
}

/** The visit, observed in this browser. */
export const firstVisit = (): FirstVisit => ({
  hasProgram: navigator.serviceWorker.controller !== null || isInstalled(),
  savesData: savesData(),
  watch,
});
