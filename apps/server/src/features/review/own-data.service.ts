import type { StudyExport } from '@utarang/contract';
import type { ReviewDeps } from './deps.js';
import { daysOf, memoriesOf, planOf, reviewsOf } from './review.repo.js';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Everything that is kept of a member's reviews. */
export const createReviewExport =
  ({ orm }: Pick<ReviewDeps, 'orm'>) =>
  async (memberId: number): Promise<Pick<StudyExport, 'memory' | 'reviews' | 'reviewDays' | 'reviewPlan'>> => {
    const memories = await memoriesOf(orm, memberId);
    const log = await reviewsOf(orm, memberId);
    const plan = await planOf(orm, memberId);
    return {
      memory: memories.map(({ memberId: _, ...memory }) => ({
        ...memory,
        savedAt: iso(memory.savedAt),
        dueAt: iso(memory.dueAt),
        reviewedAt: iso(memory.reviewedAt),
        hintedAt: iso(memory.hintedAt),
      })),
      reviews: log.map(({ memberId: _, answeredAt, ...review }) => ({
        ...review,
        answeredAt: answeredAt.toISOString(),
      })),
      reviewDays: await daysOf(orm, memberId),
      reviewPlan: {
        dailyGoal: plan?.dailyGoal ?? null,
        desiredRetention: plan?.desiredRetention ?? null,
        reviewKinds: plan?.reviewKinds ?? null,
        restDay: plan?.restDay ?? false,
        milestone: plan?.milestone ?? 0,
        parameters: plan?.parameters ?? null,
        fittedOn: plan?.fittedOn ?? null,
      },
    };
  };
