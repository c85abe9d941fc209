import type { SearchText } from '../language/index.js';
import {
  compact,
  type EntryTexts,
  entryReadings,
  IN_TEXTS,
  type Indexed,
  indexedTexts,
  NOT_FOUND,
} from './entry-readings.js';
import { onceEach } from './once-each.js';

/** An entry found by a query; a lower rank is better, 0 is a match of a whole name by writing or sound. */
export type RankedEntry<Entry> = { readonly entry: Entry; readonly rank: number };

/** An entry with its texts in the form in which they are compared. */
type IndexedEntry<Entry> = { readonly entry: Entry; readonly indexed: Indexed };
export type EntryIndex<Entry> = (entry: Entry) => IndexedEntry<Entry>;

/** Indexes entries by their texts, each once: at the first query, or before, one at a time in idle moments. */
export const entryIndex = <Entry extends object>(textsOf: (entry: Entry) => EntryTexts): EntryIndex<Entry> =>
  onceEach((entry) => ({ entry, indexed: indexedTexts(textsOf(entry)) }));

/**
 * Creates the search of a list whose entries are all loaded (docs/product/reference.md#search-of-the-reference). It
 * returns the entries found, the best first, those of equal rank in the order of the list; all of them where the query
 * has no letter. Entries that `said` finds by Korean phrases come after hits in names and before those in texts.
 */
export function createEntrySearch<Entry>(
  entries: readonly Entry[],
  indexOf: EntryIndex<Entry>,
  said: (query: SearchText) => readonly Entry[] = () => [],
): (query: SearchText) => readonly Entry[] {
  const search = createRankedSearch(entries, indexOf, said);
  return (query) => (compact(query) === '' ? entries : search(query).map(({ entry }) => entry));
}

/** Creates an entry search that returns the rank of each entry; a query without a letter finds nothing. */
export function createRankedSearch<Entry>(
  entries: readonly Entry[],
  indexOf: EntryIndex<Entry>,
  said: (query: SearchText) => readonly Entry[] = () => [],
): (query: SearchText) => readonly RankedEntry<Entry>[] {
  return (query) => {
    if (compact(query) === '') return [];
    const phrases = new Map(said(query).map((entry, index) => [entry, IN_TEXTS - 1 + index / entries.length]));
    return rankedBy(query, entries.map(indexOf), ({ entry }) => phrases.get(entry) ?? NOT_FOUND).map(
      ({ entry: { entry }, rank }) => ({
        entry,
        rank,
      }),
    );
  };
}

/**
 * Ranks the results of the first reading that finds anything, the best first. `otherwise` is another rank of an entry.
 */
export function rankedBy<Entry extends { readonly indexed: Indexed }>(
  query: SearchText,
  entries: readonly Entry[],
  otherwise: (entry: Entry) => number = () => NOT_FOUND,
): RankedEntry<Entry>[] {
  for (const rankOf of entryReadings(query)) {
    const found = entries
      .map((entry) => ({ entry, rank: Math.min(rankOf(entry.indexed), otherwise(entry)) }))
      .filter(({ rank }) => rank < NOT_FOUND);
    if (found.length > 0) return found.sort((a, b) => a.rank - b.rank);
  }
  return [];
}
