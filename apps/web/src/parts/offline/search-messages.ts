import type { WordDetail, WordsPage } from '@utarang/contract';
import type { WordSearch } from './device.js';

/** A request to the search worker. `check` asks the server for a newer book, `prepare` makes the index of the one there is. */
export type SearchRequest = { readonly id: number } & (
  | { readonly do: 'load' | 'check' | 'prepare' }
  | { readonly do: 'search'; readonly search: WordSearch }
  | { readonly do: 'word'; readonly wordId: number }
);

/** The state of the book: of which version it is, and whether the server has said in this page's time that it is the newest. */
export type BookState = { readonly version: string; readonly isNewest: boolean };

/** The worker's answer: the state of the book, what was found, or null where there is no book or no such word. */
export type SearchResponse = {
  readonly id: number;
  readonly answer: BookState | WordsPage | WordDetail | null;
  /** True where the worker could not do it. */
  readonly failed?: true;
};
