import type { QueryClient } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { registerWorker, whenActive } from '../../parts/offline/registration.js';
import { showBadge } from './badge.js';
import { prefetchPages } from './prefetch-pages.js';
import { savesData } from './saves-data.js';
import { setUpDevice } from './set-up-device.js';
import { offerUpdates } from './updates.js';

/**
 * Registers the service worker, sets up the device, and prefetches what it needs without a network: the program, then
 * the book, then answers. Where no worker may run nothing changes.
 */
export async function readyDevice(client: QueryClient): Promise<void> {
  const registration = await registerWorker().catch(() => undefined);
  if (!registration) return;
  offerUpdates(registration);
  const { checkBook, prepareSearch } = setUpDevice(client);
  showBadge(client);
  await whenActive(registration);
  if (savesData() || !navigator.onLine) return;
  // Elsewhere the index waits for a search: building it would cost power and memory for nothing.
  await (location.pathname === pages.home ? prepareSearch() : checkBook());
  await prefetchPages(client);
}
