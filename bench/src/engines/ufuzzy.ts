import UFuzzy from '@leeoniya/ufuzzy';
import { type Build, FIELDS_OF } from './engine.js';

/** With its documented settings for scripts other than Latin. */
export const ufuzzy: Build = (words, mode) => {
  const matcher = new UFuzzy({
    unicode: true,
    interSplit: "[^\\p{L}\\d']+",
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
    intraChars: "[\\p{L}\\d']",
    intraContr: "'\\p{L}{1,2}\\b",
  });
  const texts = words.map((word) => FIELDS_OF[mode].map((field) => word[field]).join('\n'));
  return {
    search(query, limit) {
      const [filtered, info, order] = matcher.search(texts, query);
      const rows = info ? order.map((place) => info.idx[place]!) : (filtered ?? []);
      return { total: rows.length, rows: rows.slice(0, limit) };
    },
  };
};
