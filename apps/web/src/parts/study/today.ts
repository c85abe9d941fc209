import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type Today } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { like } from '../../lib/outline.js';
import { WORD } from '../words/outlines.js';

const FRESH_MS = 60_000; // what waits grows by itself, with each cooldown that ends

/** What waits for a member today. Asked only for members. */
export const todayQuery = queryOptions<Today>({
  queryKey: queryKeys.today(),
  queryFn: ({ signal }) =>
    getJson('/api/users/me/today', { signal }).then(like<Today>({ waiting: 0, points: 0, streak: 0, words: [WORD] })),
  staleTime: FRESH_MS,
});
