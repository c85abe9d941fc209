import {
  createSearchIndex,
  type SearchableWord,
  type SearchHit,
  type SearchIndex,
  type SearchMode,
  type SearchOptions,
  type SearchResult,
  type Window,
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
    window: Window,
    options?: SearchOptions,
  ): Omit<SearchResult, 'hits'> & { hits: ShelfHit<Item>[] };
  /** Makes the index, which otherwise waits for the first search. */
  prepare(): void;
};

/** Most shelves of a catalogue that changes are never searched: their index is made with the first search. */
export function createShelf<Item extends SearchableWord>(items: readonly Item[]): Shelf<Item> {
  let made: SearchIndex | undefined;
  const index = () => {
    made ??= withKoreanForms(createSearchIndex(items), items);
    return made;
  };
  return {
    items,
    search(...query) {
      const { hits, ...result } = index().search(...query);
      return { ...result, hits: hits.map(({ row, ...hit }) => ({ ...hit, item: items[row]! })) };
    },
    prepare: () => void index(),
  };
}
