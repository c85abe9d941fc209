import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { knownWords } from '../../db/schema.js';

/** The words that a member marked as known, the earliest first. */
export const knownWordsOf = (db: Orm, memberId: number): Promise<{ wordId: number; knownAt: Date }[]> =>
  db
    .select({ wordId: knownWords.wordId, knownAt: knownWords.knownAt })
    .from(knownWords)
    .where(eq(knownWords.memberId, memberId))
    .orderBy(asc(knownWords.knownAt), asc(knownWords.wordId));

/** Marks words as known. A word that is already marked keeps the time of its mark. */
export async function markKnown(tx: Orm, memberId: number, wordIds: readonly number[], knownAt: Date): Promise<void> {
  const rows = wordIds.map((wordId) => ({ memberId, wordId, knownAt }));
  for (let index = 0; index < rows.length; index += AT_ONCE) {
    await tx
      .insert(knownWords)
      .values(rows.slice(index, index + AT_ONCE))
      .onConflictDoNothing();
  }
}

export async function unmarkKnown(tx: Orm, memberId: number, wordIds: readonly number[]): Promise<void> {
  await tx.delete(knownWords).where(and(eq(knownWords.memberId, memberId), inArray(knownWords.wordId, [...wordIds])));
}

/** The most rows of one statement, which has 65,535 parameters at most. */
const AT_ONCE = 5_000;
