import type { FormName } from '../../language/index.js';
import type { SearchableWord } from '../words.js';

/** A word as phrases need it. */
export type HeardWord = SearchableWord & {
  readonly partsOfSpeech: readonly string[];
  /** N5 to N1, or null. */
  readonly level: string | null;
};

/** Counts how often a word stands in texts of everyday language; 0 where nothing is known. */
export type UsesOf = (word: HeardWord) => number;

/** A word in a form, as `NamedForm`; without names where a noun only took する. */
export type HeardForm = {
  readonly written: string;
  readonly reading: string;
  readonly pronunciation: string;
  readonly names: readonly FormName[];
  readonly gloss: string | null;
  /** True if the word is a counter behind a number: 三本 of 本. */
  readonly counted?: true;
};
