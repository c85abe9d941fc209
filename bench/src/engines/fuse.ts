import Fuse from 'fuse.js';
import { type Build, FIELDS_OF } from './engine.js';

export const fuse: Build = (words, mode) => {
  const index = new Fuse(words, { keys: [...FIELDS_OF[mode]] });
  return {
    search(query, limit) {
      const found = index.search(query);
      return { total: found.length, rows: found.slice(0, limit).map(({ refIndex }) => refIndex) };
    },
  };
};
