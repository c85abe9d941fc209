import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.js';
import { ownSynonyms } from '../../db/schema.js';

/** What the member counts as right answers to a word. */
export async function ownAnswersFor(db: Orm, memberId: number, wordId: number): Promise<string[]> {
  const rows = await db
    .select({ answerKo: ownSynonyms.answerKo })
    .from(ownSynonyms)
    .where(and(eq(ownSynonyms.memberId, memberId), eq(ownSynonyms.wordId, wordId)));
  return rows.map(({ answerKo }) => answerKo);
}
