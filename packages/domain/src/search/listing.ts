import type { SearchText } from '../language/index.js';
import { spellingOf } from './form-texts.js';
import type { Cutting, CuttingPart } from './heard/heard.js';
import type { HeardForm } from './heard/heard-word.js';
import { type Marks, markWord } from './mark.js';
import { pageAnswer } from './page-answer.js';
import type { SearchHit } from './search-index.js';
import type { Shelf } from './shelf.js';
import type { SearchableWord, SearchMode } from './words.js';

export type ListQuery = {
  /** The search mode; all fields without it. */
  readonly mode?: SearchMode;
  readonly q: SearchText;
  readonly page: number;
  readonly size: number;
  /** True to search for exactly the typed text. */
  readonly exact?: boolean;
  /** True to search a list that is read as a whole, not all words. */
  readonly inList?: boolean;
};

/** Converts the results of a search to those of an answer. */
export type Show<Item, Shown, ShownMarks> = {
  readonly word: (item: Item) => Shown;
  readonly marks: (marks: Marks) => ShownMarks;
  /** The Korean name of a form. */
  readonly formName: (form: Pick<HeardForm, 'names' | 'counted'>) => string;
};

/** A form of a word in an answer, with its Korean name. */
export type ShownForm = Pick<HeardForm, 'written' | 'reading' | 'pronunciation' | 'gloss'> & { readonly name: string };

type FoundBy<ShownMarks> = {
  rank: number;
  match: SearchHit['match'];
  form?: ShownForm;
  asWritten?: string;
  marks: ShownMarks;
};

/** A page of the results on a shelf; of the whole shelf without a query. */
export function listPage<Item extends SearchableWord, Shown, ShownMarks>(
  shelf: Pick<Shelf<Item>, 'items' | 'search'>,
  query: ListQuery,
  show: Show<Item, Shown, ShownMarks>,
) {
  const isList = query.q === '';
  const { total, content, ...listed } = isList ? listOf(shelf, query, show) : found(shelf, query, show);
  return { ...pageAnswer<Shown & Partial<FoundBy<ShownMarks>>>(content, { ...query, total }), ...listed };
}

/** A page of items; `show` converts an item, and is called only for those of the page. */
export function pageOfItems<Item, Shown>(
  items: readonly Item[],
  { page, size }: Pick<ListQuery, 'page' | 'size'>,
  show: (item: Item) => Shown,
) {
  return pageAnswer(items.slice(page * size, (page + 1) * size).map(show), { page, size, total: items.length });
}

/** All items of a shelf, or all results of a query. */
export function everyItem<Item>({ items, search }: Pick<Shelf<Item>, 'items' | 'search'>, q: SearchText) {
  if (q === '') return items;
  return search(q, 'all', { offset: 0, limit: items.length }, { inList: true }).hits.map(({ item }) => item);
}

const windowOf = ({ page, size }: ListQuery) => ({ offset: page * size, limit: size });

function listOf<Item, Shown, ShownMarks>(
  { items }: Pick<Shelf<Item>, 'items'>,
  query: ListQuery,
  show: Show<Item, Shown, ShownMarks>,
) {
  const { offset, limit } = windowOf(query);
  const content = items.slice(offset, offset + limit).map(show.word) as (Shown & Partial<FoundBy<ShownMarks>>)[];
  return { total: items.length, content, interpretedAs: null };
}

function found<Item extends SearchableWord, Shown, ShownMarks>(
  { items, search }: Pick<Shelf<Item>, 'items' | 'search'>,
  query: ListQuery,
  { word, marks, formName }: Show<Item, Shown, ShownMarks>,
) {
  const { q, mode = 'all', exact = false, inList = false } = query;
  const { total, hits, interpretedAs, phrase } = search(q, mode, windowOf(query), { exactOnly: exact, inList });
  const content = hits.map(({ item, rank, match, reading, form }): Shown & FoundBy<ShownMarks> => {
    const asWritten = form ? null : spellingOf(item, reading);
    return {
      ...word(item),
      ...{ rank, match, ...(form && { form: shownForm(form, formName) }), ...(asWritten !== null && { asWritten }) },
      marks: marks(markWord(item, reading)),
    };
  });
  return { total, content, interpretedAs, ...(phrase && { phrase: shownPhrase(phrase, items) }) };
}

/** A form in the shape of an answer. */
export const shownForm = (form: HeardForm, formName: Show<never, never, never>['formName']): ShownForm => ({
  written: form.written,
  reading: form.reading,
  pronunciation: form.pronunciation,
  name: formName(form),
  gloss: form.gloss,
});

/** A segmentation in the shape of an answer; the parts of the search refer to rows of `words`. */
function shownPhrase({ parts, others }: Cutting, words: readonly { readonly id: number }[]) {
  const shown = (cutting: readonly CuttingPart[]) =>
    cutting.map(({ row, text, written, reading, pronunciation, gloss, entry }) => ({
      ...{ text, written, reading, pronunciation, gloss, entry },
      wordId: row === null ? null : words[row]!.id,
    }));
  return { parts: shown(parts), others: others.map(shown) };
}
