import type { Marks, Word, WordsPage } from '@utarang/contract';

/** A word of any list; those like Korean have their Sino-Korean reading and a caution. */
export type ListWord = Word & { readonly hanja?: string | null; readonly caution?: string | null };

/** The request for a list. */
export type ListRequest<Search> = {
  /** The name that distinguishes it from all other lists of the product. */
  readonly name: string;
  /** The list that is searched: the words of one level never stand under the name of another. */
  readonly list: string;
  readonly search: Search;
  /** The page in the address when it was requested, counted from 1. */
  readonly page: number;
  /** The arrival at the page that it belongs to: coming back to the same search is another one. */
  readonly arrival: number;
};

/** A list that can be rendered. */
export type Listing<Search> = {
  readonly ask: ListRequest<Search>;
  readonly total: number;
  readonly interpretedAs: string | null;
  /** All its words; null where they are loaded page by page on demand. */
  readonly words: readonly ListWord[] | null;
  /** The answer from which it was made, where it is loaded page by page. */
  readonly answer?: WordsPage;
  /** The marks of the search in a word; null where the words have their own. */
  readonly marksOf: ((word: ListWord) => Marks) | null;
};

/** A listing, or the call for it that failed, or neither while it is being loaded. */
export type LoadedListing<Search> = {
  readonly listing: Listing<Search> | null;
  readonly failed: FailedCall | null;
};

export type FailedCall = { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };

/** The listing of a list that is loaded page by page, from the answer for one of its pages. */
export const pagedListing = <Search>(ask: ListRequest<Search>, answer: WordsPage): Listing<Search> => ({
  ask,
  total: answer.totalElements,
  interpretedAs: answer.interpretedAs,
  answer,
  words: null,
  marksOf: null,
});
