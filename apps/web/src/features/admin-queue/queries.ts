import { queryOptions } from '@tanstack/react-query';
import { type AdminQueue, queryKeys } from '@utarang/contract';
import { getJson, sendJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';
import { WORD } from '../../parts/words/outlines.js';
import type { Item, Verdict } from './items.js';

/** The query of open entries. Others decide meanwhile, so it is refetched whenever it is shown. */
export const queueQuery = queryOptions({
  queryKey: queryKeys.adminQueue(),
  queryFn: ({ signal }) =>
    getJson('/api/admin/queue', { signal }).then(
      requireOutline<AdminQueue>({
        reports: [{ id: 0, word: WORD }],
        synonyms: [{ id: 0, word: WORD, answerKo: '' }],
        wishes: [{ id: 0, japaneseWord: '' }],
      }),
    ),
  staleTime: 0,
});

/** The list of the queue for each kind, which is also the path of its calls. */
export const listOf = { report: 'reports', synonym: 'synonyms', wish: 'wishes' } as const satisfies Record<
  Item['kind'],
  string
>;

export const sendVerdict = ({ kind, id }: Item, verdict: Verdict): Promise<void> =>
  sendJson('POST', `/api/admin/${listOf[kind]}/${id}/${verdict}`);
