import {
  type HomeMode,
  type HomeState,
  homeModes,
  pages,
  QUERY_MAX,
  readHomePage,
  readHomeState,
} from '@utarang/contract';

/** The halves of the toggle, in order, under the names that the address uses. */
export const modeNames = ['pron', 'meaning'] as const;

export const modes: readonly HomeMode[] = modeNames.map((name) => homeModes[name]);

export const otherMode = (mode: HomeMode): HomeMode => (mode === 'meaning' ? 'pronunciation' : 'meaning');

export type Address = HomeState & {
  /** 1-based, as people count. */
  page: number;
};

/** Reads `?m=pron|meaning&q=…&exact=true&page=…` (design: ux.md, URL state); what is missing or wrong falls back to its default. */
export function readAddress(query: string): Address {
  const params = new URLSearchParams(query);
  return { ...readHomeState(params), page: readHomePage(params) };
}

/** The address of a search. Defaults are left out, but a search always names its mode: the link means the same for ever. */
export function addressOf({ mode, q, exact }: HomeState, page = 1): string {
  const params = new URLSearchParams();
  if (q || mode !== homeModes.pron) params.set('m', mode === 'meaning' ? 'meaning' : 'pron');
  if (q) params.set('q', q);
  if (q && exact) params.set('exact', 'true');
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${pages.home}?${query}` : pages.home;
}

export type Typed = { q: string; problem: null } | { q: null; problem: 'query_too_long' | 'text_unreadable' };

/** What was typed, as it is searched: NFC, outer spaces removed, inner ones collapsed (spec section 5). */
export function readTyped(text: string): Typed {
  const tidy = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const { q } = readHomeState(new URLSearchParams({ q: tidy }));
  if (q === tidy) return { q, problem: null };
  return { q: null, problem: [...tidy].length > QUERY_MAX ? 'query_too_long' : 'text_unreadable' };
}

/** Whether two searches list the same words; without a query all do. */
export const sameSearch = (a: HomeState, b: HomeState): boolean =>
  a.q === b.q && (a.q === '' || (a.mode === b.mode && !a.exact === !b.exact));

/** A name for a search, as long as it is on the screen. */
export const searchName = ({ mode, q, exact }: HomeState): string => `${mode} ${exact ? 'exact ' : ''}${q}`;
