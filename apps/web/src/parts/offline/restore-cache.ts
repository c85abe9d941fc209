import type { QueryClient } from '@tanstack/react-query';
import { onReconnect } from '../../lib/online.js';
import { refreshViewer } from '../session/viewer.js';
import { allStored, storedViewer } from './stored-answers.js';

/**
 * Fills the query cache with the answers that the device stores, for a page that no server has rendered. The viewer is
 * the member who was logged in last, until the server can be asked.
 */
export async function restoreCache(client: QueryClient): Promise<void> {
  for (const { queryKey, data, at } of await allStored(await storedViewer())) {
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at });
  }
  if (navigator.onLine) void refreshViewer(client);
  const end = onReconnect(() => {
    end();
    void refreshViewer(client);
  });
}
