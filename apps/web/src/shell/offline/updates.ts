import { offline, plus } from '@utarang/messages';
import { TAKE_OVER } from '../../parts/offline/worker-messages.js';
import { toast } from '../../ui/toast/toasts.js';

/** Says that there is a new release, with a button that takes it. Nothing is forced: without it the page goes on as it is. */
function offer(worker: ServiceWorker): void {
  const run = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage(TAKE_OVER);
  };
  toast({ text: offline.update, action: { label: plus.reload, run }, lasts: null });
}

/** Offers each release that comes while the page is open (docs/product/offline.md#updates). */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const offerOnce = (worker: ServiceWorker) => {
    // The first worker of a device replaces none.
    if (navigator.serviceWorker.controller) offer(worker);
  };
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offerOnce(worker);
    });
  });
}
