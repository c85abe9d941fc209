import { pages } from '@utarang/contract';
import { DRILL_FORMS, WORD_GROUPS } from '@utarang/domain/conjugation';
import { useReferenceSearch } from '../../parts/reference/use-reference-search.js';

/** The choices in the address of the page (docs/product/reference.md#conjugation-drill). */
export const conjugationChoices = {
  group: ['all', ...WORD_GROUPS] as const,
  form: ['all', ...DRILL_FORMS] as const,
} as const;

export const useConjugationSearch = () => useReferenceSearch(pages.conjugation, conjugationChoices);
