import type { PartOfSpeech, SearchMode, Word } from '@utarang/contract';
import type { Database, Log } from '../db/database.js';

export type CatalogueWord = Word & { partsOfSpeech: PartOfSpeech[] };

export type SearchResult = {
  readonly total: number;
  /** `row` is an index into the `words` of the catalogue that answered. */
  readonly hits: readonly { row: number; rank: number; match: 'exact' | 'tolerant' }[];
  readonly interpretedAs: string | null;
};

/** Every word in memory, always whole: a change swaps the old state for the new one in one step. */
export type Catalogue = {
  /** Changes with every change of the words; the same in every process that has the same words. */
  readonly version: string;
  /** Id descending. */
  readonly words: readonly CatalogueWord[];
  word(id: number): CatalogueWord | undefined;
  search(query: string, mode: SearchMode, window: { offset: number; limit: number }): SearchResult;
  /** Reloads at once if the database has another version; call it after a change of the words. */
  refresh(): Promise<void>;
  /** Stops listening; call it before `Database.close`. */
  close(): Promise<void>;
};

export async function createCatalogue(_database: Database, _log: Log): Promise<Catalogue> {
  return {
    version: '0',
    words: [],
    word: () => undefined,
    search: () => ({ total: 0, hits: [], interpretedAs: null }),
    refresh: async () => {},
    close: async () => {},
  };
}
