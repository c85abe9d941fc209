import type { CheckedWord, Word } from '@utarang/contract';
import { attemptState, cooldownStart, type Progress, wordStatus } from '@utarang/domain/study';

/** A saved word in its current state. Throws for one that is not saved. */
export function checkedWordOf(word: Word, progress: Progress, now: Date): CheckedWord {
  const { savedAt, completedAt, cooldownUntil } = progress;
  if (savedAt === null) throw new Error(`word ${word.id} is not saved`);
  const { status, returnsAt } = wordStatus(progress, now);
  const cools = status === 'COOLDOWN';
  const startedAt = cools ? cooldownStart(progress, now) : null;
  return {
    ...word,
    status,
    checkedAt: savedAt.toISOString(),
    completedAt: (returnsAt && completedAt?.toISOString()) ?? null,
    cooldownStartedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
    cooldownUntil: (cools && cooldownUntil?.toISOString()) || null,
    cooldownRemainingSec: cools ? attemptState(progress, now).cooldownRemainingSec : 0,
    returnsAt: returnsAt?.toISOString() ?? null,
  };
}
