import type { QuizEntry } from '@utarang/content/quiz';
import { type Level, levels } from '@utarang/contract';
import { asc, desc, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { quizzes, sentences, words } from '../db/schema.js';
import type { SentenceRow } from './bank.js';
import { createSharedArrays } from './shared-arrays.js';
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

/** The words with these ids, or all, id descending; even retired ones. */
export async function loadWords(tx: Reader, ids?: readonly number[]): Promise<CatalogueWord[]> {
  const rows = await tx
    .select(wordColumns)
    .from(words)
    .where(ids && inArray(words.id, [...ids]))
    .orderBy(desc(words.id));
  const shared = createSharedArrays();
  return rows.map(({ retiredAt, ...row }) => {
    const word = {
      ...row,
      level: row.level && levelOf(row.level),
      partsOfSpeech: shared(row.partsOfSpeech),
      accept: shared(row.accept),
      block: shared(row.block),
      forms: shared(row.forms),
    };
    return retiredAt ? { ...word, retired: true } : word;
  });
}

/** All sentences, even retired ones, id ascending. */
export async function loadSentences(tx: Reader): Promise<SentenceRow[]> {
  const rows = await tx.select(sentenceColumns).from(sentences).orderBy(asc(sentences.id));
  const shared = createSharedArrays();
  return rows.map((row) => ({
    ...row,
    level: levelOf(row.level),
    targetIds: shared(row.targetIds),
    situations: shared(row.situations),
  }));
}

/** The shared string of a level, in place of the row's own. */
const levelOf = (level: Level): Level => levels[levels.indexOf(level)]!;

/** The quizzes without retired ones, in the order of their ids. */
export const loadQuizzes = async (tx: Reader): Promise<QuizEntry[]> =>
  tx.select(quizColumns).from(quizzes).where(isNull(quizzes.retiredAt)).orderBy(asc(quizzes.sentenceId));
