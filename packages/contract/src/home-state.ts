import { readLine } from './plain-text.js';
import { QUERY_MAX, type SearchMode } from './terms.js';

/** Search modes of the home page, under the name that its URL uses: `/?m=pron|meaning&q=…`. */
export const homeModes = { pron: 'pronunciation', meaning: 'meaning' } as const satisfies Record<string, SearchMode>;
export type HomeMode = (typeof homeModes)[keyof typeof homeModes];

export type HomeState = {
  mode: HomeMode;
  q: string;
  /** True if exactly what was typed is searched for: `&exact=true`. */
  exact?: boolean;
};

/**
 * The state in the home page's URL, read in the same way by the server, which puts the first words into the page, and
 * by the browser, which looks them up there. What cannot be read falls back: by pronunciation, without a query.
 */
export function readHomeState(search: Pick<URLSearchParams, 'get'>): HomeState {
  return {
    mode: search.get('m') === 'meaning' ? homeModes.meaning : homeModes.pron,
    q: readLine(search.get('q') ?? '', QUERY_MAX) ?? '',
    ...(search.get('exact') === 'true' && { exact: true }),
  };
}

/**
 * Checks whether the home page's URL asks for its start, which greets: nothing is searched for, and no page of the list
 * of all words is named.
 */
export const isStart = (search: Pick<URLSearchParams, 'get'>): boolean =>
  readHomeState(search).q === '' && !PAGE.test(search.get('page') ?? '');

const PAGE = /^[1-9]\d{0,8}$/;

/** The page of a list that a URL asks for (`page=2`), from 1; the first where that makes no sense. */
export function readPage(search: Pick<URLSearchParams, 'get'>): number {
  const page = search.get('page') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}
