import { offline, plus } from '@utarang/messages';
import { TAKE_OVER } from '../../parts/offline/worker-messages.js';
import { dismissToast, toast } from '../../ui/toast/toasts.js';

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;
type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'removeEventListener'>;

/** The time that a release has to take over once somebody has asked for it. After that the page loads anew without it. */
export const TAKE_OVER_MS = 5_000;
const ASK_EVERY_MS = 1_000;

/**
 * Lets the release that waits take over, then loads the page anew. It takes over once the worker before has answered
 * all that it was asked, which on a network that hangs may take minutes; Chromium forgets the wish where the page asks
 * for something in that moment; and a later release may have taken the place of the one that was asked. So it is asked
 * again. In the end the page loads anew all the same, and its release is offered there: the button has done what it
 * says.
 */
function takeOver(registration: Registration, container: Container, reload: () => void): void {
  let asked = 0;
  // Once: each further call would begin the loading of the page again.
  const end = () => {
    clearInterval(timer);
    container.removeEventListener('controllerchange', end);
    reload();
  };
  const ask = () => {
    const { waiting } = registration;
    // Another tab may have taken it: it has taken over already, and no event comes any more.
    if (!waiting || asked * ASK_EVERY_MS >= TAKE_OVER_MS) return end();
    asked += 1;
    waiting.postMessage(TAKE_OVER);
  };
  const timer = setInterval(ask, ASK_EVERY_MS);
  container.addEventListener('controllerchange', end);
  ask();
}

/**
 * Offers each release that waits when the page opens or comes while it is open, by one toast with a button that takes the
 * latest (docs/product/offline.md#updates). Nothing is forced: without it the page goes on as it is.
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
