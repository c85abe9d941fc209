import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE, queryKeys, type SearchMode, type WordsPage } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';
import type { ListWord } from './list/listing.js';

/** How long a list stays in the cache while no page shows it: going back to it after a while finds it as it was. */
const LIST_CACHED_MS = 30 * 60_000;

type Fetch<Answer> = (options: CallOptions) => Promise<Answer>;

/** A page of words as the server makes it. A call nobody waits for any more is aborted. */
export const pageQuery = (queryKey: QueryKey, fetch: Fetch<WordsPage>) =>
  queryOptions<WordsPage>({ queryKey, queryFn: ({ signal }) => fetch({ signal }), gcTime: LIST_CACHED_MS });

export type PageQuery = ReturnType<typeof pageQuery>;

/** All words of a list at once. */
export const wholeQuery = (queryKey: QueryKey, fetch: Fetch<readonly ListWord[]>) =>
  queryOptions<readonly ListWord[]>({ queryKey, queryFn: ({ signal }) => fetch({ signal }), gcTime: LIST_CACHED_MS });

export type WholeQuery = ReturnType<typeof wholeQuery>;

type WordsSearch = {
  readonly mode: SearchMode;
  readonly q: string;
  /** Whether exactly what was typed is searched for. */
  readonly exact?: boolean;
};

/** A page of a search among all words, or of all of them without a query; `page` is 1-based, as in addresses. */
export const wordsQuery = ({ mode, q, exact = false }: WordsSearch, page: number): PageQuery =>
  pageQuery(queryKeys.words(mode, q, page - 1, exact), (options) => {
    const query = new URLSearchParams({ mode, q, page: String(page - 1), size: String(PAGE_SIZE) });
    if (exact) query.set('exact', 'true');
    return getJson(`/api/words?${query}`, options);
  });
