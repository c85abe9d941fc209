import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE, queryKeys, type SearchMode, type Word, type WordsPage, withQuery } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';
import { idIn } from '../../lib/number-in.js';
import { checkAnswer } from '../answers/check-answer.js';
import { device } from '../offline/device.js';
import type { ListWord } from './list/listing.js';

/**
 * The time for which a list stays in the cache while no page shows it: going back to it after a while finds it
 * unchanged.
 */
const LIST_CACHED_MS = 30 * 60_000;

type Fetch<Answer> = (options: CallOptions) => Promise<Answer>;

/** A page of words. A call whose answer nobody needs any more is aborted. */
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
  /** True if the search is for exactly the typed text. */
  readonly exact?: boolean;
};

/** A page of a search among all words, or of all of them without a query; `page` is counted from 1, as in addresses. */
export const wordsQuery = ({ mode, q, exact = false }: WordsSearch, page: number): PageQuery =>
  pageQuery(queryKeys.words(mode, q, page - 1, exact), (options) => {
    const ask = () =>
      getJson(
        withQuery('/api/words', {
          mode,
          q,
          page: String(page - 1),
          size: String(PAGE_SIZE),
          exact: exact && 'true',
        }),
        options,
      ).then(checkAnswer('words'));
    const search = { mode, q, exact, page: page - 1, size: PAGE_SIZE };
    return (q && device.get()?.search(search, ask)) || ask();
  });

/**
 * A word with everything that its page shows. A text that is no id goes to the server, too, which says what is wrong
 * with it.
 */
export const wordQuery = (id: number | string) =>
  queryOptions({
    queryKey: queryKeys.word(idIn(String(id))),
    queryFn: ({ signal }) => getJson(`/api/words/${encodeURIComponent(id)}`, { signal }).then(checkAnswer('word')),
  });

const CHOICES = 6;

/** The query of words that match by any of their names, to choose from. Without a text no call is made. */
export const wordChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.wordChoices(q),
    queryFn: async ({ signal }): Promise<readonly Word[]> => {
      const { content } = await getJson(withQuery('/api/words', { mode: 'all', q, size: String(CHOICES) }), {
        signal,
      }).then(checkAnswer('words'));
      return content;
    },
    enabled: q !== '',
  });

/** The query of the names of all situations, as words and sentences may have them. */
export const situationsQuery = queryOptions({
  queryKey: queryKeys.fields(),
  queryFn: ({ signal }) => getJson('/api/fields', { signal }).then(checkAnswer('fields')),
});
