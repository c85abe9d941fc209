import { queryKeys } from '@utarang/contract';
import type { MemberPageSources } from '../../lib/page-source.js';
import type { createReview } from './review.service.js';
import { type createStatistics, USUAL_WEEKS } from './statistics.service.js';

/** The initial data of pages with a member's review. */
export const reviewPages = (
  review: Pick<ReturnType<typeof createReview>, 'day' | 'state'>,
  statistics: ReturnType<typeof createStatistics>,
): MemberPageSources => ({
  home: async (memberId) => [{ key: queryKeys.reviewDay(), data: await review.day(memberId) }],
  statistics: async (memberId) => [{ key: queryKeys.statistics(USUAL_WEEKS), data: await statistics(memberId) }],
  review: async (memberId) => [{ key: queryKeys.review(), data: await review.state(memberId) }],
});
