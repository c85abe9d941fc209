import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type ReviewDay } from '@utarang/contract';
import { getJson } from '../../lib/http.js';

const FRESH_MS = 60_000;

/** The query of how far a member's day of review is. Asked only for members. */
export const reviewDayQuery = queryOptions<ReviewDay>({
  queryKey: queryKeys.reviewDay(),
  queryFn: ({ signal }) => getJson('/api/review/day', { signal }),
  staleTime: FRESH_MS,
});
