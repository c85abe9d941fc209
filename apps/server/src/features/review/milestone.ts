import { isLearnt, type Memory, MILESTONES, milestoneReached } from '@utarang/domain/review';
import type { Orm } from '../../db/orm.js';
import { savePlan } from '../../learner/memory.repo.js';

export const NO_MILESTONE = { milestone: null, learnt: null } as const;

/** Checks whether a milestone is possible with this memory: only then the learnt words are counted. */
export const mayReachMilestone = (before: Memory | null, after: Memory, now: Date, celebrated: number): boolean =>
  celebrated < MILESTONES.at(-1)! && isLearnt(after, now) && !(before !== null && isLearnt(before, now));

/** The milestone that is reached with a number of learnt words; null where they were not counted. */
export const milestoneOf = async (tx: Orm, memberId: number, learnt: number | null, celebrated: number) => {
  const milestone = learnt === null ? null : milestoneReached(learnt, celebrated);
  if (milestone === null) return NO_MILESTONE;
  await savePlan(tx, memberId, { milestone });
  return { milestone, learnt };
};
