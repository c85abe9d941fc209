import type { QueryClient } from '@tanstack/react-query';
import { restoreCache } from '../../parts/offline/restore-cache.js';
import { setUpDevice } from './set-up-device.js';

/** Prepares a page that no server has rendered: fills the query cache from the device before the first rendering. */
export async function startOfflineShell(client: QueryClient): Promise<void> {
  if (!import.meta.env.PROD) return;
  await restoreCache(client).catch(() => {}); // a store that is forbidden is empty
  setUpDevice(client);
}
