import { kanaDrills } from '@utarang/content/data/kana';
import { kanaTabs, pages } from '@utarang/contract';
import { kanaGroups } from '@utarang/domain/kana';
import { useReferenceSearch } from '../../parts/reference/use-reference-search.js';

export const kanaFilters = ['all', ...kanaGroups] as const;
export const kanaViews = ['chart', 'cards'] as const;

/** The choices in the address of the page (docs/product/reference.md#kana). */
export const kanaChoices = {
  tab: kanaTabs,
  f: kanaFilters,
  view: kanaViews,
  drill: ['off', ...kanaDrills] as const,
} as const;

export const useKanaSearch = () => useReferenceSearch(pages.kana, kanaChoices);
export type KanaSearch = ReturnType<typeof useKanaSearch>;
