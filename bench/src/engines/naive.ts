import { normalise } from '@utarang/domain/language';
import type { Build } from './engine.js';
import { fieldsOf, normalisedFields, rankIn } from './ranking.js';

/**
 * The search (docs/product/search.md#rank) as one would first write it, over fields normalised beforehand: filter,
 * includes, sort.
 */
export const naive: Build = (words, mode) => {
  const prepared = words.map((word, row) => ({ row, id: word.id, texts: normalisedFields(word) }));
  return {
    search(typed, limit) {
      const query = normalise(typed);
      const fields = fieldsOf(query, mode);
      const found = prepared
        .filter(({ texts }) => fields.some((field) => texts[field].includes(query)))
        .map(({ row, id, texts }) => ({ row, id, rank: rankIn(texts, fields, query) }))
        .sort((a, b) => a.rank - b.rank || b.id - a.id);
      return { total: found.length, rows: found.slice(0, limit).map(({ row }) => row) };
    },
  };
};
