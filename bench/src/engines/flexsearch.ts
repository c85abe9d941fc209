import { normalise } from '@utarang/domain/language';
import type { SearchableWord } from '@utarang/domain/search';
import { Index } from 'flexsearch';
import type { RaceMode } from '../queries/query.js';
import { type Build, FIELDS_OF } from './engine.js';
import { fieldsOf, normalisedFields, rankIn } from './ranking.js';
import { tokens } from './tokens.js';

const textOf = (words: readonly SearchableWord[], mode: RaceMode) =>
  words.map((word) => FIELDS_OF[mode].map((field) => word[field]).join('\n'));

/** Words by their beginnings, with the encoder it brings; its limit is the only way to hear of all results. */
export const asItComes: Build = (words, mode) => {
  const index = new Index({ tokenize: 'forward' });
  textOf(words, mode).forEach((text, row) => {
    index.add(row, text);
  });
  return {
    search(query, limit) {
      const found = index.search(query, { limit: words.length }) as number[];
      return { total: found.length, rows: found.slice(0, limit) };
    },
  };
};

/** Every part of every word, sorted afterwards by the product's ranking. */
export const fullWithOwnRanking: Build = (words, mode) => {
  const index = new Index({ tokenize: 'full', encode: tokens });
  textOf(words, mode).forEach((text, row) => {
    index.add(row, text);
  });
  const texts = words.map(normalisedFields);
  return {
    search(typed, limit) {
      const query = normalise(typed);
      const fields = fieldsOf(query, mode);
      const found = (index.search(query, { limit: words.length }) as number[])
        .map((row) => ({ row, id: words[row]!.id, rank: rankIn(texts[row]!, fields, query) }))
        .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
        .sort((a, b) => a.rank - b.rank || b.id - a.id);
      return { total: found.length, rows: found.slice(0, limit).map(({ row }) => row) };
    },
  };
};
