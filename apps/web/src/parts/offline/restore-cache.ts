import type { QueryClient } from '@tanstack/react-query';
import { refreshViewer } from '../session/viewer.js';
import { allStored, storedViewer } from './stored-answers.js';

/**
 * Fills the query cache with what the device keeps, for a page that no server has rendered. Who looks is who was logged
 * in last; the server is asked as soon as it answers.
 */
export async function restoreCache(client: QueryClient): Promise<void> {
  for (const { queryKey, data, at } of await allStored(await storedViewer())) {
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at });
  }
  const ask = () => void refreshViewer(client);
  if (navigator.onLine) ask();
  else addEventListener('online', ask, { once: true });
}
