import type { Synonym } from '@utarang/contract';
import type { AnswerKey } from '@utarang/domain/study';
import { and, count, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { ownSynonyms } from '../../db/schema.js';

const shownColumns = { id: ownSynonyms.id, answerKo: ownSynonyms.answerKo };

const ofWord = (memberId: number, wordId: number) =>
  and(eq(ownSynonyms.memberId, memberId), eq(ownSynonyms.wordId, wordId));

/** The own synonyms of a member for a word, the first added first. */
export const synonymsFor = (db: Orm, memberId: number, wordId: number): Promise<Synonym[]> =>
  db.select(shownColumns).from(ownSynonyms).where(ofWord(memberId, wordId)).orderBy(ownSynonyms.id);

export const ownAnswersFor = async (db: Orm, memberId: number, wordId: number): Promise<string[]> =>
  (await synonymsFor(db, memberId, wordId)).map(({ answerKo }) => answerKo);

/** The member's synonym of a word with this key (`answerKey`), or null. */
export async function synonymWithKey(
  db: Orm,
  memberId: number,
  wordId: number,
  answerKey: AnswerKey,
): Promise<Synonym | null> {
  const [row] = await db
    .select(shownColumns)
    .from(ownSynonyms)
    .where(and(ofWord(memberId, wordId), eq(ownSynonyms.answerKey, answerKey)));
  return row ?? null;
}

export async function countSynonyms(db: Orm, memberId: number, wordId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(ownSynonyms).where(ofWord(memberId, wordId));
  return row!.count;
}

export async function countAllSynonyms(db: Orm, memberId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(ownSynonyms).where(eq(ownSynonyms.memberId, memberId));
  return row!.count;
}

export async function insertSynonym(tx: Orm, synonym: typeof ownSynonyms.$inferInsert): Promise<Synonym> {
  const [row] = await tx.insert(ownSynonyms).values(synonym).returning(shownColumns);
  return row!;
}

/** Deletes a synonym of this member and this word. Returns whether there was one with this id. */
export async function deleteSynonym(db: Orm, memberId: number, wordId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(ownSynonyms).where(and(ofWord(memberId, wordId), eq(ownSynonyms.id, id)));
  return rowCount === 1;
}

/** All own synonyms of a member, in the order in which they were added. */
export const synonymsOf = (db: Orm, memberId: number) =>
  db
    .select({ wordId: ownSynonyms.wordId, answerKo: ownSynonyms.answerKo, createdAt: ownSynonyms.createdAt })
    .from(ownSynonyms)
    .where(eq(ownSynonyms.memberId, memberId))
    .orderBy(ownSynonyms.id);
