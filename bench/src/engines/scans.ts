import { normalise } from '@utarang/domain/language';
import type { SearchableWord } from '@utarang/domain/search';
import type { RaceMode } from '../queries/query.js';
import { type Build, FIELDS_OF } from './engine.js';

const joined = (words: readonly SearchableWord[], mode: RaceMode): string =>
  words.map((word) => FIELDS_OF[mode].map((field) => normalise(word[field])).join('\n')).join('\n');

/**
 * The limit of any scan: one pass of memchr, which `Buffer.indexOf` of a byte is, over the joined fields in UTF-8, for a
 * byte that UTF-8 never has. It finds and ranks nothing.
 */
export const memchr: Build = (words, mode) => {
  const bytes = Buffer.from(joined(words, mode));
  return { search: () => ({ total: bytes.indexOf(0xff), rows: [] }) };
};

/** A scan that finds every place, as `String.indexOf` does, but does not rank. */
export const places: Build = (words, mode) => {
  const text = Buffer.from(joined(words, mode), 'utf16le').toString('utf16le');
  return {
    search(typed) {
      const query = normalise(typed);
      let total = 0;
      for (let index = text.indexOf(query); index >= 0; index = text.indexOf(query, index + query.length)) total++;
      return { total, rows: [] };
    },
  };
};
