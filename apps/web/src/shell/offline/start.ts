import type { QueryClient } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { showBadge } from './badge.js';
import { offerInstall } from './install-offer.js';
import { prefetchPages } from './prefetch-pages.js';
import { savesData } from './saves-data.js';
import { setUpDevice } from './set-up-device.js';
import { offerUpdates } from './updates.js';

let isStarted = false;

/**
 * Registers the service worker, equips the page, and loads ahead what a device without a network is to have. Where no
 * worker may run all stays as it is.
 */
export async function start(client: QueryClient): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  offerInstall();
  void import('../../parts/course/send-courses.js').then(
    ({ startCourses }) => startCourses(client),
    () => {},
  );
  const registration = await navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  offerUpdates(registration);
  const { checkBook, prepareSearch } = setUpDevice(client);
  showBadge(client);
  if (savesData() || !navigator.onLine) return;
  // Elsewhere the index waits for a search: it would cost power and memory that nobody uses.
  await (location.pathname === pages.home ? prepareSearch() : checkBook());
  await prefetchPages(client);
}
