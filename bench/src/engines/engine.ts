import type { SearchableWord } from '@utarang/domain/search';
import type { RaceMode } from '../queries/query.js';

/** The result that a list needs: how many there are, and the first of them, by row of the catalogue. */
export type Found = { readonly total: number; readonly rows: readonly number[] };

export type Engine = {
  /** The `limit` best results of a query and their number; at once, or, of another process, later. */
  search(query: string, limit: number): Found | Promise<Found>;
  /** The size of the index, for an engine that keeps it outside of this process. */
  bytes?(): Promise<number>;
  close?(): Promise<void>;
};

export type Services = { readonly databaseUrl: string | null };

export type Build = (words: readonly SearchableWord[], mode: RaceMode, services: Services) => Engine | Promise<Engine>;

/** The fields of a mode when nothing is known of the script of the query. */
export const FIELDS_OF = {
  pronunciation: ['koreanPronunciation'],
  all: ['japaneseWord', 'reading', 'koreanPronunciation', 'meaningKo'],
} as const satisfies Record<RaceMode, readonly (keyof SearchableWord)[]>;
