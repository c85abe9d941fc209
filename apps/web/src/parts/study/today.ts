import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type Today } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { checkAnswer } from '../answers/check-answer.js';

const FRESH_MS = 60_000; // what waits grows by itself, with each cooldown that ends

/** The query of what waits for a member today. Asked only for members. */
export const todayQuery = queryOptions<Today>({
  queryKey: queryKeys.today(),
  queryFn: ({ signal }) => getJson('/api/users/me/today', { signal }).then(checkAnswer('today')),
  staleTime: FRESH_MS,
});
