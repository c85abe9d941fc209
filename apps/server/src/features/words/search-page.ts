import type { WordsPage } from '@utarang/contract';
import type { SearchMode } from '@utarang/domain/search';
import type { Shelf } from '../../catalogue/shelf.js';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import { type ListQuery, listPage } from './listing.js';

const NO_HITS = { offset: 0, limit: 0 };

/**
 * A page of all words, or of a search among them. A search without exact hits also says what else there is
 * (docs/product/search.md#no-dead-end).
 */
export function searchPage(shelf: Shelf<CatalogueWord>, query: ListQuery): WordsPage {
  const page = { phrase: null, otherModes: null, nearest: [], ...listPage(shelf, query, inList) };
  const { q, mode = 'all', exact = false } = query;
  if (q === '' || page.content[0]?.match === 'exact') return page;
  // Exact hits may stand behind a whole word in another spelling, and on the pages before.
  if (shelf.search(q, mode, NO_HITS, { exactOnly: true }).total > 0) return page;
  const nearest = page.totalElements === 0 && !exact ? (shelf.search(q, mode, NO_HITS).nearest?.() ?? []) : [];
  return {
    ...page,
    otherModes: {
      pronunciation: hitsBy('pronunciation', query, shelf),
      meaning: hitsBy('meaning', query, shelf),
    },
    nearest: nearest.map((row) => inList(shelf.items[row]!)),
  };
}

/** Counts the exact hits of a mode. Without any, how many hits it has at all, unless only exact ones are wanted. */
function hitsBy(mode: SearchMode, { q, exact = false }: ListQuery, { search }: Shelf<CatalogueWord>): number {
  const hits = search(q, mode, NO_HITS, { exactOnly: true }).total;
  return hits > 0 || exact ? hits : search(q, mode, NO_HITS).total;
}
