import { isLearnt, type Memory, MILESTONES, milestoneReached } from '@utarang/domain/review';
import { seoulDate } from '@utarang/domain/study';
import type { Orm } from '../../db/orm.js';
import { countLearnt, savePlan } from '../../learner/memory.repo.js';
import type { Learner } from '../../learner/turn.js';

export const NO_MILESTONE = { milestone: null, learnt: null } as const;

/** The milestone that was reached with this memory: the words are counted only where one is possible. */
export const milestoneOf = async (
  tx: Orm,
  { memberId, now }: Learner,
  memories: { readonly before: Memory | null; readonly after: Memory },
  celebrated: number,
) => {
  const wasLearnt = memories.before !== null && isLearnt(memories.before, now);
  if (wasLearnt || !isLearnt(memories.after, now) || celebrated >= MILESTONES.at(-1)!) return NO_MILESTONE;
  const learnt = await countLearnt(tx, memberId, seoulDate(now));
  const milestone = milestoneReached(learnt, celebrated);
  if (milestone === null) return NO_MILESTONE;
  await savePlan(tx, memberId, { milestone });
  return { milestone, learnt };
};
