import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { checkAnswer } from '../answers/check-answer.js';

/**
 * The query of the word and the line of the day, and of what else the first page shows beside its first words; it is
 * refetched with each day in Seoul (`seoul-day.ts`).
 */
export const startQuery = queryOptions({
  queryKey: queryKeys.start(),
  queryFn: ({ signal }) => getJson('/api/start', { signal }).then(checkAnswer('start')),
});
