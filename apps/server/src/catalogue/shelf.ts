import {
  type AcceptingWord,
  createSearchIndex,
  type HeardWord,
  type HitWindow,
  type SearchableWord,
  type SearchHit,
  type SearchIndex,
  type SearchMode,
  type SearchOptions,
  type SearchResult,
  type UsesOf,
  withAcceptedAnswers,
  withHeard,
  withKoreanForms,
} from '@utarang/domain/search';

export type ShelfHit<Item> = Omit<SearchHit, 'row'> & { item: Item };

/** Words of the catalogue that are listed and searched by themselves: all of them, a level, the words like Korean. */
export type Shelf<Item> = {
  /** In the order in which they are listed. */
  readonly items: readonly Item[];
  search(
    query: string,
    mode: SearchMode,
    window: HitWindow,
    options?: SearchOptions,
  ): Omit<SearchResult, 'hits'> & { hits: ShelfHit<Item>[] };
  /** Makes the index, which otherwise waits for the first search. */
  prepare(): void;
};

/** A search for this makes all that is otherwise made with the first search, such as the arcs of the forms. */
const A_PHRASE = '와스레타쿠나이 우타';

/** A shelf whose index is made with its first search: most shelves of a catalogue that changes are never searched. */
export const createShelf = <Item extends SearchableWord>(items: readonly Item[]): Shelf<Item> =>
  shelfOf(items, () => withKoreanForms(createSearchIndex(items), items));

/** A shelf that also finds words by their inflected forms, and in phrases (docs/product/search.md#phrases). */
export const createHeardShelf = <Item extends HeardWord & AcceptingWord>(
  items: readonly Item[],
  usesOf: UsesOf,
): Shelf<Item> =>
  shelfOf(items, () => {
    const byMeaning = withAcceptedAnswers(withKoreanForms(createSearchIndex(items), items), items);
    return withHeard(byMeaning, items, usesOf);
  });

function shelfOf<Item>(items: readonly Item[], make: () => SearchIndex): Shelf<Item> {
  let made: SearchIndex | undefined;
  const index = () => {
    made ??= make();
    return made;
  };
  return {
    items,
    search(...query) {
      const { hits, ...result } = index().search(...query);
      return { ...result, hits: hits.map(({ row, ...hit }) => ({ ...hit, item: items[row]! })) };
    },
    prepare: () => void index().search(A_PHRASE, 'pronunciation', { offset: 0, limit: 1 }),
  };
}
