import type { SearchMode } from '@utarang/domain/search';

/** The kinds of queries, by how hard they are to answer. */
export const QUERY_KINDS = ['one', 'two', 'three', 'keystrokes', 'miss', 'choseong'] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

export type Query = {
  readonly kind: QueryKind;
  readonly text: string;
  /** The row of the word that is meant, where the text does not spell it: an unfinished syllable, initials. */
  readonly meant: number | null;
};

/** The two searches that are raced: one field, as the home page does, or all four. */
export type RaceMode = Extract<SearchMode, 'pronunciation' | 'all'>;

/** The number of results on a page. */
export const PAGE = 24;
