import { type ListQuery, listPage, type Show } from './listing.js';
import type { Shelf } from './shelf.js';
import type { SearchableWord, SearchMode } from './words.js';

const NO_HITS = { offset: 0, limit: 0 };

/**
 * A page of all words, or of a search among them. A search without exact hits also says what other results there are
 * (docs/product/search.md#no-dead-end).
 */
export function searchPage<Item extends SearchableWord, Shown, ShownMarks>(
  shelf: Pick<Shelf<Item>, 'items' | 'search'>,
  query: ListQuery,
  show: Show<Item, Shown, ShownMarks>,
) {
  const page = { phrase: null, otherModes: null, nearest: [] as Shown[], ...listPage(shelf, query, show) };
  const { q, mode = 'all', exact = false } = query;
  if (q === '' || page.content[0]?.match === 'exact') return page;
  // Exact hits may come after a whole word in another spelling, and on the pages before.
  if (shelf.search(q, mode, NO_HITS, { exactOnly: true }).total > 0) return page;
  const nearest = page.totalElements === 0 && !exact ? (shelf.search(q, mode, NO_HITS).nearest?.() ?? []) : [];
  return {
    ...page,
    otherModes: {
      pronunciation: hitsBy('pronunciation', query, shelf),
      meaning: hitsBy('meaning', query, shelf),
    },
    nearest: nearest.map((row) => show.word(shelf.items[row]!)),
  };
}

/** Counts the exact hits of a mode. Without any, counts all its hits, unless only exact ones are wanted. */
function hitsBy<Item>(
  mode: SearchMode,
  { q, exact = false }: ListQuery,
  { search }: Pick<Shelf<Item>, 'search'>,
): number {
  const hits = search(q, mode, NO_HITS, { exactOnly: true }).total;
  return hits > 0 || exact ? hits : search(q, mode, NO_HITS).total;
}
