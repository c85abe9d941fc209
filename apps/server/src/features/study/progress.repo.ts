import { neverMet, type Progress } from '@utarang/domain/study';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { wordMemory, wordProgress } from '../../db/schema.js';

const columns = {
  savedAt: wordProgress.savedAt,
  attemptsUsed: wordProgress.attemptsUsed,
  cooldownUntil: wordProgress.cooldownUntil,
  cooldownSeconds: wordProgress.cooldownSeconds,
  completedAt: wordProgress.completedAt,
};

/** A member's progress on one word. A caller that changes it reads it inside the member's turn (`learner/turn.ts`). */
export async function progressOn(db: Orm, memberId: number, wordId: number): Promise<Progress> {
  const [row] = await db
    .select(columns)
    .from(wordProgress)
    .where(and(eq(wordProgress.memberId, memberId), eq(wordProgress.wordId, wordId)));
  return row ?? neverMet;
}

export async function saveProgress(tx: Orm, memberId: number, wordId: number, progress: Progress): Promise<void> {
  const { savedAt, attemptsUsed, cooldownUntil, cooldownSeconds, completedAt } = progress;
  await tx
    .insert(wordProgress)
    .values({ memberId, wordId, savedAt, attemptsUsed, cooldownUntil, cooldownSeconds, completedAt })
    .onConflictDoUpdate({
      target: [wordProgress.memberId, wordProgress.wordId],
      set: {
        savedAt: sql`excluded.saved_at`,
        attemptsUsed: sql`excluded.attempts_used`,
        cooldownUntil: sql`excluded.cooldown_until`,
        cooldownSeconds: sql`excluded.cooldown_seconds`,
        completedAt: sql`excluded.completed_at`,
      },
    });
}

export type WordProgress = Progress & { readonly wordId: number };

/** All words that the member has ever saved or tried. */
export const progressOf = (db: Orm, memberId: number): Promise<WordProgress[]> =>
  db
    .select({ wordId: wordProgress.wordId, ...columns })
    .from(wordProgress)
    .where(eq(wordProgress.memberId, memberId));

/** The memories of saved words that were answered, from which their dots follow. */
export const memoriesOf = (
  db: Orm,
  memberId: number,
): Promise<{ wordId: number; stability: number; streak: number }[]> =>
  db
    .select({ wordId: wordMemory.wordId, stability: sql<number>`stability`, streak: wordMemory.streak })
    .from(wordMemory)
    .where(and(eq(wordMemory.memberId, memberId), isNotNull(wordMemory.savedAt), isNotNull(wordMemory.stability)));

/** The dates and counts of saved words that were answered. */
export const schedulesOf = (db: Orm, memberId: number) =>
  db
    .select({
      wordId: wordMemory.wordId,
      dueAt: wordMemory.dueAt,
      reviewedAt: wordMemory.reviewedAt,
      reps: wordMemory.reps,
      lapses: wordMemory.lapses,
    })
    .from(wordMemory)
    .where(and(eq(wordMemory.memberId, memberId), isNotNull(wordMemory.savedAt), isNotNull(wordMemory.dueAt)));

export const countSaved = (db: Orm, memberId: number): Promise<number> =>
  db.$count(wordProgress, and(eq(wordProgress.memberId, memberId), isNotNull(wordProgress.savedAt)));
