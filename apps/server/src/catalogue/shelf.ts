import {
  createSearchIndex,
  type SearchableWord,
  type SearchIndex,
  type SearchMode,
  type SearchResult,
  type Window,
} from '@utarang/domain/search';

export type ShelfHit<Item> = { item: Item; rank: number; match: 'exact' | 'tolerant' };

/** Some words of the catalogue that are listed and searched by themselves: a level, or the words like Korean. */
export type Shelf<Item> = {
  /** In the order in which they are listed. */
  readonly items: readonly Item[];
  search(query: string, mode: SearchMode, window: Window): Omit<SearchResult, 'hits'> & { hits: ShelfHit<Item>[] };
};

/** The index is made when it is first searched: most shelves of a catalogue that changes are not. */
export function createShelf<Item extends SearchableWord>(items: readonly Item[]): Shelf<Item> {
  let index: SearchIndex | undefined;
  return {
    items,
    search(query, mode, window) {
      index ??= createSearchIndex(items);
      const { hits, ...result } = index.search(query, mode, window);
      return { ...result, hits: hits.map(({ row, rank, match }) => ({ item: items[row]!, rank, match })) };
    },
  };
}
