import { asSearched } from '@utarang/domain/language';
import { createSearchIndex, type SearchableWord, type SearchIndex } from '@utarang/domain/search';
import type { Build } from './engine.js';

/** Both contenders ask the same index, which is large at a million words. */
const indexes = new WeakMap<readonly SearchableWord[], SearchIndex>();

function indexOf(words: readonly SearchableWord[]): SearchIndex {
  const made = indexes.get(words);
  if (made) return made;
  const index = createSearchIndex(words);
  // What a search would build on its first use belongs to the cost of building.
  for (const make of index.parts) make();
  indexes.set(words, index);
  return index;
}

const build =
  (exactOnly: boolean): Build =>
  (words, mode) => {
    const index = indexOf(words);
    return {
      search(query, limit) {
        const { total, hits } = index.search(asSearched(query), mode, { offset: 0, limit }, { exactOnly });
        return { total, rows: hits.map(({ row }) => row) };
      },
    };
  };

export const allTiers = build(false);
export const exactTier = build(true);
