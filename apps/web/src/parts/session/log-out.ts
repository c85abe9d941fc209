import type { QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../lib/http.js';
import { device } from '../offline/device.js';
import { postSessionChange } from './tabs.js';
import { ANONYMOUS, becomeViewer } from './viewer.js';

/** Ends the session on the server, here and in the other tabs. */
export async function logOut(client: QueryClient): Promise<void> {
  const end = () => sendJson('POST', '/api/logout');
  await (device.get()?.clear(end) ?? end());
  becomeViewer(client, ANONYMOUS);
  postSessionChange('out');
}
