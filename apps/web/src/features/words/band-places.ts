import { type FoundAll, PAGE_SIZE, type SearchBand } from '@utarang/contract';

/** The kinds of results that have a band of their own beside the words. */
export type Band = Exclude<SearchBand, 'words'>;

/** The positions of the bands of a search; `links` has those below a long list of words, which get links above it. */
export type BandPlaces = {
  readonly above: readonly Band[];
  readonly below: readonly Band[];
  readonly links: readonly Band[];
};

/**
 * Positions the bands: an entry with exactly the query as its name above the words, the others below where the words
 * fit on one page, else as links above (docs/product/search.md#bands). `total` counts the words on the page.
 */
export function bandPlaces({ order }: Pick<FoundAll, 'order'>, total: number): BandPlaces {
  const isBand = (band: SearchBand): band is Band => band !== 'words';
  const words = order.indexOf('words');
  const end = words < 0 ? order.length : words;
  const [above, after] = [order.slice(0, end).filter(isBand), order.slice(end).filter(isBand)];
  return total > PAGE_SIZE ? { above, below: [], links: after } : { above, below: after, links: [] };
}
