import type { FormName } from '../../language/index.js';
import type { SearchableWord } from '../words.js';

/** A word with the fields that phrases need. */
export type HeardWord = SearchableWord & {
  readonly partsOfSpeech: readonly string[];
  /** N5 to N1, or null. */
  readonly level: string | null;
};

/** Returns how often a word occurs in everyday texts; 0 where that is unknown. */
export type UsesOf = (word: HeardWord) => number;

/** A word in a form, as `NamedForm`. `names` is empty for a noun with する alone. */
export type HeardForm = {
  readonly written: string;
  readonly reading: string;
  readonly pronunciation: string;
  readonly names: readonly FormName[];
  readonly gloss: string | null;
  /** True if the word is a counter after a number: 三本 of 本. */
  readonly counted?: true;
};
