import type { QueryClient } from '@tanstack/react-query';
import { restore } from '../../parts/offline/restore.js';
import { equip } from './equip.js';

/**
 * Readies a page that no server has rendered: with what the device keeps, before the first rendering asks for anything.
 */
export async function beginShell(client: QueryClient): Promise<void> {
  if (!import.meta.env.PROD) return;
  await restore(client).catch(() => {}); // a store that is forbidden has nothing
  equip(client);
}
