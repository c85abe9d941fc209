import { fail, type Synonym } from '@utarang/contract';
import { answerKey, synonymFault } from '@utarang/domain/study';
import { and, count, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.js';
import { ownSynonyms } from '../../db/schema.js';
import type { StudyDeps } from './deps.js';

/** So many of a word; the message of `synonym_limit` names it. */
export const SYNONYMS_MAX = 20;

const ofWord = (memberId: number, wordId: number) =>
  and(eq(ownSynonyms.memberId, memberId), eq(ownSynonyms.wordId, wordId));

/** What the member counts as right answers to a word, the first added first. */
export const synonymsFor = (db: Orm, memberId: number, wordId: number): Promise<Synonym[]> =>
  db
    .select({ id: ownSynonyms.id, answerKo: ownSynonyms.answerKo })
    .from(ownSynonyms)
    .where(ofWord(memberId, wordId))
    .orderBy(ownSynonyms.id);

export const ownAnswersFor = async (db: Orm, memberId: number, wordId: number): Promise<string[]> =>
  (await synonymsFor(db, memberId, wordId)).map(({ answerKo }) => answerKo);

/** Right answers of a member's own, by which nobody else is graded. */
export function createSynonyms({ orm, catalogue, turn }: StudyDeps) {
  const wordOf = (wordId: number) => catalogue.word(wordId) ?? fail('word_not_found');

  return {
    /** Throws `word_not_found`. */
    list: (memberId: number, wordId: number): Promise<Synonym[]> => synonymsFor(orm, memberId, wordOf(wordId).id),

    /** One that is there already stays as it is. Throws `word_not_found`, `synonym_unfit` and `synonym_limit`. */
    async add(memberId: number, wordId: number, answerKo: string): Promise<Synonym> {
      const word = wordOf(wordId);
      if (synonymFault(answerKo, word, catalogue.senses) !== null) fail('synonym_unfit');
      const key = answerKey(answerKo);
      return turn(memberId, async (tx, { now }) => {
        const [known] = await tx
          .select({ id: ownSynonyms.id, answerKo: ownSynonyms.answerKo })
          .from(ownSynonyms)
          .where(and(ofWord(memberId, wordId), eq(ownSynonyms.answerKey, key)));
        if (known) return known;
        const [there] = await tx.select({ count: count() }).from(ownSynonyms).where(ofWord(memberId, wordId));
        if (there!.count >= SYNONYMS_MAX) fail('synonym_limit');
        const [added] = await tx
          .insert(ownSynonyms)
          .values({ memberId, wordId, answerKo, answerKey: key, createdAt: now })
          .returning({ id: ownSynonyms.id, answerKo: ownSynonyms.answerKo });
        return added!;
      });
    },

    /** Throws `synonym_not_found`, also for one of somebody else or of another word. */
    async remove(memberId: number, wordId: number, id: string): Promise<void> {
      const { rowCount } = isRowId(id)
        ? await orm.delete(ownSynonyms).where(and(ofWord(memberId, wordOf(wordId).id), eq(ownSynonyms.id, Number(id))))
        : { rowCount: 0 };
      if (rowCount !== 1) fail('synonym_not_found');
    },
  };
}

const isRowId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
