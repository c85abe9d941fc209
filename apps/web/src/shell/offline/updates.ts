import { offline, plus } from '@utarang/messages';
import { TAKE_OVER } from '../../parts/offline/worker-messages.js';
import { dismissToast, toast } from '../../ui/toast/toasts.js';

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>;
type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;

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
  const take = () => {
    const { waiting } = registration;
    // Another tab has taken it: it has taken over already, and no event comes any more.
    if (!waiting) return reload();
    container.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(TAKE_OVER);
  };
  const offer = () => {
    // The first worker of a device replaces none.
    if (!container.controller) return;
    if (shown !== null) dismissToast(shown);
    shown = toast({ text: offline.update, action: { label: plus.reload, run: take }, lasts: null });
  };
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
    });
  });
}
