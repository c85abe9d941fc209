import type { WordDetail, WordsPage } from '@utarang/contract';
import type { WordSearch } from './device.js';

/**
 * A request to the search worker. `check` asks the server for a newer book, `prepare` builds the index of the current
 * one.
 */
export type SearchRequest = { readonly id: number } & (
  | { readonly do: 'load' | 'check' | 'prepare' }
  | { readonly do: 'search'; readonly search: WordSearch }
  | { readonly do: 'word'; readonly wordId: number }
);

/**
 * The state of the book: its version, and whether the server has said since the page was loaded that it is the newest.
 */
export type BookState = { readonly version: string; readonly isNewest: boolean };

/** The worker's answer: the state of the book, the result, or null where there is no book or no such word. */
export type SearchResponse = {
  readonly id: number;
  readonly answer: BookState | WordsPage | WordDetail | null;
  /** True where the request failed. */
  readonly failed?: true;
};
