import type { QuizEntry } from '@utarang/content/quiz';
import type { Orm } from '../db/orm.js';
import type { SentenceRow } from './bank.js';
import type { CatalogueWord } from './word.js';
type Reader = Pick<Orm, 'select'>;
/** The words with these ids, or all, id descending; even retired ones. */
export declare function loadWords(tx: Reader, ids?: readonly number[]): Promise<CatalogueWord[]>;
/** All sentences, even retired ones, id ascending. */
export declare function loadSentences(tx: Reader): Promise<SentenceRow[]>;
/** The quizzes without retired ones, in the order of their ids. */
export declare const loadQuizzes: (tx: Reader) => Promise<QuizEntry[]>;
export {};
