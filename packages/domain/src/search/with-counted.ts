import { type CountedByKey, countedKeys, counters, type FoundCounted, findCounted } from '../counters/index.js';
import { lazy } from '../language/lazy.js';
import type { HeardForm } from './heard/heard-word.js';
import { shownRank, WHOLE } from './rank.js';
import { asTyped } from './readings.js';
import type { SearchHit, SearchIndex } from './search-index.js';
import { addEntry, type EntryLexicon, lexiconOf, noEntries, type TextEntries } from './text-entries.js';
import type { SearchableWord } from './words.js';

/** The rank of a counter: that of a form, after whole words that sound like the query. */
const RANK = shownRank(2 * WHOLE, 1);

/** The sounds where none are stored, which all indexes share: each change of a word makes two small ones. */
const madeSounds = lazy(() => lexiconOf(countedEntries()));

/**
 * The search that also finds a counter by a number with it (docs/product/search.md#counters): 三本, いっぽん, 이폰, 세 자루. The
 * counter comes after the exact hits; the other hits are unchanged.
 */
export function withCounted(
  index: SearchIndex,
  words: readonly SearchableWord[],
  stored?: { readonly counted: EntryLexicon },
): SearchIndex {
  const byKey: CountedByKey = (key) => placesIn(stored?.counted ?? madeSounds(), key);
  const rowsOf = lazy(() => rowsOfCounters(words));
  return {
    parts: index.parts,
    search(typed, mode, window, options) {
      const found = index.search(typed, mode, window, options);
      if (options?.exactOnly || options?.inList) return found;
      const counted = findCounted(typed, byKey).flatMap((each): SearchHit[] => {
        const row = rowsOf().get(`${each.counter.written}\t${each.counter.reading}`);
        return row === undefined
          ? []
          : [{ row, rank: RANK, match: 'inflected', reading: asTyped(typed, mode), form: formOf(each) }];
      });
      if (counted.length === 0) return found;
      // The counter is placed after the exact hits and before all others: the window is requested in two parts,
      // before and after it.
      const { offset, limit } = window;
      const start = Math.max(0, offset - counted.length);
      const around = index.search(typed, mode, { offset: start, limit: limit + counted.length }, options);
      const theirs = new Set(counted.map(({ row }) => row));
      const before = around.hits.slice(0, Math.max(0, found.exact - start));
      const after = around.hits.slice(before.length).filter(({ row }) => !theirs.has(row));
      const hits = start > found.exact ? around.hits : [...before, ...counted, ...after];
      const skipped = start > found.exact ? 0 : offset - start;
      const { nearest: _, ...rest } = found;
      return {
        ...rest,
        total: found.total + counted.length,
        hits: hits.slice(skipped, skipped + limit),
        interpretedAs: found.exact > 0 ? found.interpretedAs : null,
      };
    },
  };
}

/** The readings of numbers with a counter by their sound; they are the same for all words. */
export function countedEntries(): TextEntries {
  const entries = noEntries();
  for (const { key, row, place } of countedKeys()) addEntry(entries, key, row, place);
  return entries;
}

function placesIn({ lexicon, rows, kinds }: EntryLexicon, key: string): ReturnType<CountedByKey> {
  const places: { row: number; place: number }[] = [];
  lexicon.eachEqual(key, (number) => places.push({ row: rows[number]!, place: kinds[number]! }));
  return places;
}

function rowsOfCounters(words: readonly SearchableWord[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  words.forEach(({ japaneseWord, reading }, row) => {
    const name = `${japaneseWord}\t${reading}`;
    if (COUNTERS.has(name) && !rows.has(name)) rows.set(name, row);
  });
  return rows;
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
