import { createSearchIndex } from '@utarang/domain/search';
import type { Build } from './engine.js';

export const ours: Build = (words, mode) => {
  const index = createSearchIndex(words);
  return {
    search(query, limit) {
      const { total, hits } = index.search(query, mode, { offset: 0, limit });
      return { total, rows: hits.map(({ row }) => row) };
    },
  };
};
