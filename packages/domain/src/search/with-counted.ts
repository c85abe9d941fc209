import { counters, type FoundCounted, findCounted } from '../counters/index.js';
import type { HeardForm } from './heard/heard-word.js';
import { shownRank, WHOLE } from './rank.js';
import { asTyped } from './readings.js';
import type { SearchHit, SearchIndex } from './search-index.js';
import type { SearchableWord } from './words.js';

/** The rank of a counter: that of a form, behind whole words that sound like the query. */
const RANK = shownRank(2 * WHOLE, 1);

/**
 * The search that finds a counter by a number with it (docs/product/search.md#counters): 三本, いっぽん, 이폰, 세 자루. It
 * stands behind the exact hits; with them and all else unchanged.
 */
export function withCounted(index: SearchIndex, words: readonly SearchableWord[]): SearchIndex {
  const rows = new Map<string, number>();
  for (const [row, { japaneseWord, hiragana }] of words.entries()) {
    const name = `${japaneseWord}\t${hiragana}`;
    if (COUNTERS.has(name) && !rows.has(name)) rows.set(name, row);
  }
  return {
    search(typed, mode, window, options) {
      const found = index.search(typed, mode, window, options);
      if (options?.exactOnly || options?.inList) return found;
      const counted = findCounted(typed).flatMap((each): SearchHit[] => {
        const row = rows.get(`${each.counter.written}\t${each.counter.reading}`);
        return row === undefined
          ? []
          : [{ row, rank: RANK, match: 'inflected', reading: asTyped(typed, mode), form: formOf(each) }];
      });
      if (counted.length === 0) return found;
      const all = index.search(typed, mode, { offset: 0, limit: words.length }, options);
      const theirs = new Set(counted.map(({ row }) => row));
      const exact = all.hits.slice(0, all.exact);
      const others = all.hits.slice(all.exact).filter(({ row }) => !theirs.has(row));
      const own = counted.filter(({ row }) => !exact.some((hit) => hit.row === row));
      const hits = [...exact, ...own, ...others];
      const { nearest: _, ...rest } = found;
      return {
        ...rest,
        total: hits.length,
        hits: hits.slice(window.offset, window.offset + window.limit),
        interpretedAs: exact.length > 0 || own.length === 0 ? found.interpretedAs : null,
      };
    },
  };
}

const COUNTERS: ReadonlySet<string> = new Set(counters.map(({ written, reading }) => `${written}\t${reading}`));

const formOf = ({ counted: { written, reading, pronunciation, korean } }: FoundCounted): HeardForm => ({
  written,
  reading,
  pronunciation,
  names: [],
  gloss: korean.join(', '),
  counted: true,
});
