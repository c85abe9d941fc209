import type { FoundWord, WordsPage } from '@utarang/contract';
import { normalise } from '@utarang/domain/language';
import { markWord, type SearchMode } from '@utarang/domain/search';
import type { Shelf } from '../../catalogue/shelf.js';
import { type CatalogueWord, inList } from '../../catalogue/word.js';

export type ListQuery = {
  /** All fields without it. */
  readonly mode?: SearchMode;
  readonly q: string;
  readonly page: number;
  readonly size: number;
  /** Searches for exactly what was typed. */
  readonly exact?: boolean;
};

/** A page of what is searched for on a shelf, or of the whole shelf when nothing is. */
export function listPage(shelf: Shelf<CatalogueWord>, query: ListQuery): WordsPage {
  const { page, size } = query;
  const { total, content, interpretedAs } = normalise(query.q) === '' ? listed(shelf, query) : found(shelf, query);
  return { content, number: page, size, totalPages: Math.ceil(total / size), totalElements: total, interpretedAs };
}

/** All items of a shelf, or all that a query finds. */
export function everyItem<Item extends CatalogueWord>({ items, search }: Shelf<Item>, q: string): readonly Item[] {
  if (normalise(q) === '') return items;
  return search(q, 'all', { offset: 0, limit: items.length }).hits.map(({ item }) => item);
}

const windowOf = ({ page, size }: ListQuery) => ({ offset: page * size, limit: size });

function listed({ items }: Shelf<CatalogueWord>, query: ListQuery) {
  const { offset, limit } = windowOf(query);
  return { total: items.length, content: items.slice(offset, offset + limit).map(inList), interpretedAs: null };
}

function found({ search }: Shelf<CatalogueWord>, query: ListQuery) {
  const { q, mode = 'all', exact = false } = query;
  const { total, hits, interpretedAs } = search(q, mode, windowOf(query), { exactOnly: exact });
  const content = hits.map(
    ({ item, rank, match, reading }): FoundWord => ({ ...inList(item), rank, match, marks: markWord(item, reading) }),
  );
  return { total, content, interpretedAs };
}
