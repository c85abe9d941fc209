import {
  type HomeMode,
  type HomeState,
  homeModes,
  isStart,
  pages,
  readHomeState,
  readPage,
  withQuery,
} from '@utarang/contract';
import { pageParameter } from '../../parts/search/list-address.js';

/** The two modes of the toggle, in order, under the names that the address uses. */
export const modeNames = ['pron', 'meaning'] as const;

export const modes: readonly HomeMode[] = modeNames.map((name) => homeModes[name]);

export const otherMode = (mode: HomeMode): HomeMode => (mode === 'meaning' ? 'pronunciation' : 'meaning');

/** The page number of the start, which comes before the first page of the list of all words. */
export const START = 0;

export type HomeAddress = HomeState & {
  /** Counted from 1; `START` on the start. */
  page: number;
};

/**
 * Reads `?m=pron|meaning&q=…&exact=true&page=…` (docs/product/pages.md#addresses); everything else gets its default.
 */
export function readHomeAddress(query: string): HomeAddress {
  const params = new URLSearchParams(query);
  return { ...readHomeState(params), page: isStart(params) ? START : readPage(params) };
}

/**
 * The address of a search, or without one of a page of all words or of the start. Defaults are left out, but a search
 * always has its mode: so the link never changes its meaning.
 */
export const homeAddress = ({ mode, q, exact }: HomeState, page = q ? 1 : START): string =>
  withQuery(pages.home, {
    m: mode === 'meaning' ? 'meaning' : q && 'pron',
    q,
    exact: q && exact && 'true',
    page: q ? pageParameter(page) : page !== START && String(page),
  });

/** Checks whether two searches list the same words; without a query all do. */
export const sameSearch = (a: HomeState, b: HomeState): boolean =>
  a.q === b.q && (a.q === '' || (a.mode === b.mode && !a.exact === !b.exact));

/**
 * The address after a change to this one. Other words begin on their first page; without a query it is the start.
 * `exact` applies to its query only, not to the next one.
 */
export function changedAddress(from: HomeAddress, change: Partial<HomeState>): HomeAddress {
  const { mode = from.mode, q = from.q, exact = q === from.q && from.exact } = change;
  const next = { mode, q, ...(exact && { exact }) };
  return { ...next, page: sameSearch(from, next) ? from.page : q ? 1 : START };
}

/** The name of what a search lists; without a query all modes list the same. */
export const searchName = ({ mode, q, exact }: HomeState): string =>
  q ? `${mode} ${exact ? 'exact ' : ''}${q}` : 'all words';
