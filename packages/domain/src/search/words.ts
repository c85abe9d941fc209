import type { SpeltWord } from '../words/written-form.js';

export type SearchField = 'japaneseWord' | 'reading' | 'koreanPronunciation' | 'meaningKo';
export type SearchMode = 'pronunciation' | 'meaning' | 'all';
export type SearchableWord = Readonly<Record<SearchField, string>> & {
  readonly id: number;
  /** Other spellings, by which the word is found as by its headword. */
  readonly forms?: SpeltWord['forms'];
};

/** A word with its accepted answers. */
export type AcceptingWord = SearchableWord & { readonly accept: readonly string[] };

/** A part of a field, in UTF-16 units of its text, half-open. */
export type TextRange = [start: number, end: number];
