import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type Today } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { checkAnswer } from '../answers/check-answer.js';

const FRESH_MS = 60_000; // the numbers rise without a call: cooldowns end

/** The query of a member's tasks of today: words to review, and words to test again. */
export const todayQuery = queryOptions<Today>({
  queryKey: queryKeys.today(),
  queryFn: ({ signal }) => getJson('/api/users/me/today', { signal }).then(checkAnswer('today')),
  staleTime: FRESH_MS,
});
