import { type Inside, onWire } from './word-names.js';
import type { Marks, Word } from './words.js';

/*
 * What a search on a device needs of the contract besides types. It is apart from the schemas: the worker would load and
 * make all of them before its first search.
 */

/** The word as it is sent to lists, without what only its own page needs. */
export const inList = ({ id, japaneseWord, reading, koreanPronunciation, meaningKo, level }: Inside<Word>): Word => ({
  id,
  japaneseWord,
  hiragana: reading,
  koreanPronunciation,
  meaningKo,
  level,
});

/** The marks that a search found, as they are sent. */
export const marksOnWire = (found: Inside<Marks>): Marks => onWire(found);
