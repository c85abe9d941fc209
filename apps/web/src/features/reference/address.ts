import { endingGroups, levels, pages, particleCategories } from '@utarang/contract';
import { useReferenceSearch } from '../../parts/reference/use-reference-search.js';

/** The choices in the address of each page (docs/product/reference.md#particles, #endings). */
export const particleChoices = {
  f: ['all', ...particleCategories],
  saved: ['off', 'true'],
  drill: ['off', 'true'],
} as const;
export const endingChoices = {
  f: ['all', ...endingGroups],
  level: ['all', ...levels],
  saved: ['off', 'true'],
  drill: ['off', 'true'],
} as const;

export const useParticleSearch = () => useReferenceSearch(pages.particles, particleChoices);
export const useEndingSearch = () => useReferenceSearch(pages.endings, endingChoices);
