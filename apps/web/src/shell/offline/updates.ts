import { offline, plus } from '@utarang/messages';
import { TAKE_OVER } from '../../parts/offline/worker-messages.js';
import { dismissToast, toast } from '../../ui/toast/toasts.js';

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;
type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'removeEventListener'>;

/**
 * The time in which a release has to take over once the reader has asked for it. After that the page reloads without
 * it.
 */
export const TAKE_OVER_MS = 5_000;
const ASK_EVERY_MS = 1_000;

/**
 * Lets the waiting release take over, then reloads the page. A release takes over once the active worker has answered
 * all requests, which may take minutes on a network that hangs. The message is repeated, since Chromium loses it where
 * the page makes a request at the same time, and since a later release may have replaced the waiting one. After
 * `TAKE_OVER_MS` the page reloads anyway, and offers the release again.
 */
function takeOver(registration: Registration, container: Container, reload: () => void): void {
  let asked = 0;
  // Once: each further call would begin the reload again.
  const end = () => {
    clearInterval(timer);
    container.removeEventListener('controllerchange', end);
    reload();
  };
  const ask = () => {
    const { waiting } = registration;
    // Another tab may have asked: the release has taken over already, and no event follows.
    if (!waiting || asked * ASK_EVERY_MS >= TAKE_OVER_MS) return end();
    asked += 1;
    waiting.postMessage(TAKE_OVER);
  };
  const timer = setInterval(ask, ASK_EVERY_MS);
  container.addEventListener('controllerchange', end);
  ask();
}

/**
 * Offers each release that is waiting when the page opens or while it is open, by one toast with a button that
 * activates the latest (docs/product/offline.md#updates). Without a press the page continues with its own release.
 */
export function offerUpdates(
  registration: Registration,
  container: Container = navigator.serviceWorker,
  reload: () => void = () => location.reload(),
): void {
  let shown: number | null = null;
  const take = () => takeOver(registration, container, reload);
  const offer = () => {
    // The first worker of a device replaces none.
    if (!container.controller) return;
    if (shown !== null) dismissToast(shown);
    shown = toast({ text: offline.update, action: { label: plus.reload, run: take }, durationMs: null });
  };
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
    });
  });
}
