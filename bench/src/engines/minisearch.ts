import MiniSearch from 'minisearch';
import { type Build, FIELDS_OF } from './engine.js';
import { suffixes, tokens } from './tokens.js';

const build =
  (indexed: (term: string) => string | string[]): Build =>
  (words, mode) => {
    const index = new MiniSearch({
      fields: [...FIELDS_OF[mode]],
      tokenize: tokens,
      processTerm: indexed,
      searchOptions: { prefix: true, combineWith: 'AND', processTerm: (term) => term },
    });
    index.addAll(words.map((word, row) => ({ ...word, id: row })));
    return {
      search(query, limit) {
        const found = index.search(query);
        return { total: found.length, rows: found.slice(0, limit).map(({ id }) => id as number) };
      },
    };
  };

export const asItComes = build((term) => term);
export const withSuffixes = build(suffixes);
