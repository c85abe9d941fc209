import { asSearched, hasKanaOrKanji } from '../language/index.js';
import { type Pattern, patternOf, type Rows } from './column.js';
import { indexFields } from './field-indexes.js';
import type { GramIndex } from './gram-index.js';
import type { Cutting } from './heard/heard.js';
import type { HeardForm } from './heard/heard-word.js';
import { readIn } from './mark.js';
import { shownRank } from './rank.js';
import { asTyped, otherLayoutReadings, type Reading, type SearchedForm, tolerantReadings } from './readings.js';
import { indexSounds } from './sound-indexes.js';
import type { SearchableWord, SearchMode } from './words.js';

/** The part of the hits that a page shows: whole numbers from 0. */
export type HitWindow = { readonly offset: number; readonly limit: number };

/** `row` counts in the array that the index was made from; `reading` is the one that found it first. */
export type SearchHit = {
  row: number;
  rank: number;
  match: 'exact' | 'tolerant' | 'inflected';
  reading: Reading;
  /** The form of the word that was found: of an inflected hit alone. */
  form?: HeardForm;
};
export type SearchResult = {
  /** How many rows match in all. */
  total: number;
  /** Those of the window asked for, best first. */
  hits: SearchHit[];
  /** The query that the best word was found by, where no word was found as typed; else null. */
  interpretedAs: string | null;
  /** The parts of a query that is no word; none where it was not cut. */
  phrase?: Cutting | null;
  /** Where nothing was found: finds the rows of a few words that sound nearly so. */
  nearest?: () => readonly number[];
};
export type SearchOptions = {
  /** Searches for what was typed, read in no other way. */
  readonly exactOnly?: boolean;
  /**
   * Searches a list that is read as a whole: other readings are tried only where nothing is found as typed. Kana count
   * in either script.
   */
  readonly inList?: boolean;
};
export type SearchIndex = {
  search(query: string, mode: SearchMode, window: HitWindow, options?: SearchOptions): SearchResult;
};

/**
 * With so many exact hits nothing else is looked for (docs/product/search.md#tolerant-hits), whatever window is asked
 * for.
 */
export const ENOUGH = 24;

/** What one reading finds, best first. */
type Found = { readonly reading: Reading; readonly pattern: Pattern; readonly rows: Rows };

/**
 * The index of a catalogue that does not change; a changed one gets a new index. A blank query finds nothing: listing
 * the catalogue is the caller's.
 */
export function createSearchIndex(words: readonly SearchableWord[]): SearchIndex {
  const order = highestIdFirst(words);
  const indexes = indexForms(Array.from(order, (row) => words[row]!));

  function find(reading: Reading): Found {
    const pattern = patternOf(reading.text, reading.until);
    return { reading, pattern, rows: indexes[reading.form].find(pattern) };
  }

  /** The number of the query that found a row last: quicker than to collect the rows of each query in a set. */
  const foundBy = new Uint32Array(words.length);
  let queries = 0;

  /** Each row only where it is found first. */
  function eachRowOnce(found: readonly Found[]): Found[] {
    queries += 1;
    return found.map((one) => {
      const rows = one.rows.slice();
      let count = 0;
      for (const row of one.rows) {
        if (foundBy[row] === queries) continue;
        foundBy[row] = queries;
        rows[count++] = row;
      }
      return { ...one, rows: rows.subarray(0, count) };
    });
  }

  /** First what the query finds as typed, then reading after reading. */
  function findAll(query: string, mode: SearchMode, { exactOnly = false, inList = false }: SearchOptions): Found[] {
    const exact = find(asTyped(query, mode));
    if (exactOnly || exact.rows.length >= ENOUGH) return [exact];
    // "Where exact hits exist, the lists of a level and of words like Korean show no tolerant hit of another reading"
    // (docs/product/search.md#tolerant-hits).
    if (inList && exact.rows.length > 0 && !hasKanaOrKanji(query)) return [exact];
    const found = eachRowOnce([exact, ...tolerantReadings(query, mode).map(find)]);
    return countOf(found) > 0 ? found : eachRowOnce([exact, ...otherLayoutReadings(query, mode).map(find)]);
  }

  /** A row of a reading ranks by that reading's place and its rank there. */
  function pageOf(found: readonly Found[], { offset, limit }: HitWindow): SearchHit[] {
    const hits: SearchHit[] = [];
    let start = offset;
    found.forEach(({ reading, pattern, rows }, place) => {
      const part = rows.subarray(start, start + limit - hits.length);
      const ranks = indexes[reading.form].ranks(part, pattern);
      for (let i = 0; i < part.length; i++) {
        const rank = shownRank(ranks[i]!, place);
        hits.push({ row: order[part[i]!]!, rank, match: place === 0 ? 'exact' : 'tolerant', reading });
      }
      start = Math.max(0, start - rows.length);
    });
    return hits;
  }

  /**
   * "Where nothing was found as typed, the answer says which query was used instead"
   * (docs/product/search.md#how-a-query-was-read).
   */
  function readAs([exact, ...others]: readonly Found[], query: string): string | null {
    const best = exact?.rows.length === 0 && others.find(({ rows }) => rows.length > 0);
    if (!best) return null;
    return best.reading.shownAs ?? readIn(words[order[best.rows[0]!]!]!, best.reading, query);
  }

  return {
    search(typed, mode, window, options = {}) {
      const query = asSearched(typed);
      // Half a surrogate pair is no text; it would match the halves of other characters.
      if (query === '' || !query.isWellFormed()) return { total: 0, hits: [], interpretedAs: null };
      const found = findAll(query, mode, options);
      return { total: countOf(found), hits: pageOf(found, window), interpretedAs: readAs(found, query) };
    },
  };
}

/** Outside of `createSearchIndex`, which would otherwise keep every text in memory for as long as its index is used. */
const indexForms = (words: readonly SearchableWord[]): Record<SearchedForm, GramIndex> => ({
  ...indexFields(words),
  ...indexSounds(words),
});

/** With the highest id in row 0, "ties by higher id first" is the order of rows. */
const highestIdFirst = (words: readonly SearchableWord[]): Uint32Array =>
  Uint32Array.from(words.keys()).sort((a, b) => words[b]!.id - words[a]!.id);

const countOf = (found: readonly Found[]): number => found.reduce((sum, { rows }) => sum + rows.length, 0);
