import { asSearched, type SearchText } from '../language/index.js';
import { lazy } from '../language/lazy.js';
import { withAcceptedAnswers } from './accepted-answers.js';
import type { HeardWord, UsesOf } from './heard/heard-word.js';
import { withKoreanForms } from './korean-forms.js';
import {
  createSearchIndex,
  type HitWindow,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
  type SearchResult,
} from './search-index.js';
import type { StoredIndex } from './stored-index.js';
import { withChanges } from './with-changes.js';
import { withCounted } from './with-counted.js';
import { withHeard } from './with-heard.js';
import type { AcceptingWord, SearchableWord, SearchMode } from './words.js';

export type ShelfHit<Item> = Omit<SearchHit, 'row'> & { item: Item };

/** Words that are listed and searched by themselves: the book of a device. */
export type FixedShelf<Item> = {
  /** In the order in which they are listed. */
  readonly items: readonly Item[];
  search(
    query: SearchText,
    mode: SearchMode,
    window: HitWindow,
    options?: SearchOptions,
  ): Omit<SearchResult, 'hits'> & { hits: ShelfHit<Item>[] };
  /** Builds the index, which otherwise waits for the first search. */
  prepare(): void;
  /**
   * Builds the index as `prepare` does, part by part, what most queries need first, so that the caller can yield
   * between two parts. A search meanwhile builds what it needs.
   */
  parts(): readonly (() => unknown)[];
};

/** A shelf of a catalogue that changes: all words, a level, the words like Korean. */
export type Shelf<Item> = FixedShelf<Item> & {
  /**
   * The shelf with these items, of which only those with these ids were changed, added or removed. An existing index is
   * kept and searched together with one of the changes since.
   */
  changed(items: readonly Item[], ids: ReadonlySet<number>): Shelf<Item>;
};

/** A query that builds everything that the first search would build, such as the arcs of the forms. */
const A_PHRASE = asSearched('와스레타쿠나이 우타');

type MakeIndex<Item> = (items: readonly Item[]) => SearchIndex;

/**
 * Creates a shelf whose index is built at its first search: most shelves of a changing catalogue are never searched.
 */
export const createShelf = <Item extends SearchableWord>(items: readonly Item[]): Shelf<Item> =>
  shelfOf(items, (indexed) => withKoreanForms(createSearchIndex(indexed), indexed));

/**
 * Creates a shelf that also finds words by their inflected forms, and in phrases (docs/product/search.md#phrases). The
 * `stored` parts of its index need not be built.
 */
export const createHeardShelf = <Item extends HeardWord & AcceptingWord>(
  items: readonly Item[],
  usesOf: UsesOf,
  stored?: StoredIndex,
): Shelf<Item> =>
  // The stored parts are only of these words.
  shelfOf(items, (indexed) => heardIndex(indexed, usesOf, indexed === items ? stored : undefined));

/** Creates such a shelf that never changes. */
export const createFixedHeardShelf = <Item extends HeardWord & AcceptingWord>(
  items: readonly Item[],
  usesOf: UsesOf,
  stored?: StoredIndex,
): FixedShelf<Item> =>
  fixedShelf(
    items,
    lazy(() => heardIndex(items, usesOf, stored)),
  );

function heardIndex(words: readonly (HeardWord & AcceptingWord)[], usesOf: UsesOf, stored?: StoredIndex): SearchIndex {
  const typed = createSearchIndex(words, stored);
  const byMeaning = withAcceptedAnswers(withKoreanForms(typed, words), words, stored);
  return withCounted(withHeard(byMeaning, words, usesOf, stored), words, stored);
}

function fixedShelf<Item>(items: readonly Item[], prepared: () => SearchIndex): FixedShelf<Item> {
  const parts = (): readonly (() => unknown)[] => [
    ...prepared().parts,
    () => prepared().search(A_PHRASE, 'pronunciation', { offset: 0, limit: 1 }),
  ];
  return {
    items,
    search(...query) {
      const { hits, ...result } = prepared().search(...query);
      return { ...result, hits: hits.map(({ row, ...hit }) => ({ ...hit, item: items[row]! })) };
    },
    prepare() {
      for (const make of parts()) make();
    },
    parts,
  };
}

/** An existing index, and its words that have changed since. */
type ChangedIndex<Item> = {
  readonly index: SearchIndex;
  readonly words: readonly Item[];
  readonly changed: ReadonlySet<number>;
};

function shelfOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  make: MakeIndex<Item>,
  made: ChangedIndex<Item> | null = null,
): Shelf<Item> {
  let base = made;
  let index: SearchIndex | null = null;

  function prepared(): SearchIndex {
    if (index) return index;
    if (base === null) {
      base = { index: make(items), words: items, changed: new Set() };
      index = base.index;
      return index;
    }
    index = withChanges({ base, words: items, changed: base.changed, make });
    return index;
  }
  return {
    ...fixedShelf(items, prepared),
    changed: (now, ids) => shelfOf(now, make, base && { ...base, changed: new Set([...base.changed, ...ids]) }),
  };
}
