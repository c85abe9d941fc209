import { readLine } from './plain-text.js';
import { QUERY_MAX, type SearchMode } from './terms.js';

/** Search modes of the home page, under the name that its URL uses: `/?m=pron|meaning&q=…`. */
export const homeModes = { pron: 'pronunciation', meaning: 'meaning' } as const satisfies Record<string, SearchMode>;
export type HomeMode = (typeof homeModes)[keyof typeof homeModes];

export type HomeState = {
  mode: HomeMode;
  q: string;
  /** True if the search is for exactly the typed text: `&exact=true`. */
  exact?: boolean;
};

/**
 * The state in the home page's URL. The server reads it for the page's first words, the browser for its query. Invalid
 * parameters get their default: by pronunciation, without a query.
 */
export function readHomeState(search: Pick<URLSearchParams, 'get'>): HomeState {
  return {
    mode: search.get('m') === 'meaning' ? homeModes.meaning : homeModes.pron,
    q: readLine(search.get('q') ?? '', QUERY_MAX) ?? '',
    ...(search.get('exact') === 'true' && { exact: true }),
  };
}

/** Checks whether the home page's URL is that of its start: it has no search and no page of the list of all words. */
export const isStart = (search: Pick<URLSearchParams, 'get'>): boolean =>
  readHomeState(search).q === '' && !PAGE.test(search.get('page') ?? '');

const PAGE = /^[1-9]\d{0,8}$/;

/** The page of a list in a URL (`page=2`), from 1; the first where it is invalid. */
export function readPage(search: Pick<URLSearchParams, 'get'>): number {
  const page = search.get('page') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}
