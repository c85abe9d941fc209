import type { WordsPage } from '@utarang/contract';
import { normalise } from '@utarang/domain/language';
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
  const [first] = page.content;
  if (normalise(q) === '' || first?.match === 'exact') return page;
  // Further pages of a search may begin after its exact hits.
  if (query.page > 0 && shelf.search(q, mode, NO_HITS, { exactOnly: true }).total > 0) return page;
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

/** How many exact hits a mode has. Without any, how many hits it has at all, unless only exact ones are wanted. */
function hitsBy(mode: SearchMode, { q, exact = false }: ListQuery, { search }: Shelf<CatalogueWord>): number {
  const hits = search(q, mode, NO_HITS, { exactOnly: true }).total;
  return hits > 0 || exact ? hits : search(q, mode, NO_HITS).total;
}
