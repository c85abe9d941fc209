import type { QuizEntry } from '@utarang/content/quiz';
import { asc, desc, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { quizzes, sentences, words } from '../db/schema.js';
import type { SentenceRow } from './bank.js';
import type { CatalogueWord } from './word.js';

type Reader = Pick<Orm, 'select'>;

const { editedAt: _edited, listsEditedAt: _lists, version: _version, ...wordColumns } = getTableColumns(words);
const { editedAt: _sentenceEdited, version: _sentenceVersion, ...sentenceColumns } = getTableColumns(sentences);
const quizColumns = {
  id: quizzes.sentenceId,
  answerId: quizzes.answerId,
  wrongIds: quizzes.wrongIds,
  korean: quizzes.korean,
  note: quizzes.note,
};

/** The words with these ids, or all, id descending; retired ones, too. */
export async function loadWords(tx: Reader, ids?: readonly number[]): Promise<CatalogueWord[]> {
  const rows = await tx
    .select(wordColumns)
    .from(words)
    .where(ids && inArray(words.id, [...ids]))
    .orderBy(desc(words.id));
  return rows.map(({ retiredAt, ...word }) => (retiredAt ? { ...word, retired: true } : word));
}

/** All sentences, retired ones too, id ascending. */
export const loadSentences = async (tx: Reader): Promise<SentenceRow[]> =>
  tx.select(sentenceColumns).from(sentences).orderBy(asc(sentences.id));

/** The quizzes without retired ones, in the order of their ids. */
export const loadQuizzes = async (tx: Reader): Promise<QuizEntry[]> =>
  tx.select(quizColumns).from(quizzes).where(isNull(quizzes.retiredAt)).orderBy(asc(quizzes.sentenceId));
