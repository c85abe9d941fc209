import { hasKanaOrKanji, isWellFormed, type SearchText } from '../language/index.js';
import { patternOf } from './column.js';
import { indexFields } from './field-indexes.js';
import type { ScannedCells } from './field-scans.js';
import { createFirstFound } from './first-found.js';
import type { Found } from './found.js';
import type { GramIndex } from './gram-index.js';
import type { Cutting } from './heard/heard.js';
import type { HeardForm } from './heard/heard-word.js';
import { readIn } from './mark.js';
import { ALIKE, RANKS, shownRank } from './rank.js';
import {
  asTyped,
  nounOfSuru,
  otherLayoutReadings,
  type Reading,
  type SearchedForm,
  tolerantReadings,
} from './readings.js';
import { scopes } from './scope.js';
import { indexSounds } from './sound-indexes.js';
import { speltOtherwise } from './spelt-otherwise.js';
import type { EntryLexicon } from './text-entries.js';
import { upTo } from './up-to.js';
import { createWholeHits } from './whole-hits.js';
import type { WholeWords } from './whole-words.js';
import type { SearchableWord, SearchMode } from './words.js';

/** The window of the hits that a page shows: whole numbers from 0. */
export type HitWindow = { readonly offset: number; readonly limit: number };

/** A hit. `row` is an index into the array from which the index was built; `reading` is the first one that found it. */
export type SearchHit = {
  row: number;
  rank: number;
  match: 'exact' | 'tolerant' | 'inflected';
  reading: Reading;
  /** The form of the word that was found; only for an inflected hit. */
  form?: HeardForm;
};
export type SearchResult = {
  /** The number of all hits. */
  total: number;
  /** The number of exact hits among them. */
  exact: number;
  /** The hits of the window, best first. */
  hits: SearchHit[];
  /** The query by which the best word was found, where no word was found as typed; else null. */
  interpretedAs: string | null;
  /** The parts of a query that is no word; none where it was not segmented. */
  phrase?: Cutting | null;
  /** Finds the rows of a few words with a similar sound, where nothing was found. */
  nearest?: () => readonly number[];
};
export type SearchOptions = {
  /** True to search only for exactly the typed text. */
  readonly exactOnly?: boolean;
  /**
   * True to search a list that is read as a whole: other readings are tried only where nothing is found as typed. Kana
   * count in either script.
   */
  readonly inList?: boolean;
};
export type SearchIndex = {
  /**
   * Builds the index part by part, what most queries need first. A missing part is built by the first search that needs
   * it.
   */
  readonly parts: readonly (() => unknown)[];
  search(query: SearchText, mode: SearchMode, window: HitWindow, options?: SearchOptions): SearchResult;
};

/** Parts made before of words with the highest id first: their fold keys, and their cells where they come packed. */
export type MadeBefore = { readonly keys: EntryLexicon; readonly packed?: ScannedCells | undefined };

/**
 * The number of exact hits from which on nothing else is searched (docs/product/search.md#tolerant-hits), whatever
 * window is requested.
 */
export const ENOUGH = 24;

/**
 * Creates the index of an immutable catalogue; a changed one gets a new index. A blank query finds nothing: the caller
 * lists the catalogue. Some of it may have been made before.
 */
export function createSearchIndex(words: readonly SearchableWord[], made?: MadeBefore): SearchIndex {
  const order = made ? upTo(words.length) : highestIdFirst(words);
  const { indexOf, wholes, parts } = indexForms(() => (made ? words : Array.from(order, (row) => words[row]!)), made);
  const wordIn = (row: number): SearchableWord => words[order[row]!]!;

  function find(reading: Reading, place: number): Found {
    const pattern = patternOf(reading.text, reading.until);
    return { reading, pattern, rows: indexOf(reading.form).find(pattern), place };
  }
  const { withWholes, asNoun } = createWholeHits({ indexOf, wholes, wordIn, find });
  const eachRowOnce = createFirstFound(words.length);
  const findLater = (reading: Reading, index: number): Found => find(reading, index + 1);

  /** Searches for the query as typed, then reading after reading. */
  function findAll(exact: Found, query: SearchText, mode: SearchMode, options: SearchOptions): readonly Found[] {
    const { exactOnly = false, inList = false } = options;
    if (exactOnly) return [exact];
    const first = withWholes(exact, query, mode);
    if (exact.rows.length >= ENOUGH) return first;
    // "Where exact hits exist, the lists of a level and of words like Korean show no tolerant hit of another reading"
    // (docs/product/search.md#tolerant-hits).
    if (inList && exact.rows.length > 0 && !hasKanaOrKanji(query)) return first;
    const found = eachRowOnce([...first, ...tolerantReadings(query, mode).map(findLater)]);
    if (countOf(found) > 0) return found;
    const noun = inList ? nounOfSuru(query) : null;
    return eachRowOnce([exact, ...(noun ? asNoun(noun, mode) : otherLayoutReadings(query, mode).map(findLater))]);
  }

  /** The rank of a row of a reading consists of the reading's index and its rank there. */
  function pageOf(found: readonly Found[], { offset, limit }: HitWindow): SearchHit[] {
    const hits: SearchHit[] = [];
    let start = offset;
    for (const one of found) {
      const part = one.rows.subarray(start, start + limit - hits.length);
      // A whole word that also contains the query as typed stays an exact hit.
      const { reading, pattern } = one.among ?? one;
      const ranks = indexOf(reading.form).ranks(part, pattern);
      for (let i = 0; i < part.length; i++) {
        const isAlike = one.among !== undefined;
        const isExact = one.place === 0 && (!isAlike || ranks[i]! < RANKS);
        hits.push({
          row: order[part[i]!]!,
          rank: shownRank(isAlike ? ALIKE : ranks[i]!, one.place),
          match: isExact ? 'exact' : 'tolerant',
          reading: isExact ? reading : one.reading,
        });
      }
      start = Math.max(0, start - one.rows.length);
    }
    return hits;
  }

  /**
   * "Where nothing was found as typed, the answer says which query was used instead"
   * (docs/product/search.md#how-a-query-was-read).
   */
  function readAs(found: readonly Found[], query: SearchText): string | null {
    const best = found.find(({ rows }) => rows.length > 0);
    if (!best) return null;
    return best.reading.shownAs ?? readIn(words[order[best.rows[0]!]!]!, best.reading, query);
  }

  function search(query: SearchText, mode: SearchMode, window: HitWindow, options: SearchOptions): SearchResult {
    const exact = find(asTyped(query, mode), 0);
    const found = findAll(exact, query, mode, options);
    return {
      total: countOf(found),
      exact: exact.rows.length,
      hits: pageOf(found, window),
      interpretedAs: exact.rows.length === 0 ? readAs(found, query) : null,
    };
  }

  /** The words that contain a text, the highest id first. */
  function* wordsWith(text: SearchText, mode: SearchMode): Iterable<SearchableWord> {
    for (const row of find(asTyped(text, mode), 0).rows.slice().sort()) yield words[order[row]!]!;
  }

  /** The result of a query in another spelling: nothing is exact, and the answer names the spelling. */
  function inOtherSpelling(query: SearchText, mode: SearchMode, window: HitWindow): SearchResult | null {
    for (const other of speltOtherwise(query, (kanji) => wordsWith(kanji, mode))) {
      const result = search(other, mode, window, { exactOnly: true });
      if (result.total === 0) continue;
      const hits = result.hits.map((hit): SearchHit => ({ ...hit, match: 'tolerant' }));
      return { ...result, exact: 0, hits, interpretedAs: other };
    }
    return null;
  }

  return {
    parts,
    search(query, mode, window, options = {}) {
      // Half a surrogate pair is no text; it would match the halves of other characters.
      if (query === '' || !isWellFormed(query)) return { total: 0, exact: 0, hits: [], interpretedAs: null };
      const result = search(query, mode, window, options);
      return (result.total === 0 && !options.exactOnly && inOtherSpelling(query, mode, window)) || result;
    },
  };
}

type Forms = {
  readonly indexOf: (form: SearchedForm) => GramIndex;
  readonly wholes: () => WholeWords;
  readonly parts: readonly (() => unknown)[];
};

/** Outside of `createSearchIndex`, so that the texts can be collected while its index is in use. */
function indexForms(wordsOf: () => readonly SearchableWord[], made: MadeBefore | undefined): Forms {
  const { wholes, indexes } = indexSounds(wordsOf, made);
  const fields = indexFields(wordsOf, made !== undefined, made?.packed);
  const indexOf = (form: SearchedForm): GramIndex =>
    form === 'key' || form === 'initials' || form === 'meaningInitials' ? indexes[form]() : fields(form);
  const [first, ...others] = scopes;
  const laterForms: SearchedForm[] = [...others, 'key', 'initials', 'meaningInitials'];
  return {
    indexOf,
    wholes,
    parts: [() => indexOf(first).make(), wholes, ...laterForms.map((form) => () => indexOf(form).make())],
  };
}

export function isHighestFirst(words: readonly Pick<SearchableWord, 'id'>[]): boolean {
  for (let row = 1; row < words.length; row++) if (words[row]!.id > words[row - 1]!.id) return false;
  return true;
}

/** With the highest id in row 0, "ties by higher id first" is the order of rows. */
function highestIdFirst(words: readonly SearchableWord[]): Uint32Array {
  const order = upTo(words.length);
  return isHighestFirst(words) ? order : order.sort((a, b) => words[b]!.id - words[a]!.id);
}

const countOf = (found: readonly Found[]): number => found.reduce((sum, { rows }) => sum + rows.length, 0);
