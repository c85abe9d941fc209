import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE, queryKeys, type SearchMode, type Word, type WordsPage, withQuery } from '@utarang/contract';
import { type CallOptions, getJson } from '../../lib/http.js';
import { idIn } from '../../lib/number-in.js';
import { checkAnswer } from '../answers/check-answer.js';
import { device } from '../offline/device.js';
import type { ListWord } from './list/listing.js';

/**
 * The time for which a list stays in the cache while no page shows it: going back to it after a while finds it as it
 * was.
 */
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
  /** True if exactly what was typed is searched for. */
  readonly exact?: boolean;
};

/** A page of a search among all words, or of all of them without a query; `page` is 1-based, as in addresses. */
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

/** One word with all that its page shows. What is no id goes to the server, too, which says what is wrong with it. */
export const wordQuery = (id: number | string) =>
  queryOptions({
    queryKey: queryKeys.word(idIn(String(id))),
    queryFn: ({ signal }) => getJson(`/api/words/${encodeURIComponent(id)}`, { signal }).then(checkAnswer('word')),
  });

const CHOICES = 6;

/** Words of the book that a query finds by any of their names, to choose from. Nothing is asked without a query. */
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

/** The names of all situations, as words and sentences may have them. */
export const situationsQuery = queryOptions({
  queryKey: queryKeys.fields(),
  queryFn: ({ signal }) => getJson('/api/fields', { signal }).then(checkAnswer('fields')),
});
