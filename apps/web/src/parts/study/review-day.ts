import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type ReviewDay } from '@utarang/contract';
import { getJson } from '../../lib/http.js';

const FRESH_MS = 60_000;

/** The query of a member's progress with the day of review. Enabled only for members. */
export const reviewDayQuery = queryOptions<ReviewDay>({
  queryKey: queryKeys.reviewDay(),
  queryFn: ({ signal }) => getJson('/api/review/day', { signal }),
  staleTime: FRESH_MS,
});
