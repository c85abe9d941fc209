import { queryKeys } from '@utarang/contract';
import type { MemberPageSources } from '../../lib/page-source.js';
import type { createReview } from './review.service.js';

/** The first data of pages with a member's review. */
export const reviewPages = (review: Pick<ReturnType<typeof createReview>, 'day' | 'state'>): MemberPageSources => ({
  home: async (memberId) => [{ key: queryKeys.reviewDay(), data: await review.day(memberId) }],
  review: async (memberId) => [{ key: queryKeys.review(), data: await review.state(memberId) }],
});
