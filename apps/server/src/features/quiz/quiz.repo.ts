import type { QuizKind } from '@utarang/contract';
import type { QuizAsk } from '@utarang/domain/quiz';
import type { GivenQuiz } from '@utarang/domain/study';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { givenQuizzes, signingKeys, wordProgress } from '../../db/schema.js';

const SITTING = 'quiz sitting';

/** The key that the cookies of sittings are signed with. */
export async function sittingKey(db: Orm): Promise<string> {
  const [row] = await db.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.name, SITTING));
  return row!.key;
}

export type GivenQuestion = GivenQuiz & { readonly kind: QuizKind; readonly ask: QuizAsk; readonly givenAt: Date };

const quizOf = (memberId: number, quizId: number) =>
  and(eq(givenQuizzes.memberId, memberId), eq(givenQuizzes.quizId, quizId));

/** Reads a quiz that a member was given, or null. A caller that changes it reads it inside the member's turn. */
export async function givenQuiz(db: Orm, memberId: number, quizId: number): Promise<GivenQuestion | null> {
  const [row] = await db.select().from(givenQuizzes).where(quizOf(memberId, quizId));
  return row ?? null;
}

export async function saveGivenQuiz(tx: Orm, memberId: number, quizId: number, given: GivenQuestion): Promise<void> {
  const { kind, ask, givenAt, answeredAt, earnedAt } = given;
  const row = { kind, ask, givenAt, answeredAt, earnedAt };
  await tx
    .insert(givenQuizzes)
    .values({ memberId, quizId, ...row })
    .onConflictDoUpdate({ target: [givenQuizzes.memberId, givenQuizzes.quizId], set: row });
}

/** All quizzes that a member was given, the earliest first. */
export const givenTo = (db: Orm, memberId: number) =>
  db
    .select({
      quizId: givenQuizzes.quizId,
      kind: givenQuizzes.kind,
      ask: givenQuizzes.ask,
      givenAt: givenQuizzes.givenAt,
      answeredAt: givenQuizzes.answeredAt,
      earnedAt: givenQuizzes.earnedAt,
    })
    .from(givenQuizzes)
    .where(eq(givenQuizzes.memberId, memberId))
    .orderBy(asc(givenQuizzes.givenAt));

/** Finds which of some words the member saved. */
export async function savedAmong(db: Orm, memberId: number, wordIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ wordId: wordProgress.wordId })
    .from(wordProgress)
    .where(
      and(
        eq(wordProgress.memberId, memberId),
        inArray(wordProgress.wordId, [...wordIds]),
        isNotNull(wordProgress.savedAt),
      ),
    );
  return new Set(rows.map(({ wordId }) => wordId));
}
