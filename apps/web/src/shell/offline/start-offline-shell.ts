import type { QueryClient } from '@tanstack/react-query';
import { restoreCache } from '../../parts/offline/restore-cache.js';
import { setUpDevice } from './set-up-device.js';

/**
 * Readies a page that no server has rendered: with what the device keeps, before the first rendering asks for anything.
 */
export async function startOfflineShell(client: QueryClient): Promise<void> {
  if (!import.meta.env.PROD) return;
  await restoreCache(client).catch(() => {}); // a store that is forbidden has nothing
  setUpDevice(client);
}
