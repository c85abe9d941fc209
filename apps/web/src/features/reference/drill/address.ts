import { endingGroups, type GrammarQuestion, levels, pages, particleCategories, withQuery } from '@utarang/contract';
import { useSearchParams } from 'react-router';
import { useReferenceSearch } from '../../../parts/reference/use-reference-search.js';

export type EntryList = GrammarQuestion['right']['list'];

const answers = ['choice', 'typed'] as const;
const shared = { drill: ['off', 'true'], level: ['all', ...levels], answer: answers } as const;
/** The choices of the drill of each list, in its address (docs/product/reference.md#grammar-drill). */
export const drillChoices = {
  particles: { ...shared, f: ['all', ...particleCategories] },
  endings: { ...shared, f: ['all', ...endingGroups] },
} as const;

/**
 * The search in the address of a drill, and the choices that it has; `near` is the entry whose similar ones are
 * drilled.
 */
export function useDrillSearch(list: EntryList) {
  const [params] = useSearchParams();
  const near = params.get('near') ?? '';
  const choices = { ...drillChoices[list], near: near === '' ? (['off'] as const) : (['off', near] as const) };
  return { search: useReferenceSearch(pages[list], choices), choices };
}
export type DrillSearch = ReturnType<typeof useDrillSearch>['search'];

/** The address of a drill: of a whole list, or of an entry and those that are confused with it. */
export const drillAddress = (list: EntryList, chosen: { f?: string; level?: string; near?: string } = {}): string =>
  withQuery(pages[list], {
    drill: 'true',
    f: chosen.f !== 'all' && chosen.f,
    level: chosen.level !== 'all' && chosen.level,
    near: chosen.near ?? false,
  });
