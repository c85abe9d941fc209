import type { QuizEntry } from '@utarang/content/quiz';
import type { SenseBook } from '@utarang/domain/study';
import type { Database } from '../db/database.js';
import type { Log } from '../log.js';
import type { Bank } from './bank.js';
import { type ReadBuiltIndex } from './built-index.js';
import type { FactIndex } from './facts.js';
import type { Lists } from './lists.js';
import type { SongShelf } from './songs.js';
import type { CatalogueWord } from './word.js';
/**
 * All words in memory. A change swaps one whole state for the next, so that code without an `await` in between sees one
 * state.
 */
export type Catalogue = {
    /** The version of the words: equal in every process that has the same words. */
    readonly version: string;
    /** The number of changes of the words in the database that this process has applied. */
    readonly databaseVersion: number;
    /** Id descending, without retired ones. */
    readonly words: readonly CatalogueWord[];
    /** The word with this id, even a retired one. */
    word(id: number): CatalogueWord | undefined;
    /** The senses of all words, for grading. */
    readonly senses: SenseBook<CatalogueWord>;
    /**
     * The words in the form in which they are listed and searched: all, by level, by situation, by likeness to Korean.
     */
    readonly lists: Lists;
    /** The facts that a dictionary says of each word besides its meaning. */
    readonly facts: FactIndex;
    /** The sentences of the bank. */
    readonly bank: Bank;
    /** The quizzes, without retired ones, in the order of their ids. */
    readonly quizzes: readonly QuizEntry[];
    /** The artists and their songs. */
    readonly songs: SongShelf;
    /** Applies the changes in the database at once; to be called after a change of the words. */
    refresh(): Promise<void>;
    /**
     * Settles once what the first searches and answers need is computed. They are answered before, too, only more slowly.
     */
    readonly warmedUp: Promise<void>;
    /** Stops listening; to be called before `Database.close`. */
    close(): Promise<void>;
};
/** Loads the words, and follows the changes that any process makes. */
export declare function createCatalogue(database: Database, log: Log, readIndex?: ReadBuiltIndex): Promise<Catalogue>;
