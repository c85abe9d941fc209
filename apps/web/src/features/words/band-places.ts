import { type FoundAll, PAGE_SIZE, type SearchBand } from '@utarang/contract';

/** The kinds that have a band of their own beside the words. */
export type Band = Exclude<SearchBand, 'words'>;

/** The places of the bands of a search; `links` are those that a long list of words would hide, as links above it. */
export type BandPlaces = {
  readonly above: readonly Band[];
  readonly below: readonly Band[];
  readonly links: readonly Band[];
};

/**
 * Places the bands: what is named as a whole above the words, the others below where the words end on one page, else as
 * links above (docs/product/search.md#bands). `total` counts the words on the page.
 */
export function bandPlaces({ order }: Pick<FoundAll, 'order'>, total: number): BandPlaces {
  const isBand = (band: SearchBand): band is Band => band !== 'words';
  const words = order.indexOf('words');
  const end = words < 0 ? order.length : words;
  const [above, after] = [order.slice(0, end).filter(isBand), order.slice(end).filter(isBand)];
  return total > PAGE_SIZE ? { above, below: [], links: after } : { above, below: after, links: [] };
}
