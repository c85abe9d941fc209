import type { QuizEntry } from '@utarang/content/quiz';
import { type SenseBook } from '@utarang/domain/study';
import type { Database } from '../db/database.js';
import { type Bank } from './bank.js';
import { type ReadBuiltIndex } from './built-index.js';
import { type Digest } from './digest.js';
import { type FactIndex } from './facts.js';
import { type Lists, type StoredLists } from './lists.js';
import { type SongShelf } from './songs.js';
import type { CatalogueWord } from './word.js';
/** An immutable copy of all words at one moment. A change of the database makes a new one. */
export type Snapshot = {
    /** The row of `catalogue_version` with which it was read. */
    readonly databaseVersion: number;
    readonly version: string;
    /** Id descending, without retired ones. */
    readonly words: readonly CatalogueWord[];
    readonly byId: ReadonlyMap<number, CatalogueWord>;
    /** The senses of all words, computed on first use. */
    readonly senses: () => SenseBook<CatalogueWord>;
    readonly stored: StoredLists;
    readonly lists: Lists;
    readonly facts: FactIndex;
    readonly bank: Bank;
    readonly quizzes: readonly QuizEntry[];
    readonly songs: SongShelf;
    /**
     * The digest of the stored rows of each part. They are in the version beside the number of the database: a restored
     * database starts its numbers again, and would repeat the version of another content.
     */
    readonly digests: Readonly<Record<'words' | 'lists' | 'facts' | 'sentences' | 'quizzes' | 'songs', Digest>>;
    /** The number of words that updates have changed since everything was read. */
    readonly changedWords: number;
};
/** Reads everything. A search index that was built with the program saves most of the time of building one. */
export declare function loadSnapshot(database: Pick<Database, 'connect'>, readIndex?: ReadBuiltIndex): Promise<Snapshot>;
/**
 * Computes what the first search and the first answer would need, part by part, so that requests are answered in
 * between. A request meanwhile computes what it needs.
 */
export declare function warmUp({ lists, senses }: Pick<Snapshot, 'lists' | 'senses'>): Promise<void>;
/**
 * Returns the snapshot of the current database: the same where nothing changed, one with the changes applied where they
 * are few and known. Else everything is read again.
 */
export declare function updateSnapshot(current: Snapshot, database: Pick<Database, 'orm' | 'connect'>, readIndex?: ReadBuiltIndex): Promise<Snapshot>;
