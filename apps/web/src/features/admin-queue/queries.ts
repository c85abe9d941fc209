import { queryOptions } from '@tanstack/react-query';
import { type AdminQueue, queryKeys } from '@utarang/contract';
import { getJson, sendJson } from '../../lib/http.js';
import type { Item, Verdict } from './items.js';

/** What waits. Others decide meanwhile, so every look asks again. */
export const queueQuery = queryOptions({
  queryKey: queryKeys.adminQueue(),
  queryFn: ({ signal }) => getJson<AdminQueue>('/api/admin/queue', { signal }),
  staleTime: 0,
});

export const sendVerdict = ({ kind, id }: Item, verdict: Verdict): Promise<void> =>
  sendJson('POST', `/api/admin/${kind}s/${id}/${verdict}`);
