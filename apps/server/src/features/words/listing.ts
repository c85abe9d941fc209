import type { FoundWord, Page, Word, WordsPage } from '@utarang/contract';
import type { SearchText } from '@utarang/domain/language';
import { markWord, type SearchMode, spellingOf } from '@utarang/domain/search';
import type { Shelf } from '../../catalogue/shelf.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { pageAnswer } from '../../lib/page-answer.js';
import { shownForm, shownPhrase } from './shown-form.js';

export type ListQuery = {
  /** All fields without it. */
  readonly mode?: SearchMode;
  readonly q: SearchText;
  readonly page: number;
  readonly size: number;
  /** Searches for exactly what was typed. */
  readonly exact?: boolean;
  /** Searches a list that is read as a whole, not all words. */
  readonly inList?: boolean;
};

/** A page of a list: its words as the list shows them, with the marks of a search. */
type ListedPage<Shown> = Omit<WordsPage, 'content'> & { content: (Shown & Omit<FoundWord, keyof Word>)[] };

/** A page of what a query finds on a shelf; of the whole shelf without a query. `show` makes what is sent of a word. */
export function listPage<Item extends CatalogueWord, Shown extends Word>(
  shelf: Shelf<Item>,
  query: ListQuery,
  show: (item: Item) => Shown,
): ListedPage<Shown> {
  const isList = query.q === '';
  const { total, content, ...listed } = isList ? listOf(shelf, query, show) : found(shelf, query, show);
  return { ...pageAnswer<(typeof content)[number]>(content, { ...query, total }), ...listed };
}

/** A page of items; `show` makes what is sent of one, and only for those of the page. */
export function pageOfItems<Item, Shown>(
  items: readonly Item[],
  { page, size }: Pick<ListQuery, 'page' | 'size'>,
  show: (item: Item) => Shown,
): Page<Shown> {
  return pageAnswer(items.slice(page * size, (page + 1) * size).map(show), { page, size, total: items.length });
}

/** All items of a shelf, or all that a query finds. */
export function everyItem<Item extends CatalogueWord>({ items, search }: Shelf<Item>, q: SearchText): readonly Item[] {
  if (q === '') return items;
  return search(q, 'all', { offset: 0, limit: items.length }, { inList: true }).hits.map(({ item }) => item);
}

const windowOf = ({ page, size }: ListQuery) => ({ offset: page * size, limit: size });

function listOf<Item, Shown>({ items }: Shelf<Item>, query: ListQuery, show: (item: Item) => Shown) {
  const { offset, limit } = windowOf(query);
  return { total: items.length, content: items.slice(offset, offset + limit).map(show), interpretedAs: null };
}

function found<Item extends CatalogueWord, Shown>(
  { items, search }: Shelf<Item>,
  query: ListQuery,
  show: (item: Item) => Shown,
) {
  const { q, mode = 'all', exact = false, inList = false } = query;
  const { total, hits, interpretedAs, phrase } = search(q, mode, windowOf(query), { exactOnly: exact, inList });
  const content = hits.map(({ item, rank, match, reading, form }) => {
    const asWritten = form ? null : spellingOf(item, reading);
    return {
      ...show(item),
      ...{ rank, match, ...(form && { form: shownForm(form) }), ...(asWritten !== null && { asWritten }) },
      marks: markWord(item, reading),
    };
  });
  return { total, content, interpretedAs, ...(phrase && { phrase: shownPhrase(phrase, items) }) };
}
