import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type FoundWord, queryKeys, type Word } from '@utarang/contract';
import { fetchAllWords, fetchField, fetchKoLike, fetchLevel, fetchLevelPage, fetchWordsPage } from './api.js';
import type { BrowsePageId } from './settings.js';

/** A word of any of these lists; those like Korean say how Korean reads them and what is different. */
export type BrowseWord = Word & { hanja?: string | null; caution?: string | null };

export type WordsAnswer = {
  readonly content: readonly FoundWord[];
  readonly totalElements: number;
  readonly interpretedAs?: string | null;
};

const KEPT_MS = 30 * 60_000; // going back to a list after reading for a while finds it as it was

/** A page of words as the server makes it. A call nobody waits for any more is aborted. */
const byPage = (queryKey: QueryKey, fetch: (options: { signal: AbortSignal }) => Promise<WordsAnswer>) =>
  queryOptions<WordsAnswer>({ queryKey, queryFn: ({ signal }) => fetch({ signal }), gcTime: KEPT_MS });

/** All words of a list at once. */
const atOnce = (queryKey: QueryKey, fetch: (options: { signal: AbortSignal }) => Promise<readonly BrowseWord[]>) =>
  queryOptions<readonly BrowseWord[]>({ queryKey, queryFn: ({ signal }) => fetch({ signal }), gcTime: KEPT_MS });

export type Source = {
  /** The words page by page, 1-based; null where the server has them only all at once. */
  page: ((choice: string, q: string, page: number) => ReturnType<typeof byPage>) | null;
  /** All of them, in their own order. */
  all: (choice: string) => ReturnType<typeof atOnce>;
};

/** Where each page's words come from, under the keys of what comes with the page. */
export const sources: Readonly<Record<BrowsePageId, Source>> = {
  jlpt: {
    page: (level, q, page) =>
      byPage(queryKeys.levelWords(level, q, page - 1), (options) => fetchLevelPage(level, q, page - 1, options)),
    all: (level) => atOnce(['level-all', level], (options) => fetchLevel(level, options)),
  },
  words: {
    page: (_, q, page) =>
      byPage(queryKeys.words('all', q, page - 1), (options) => fetchWordsPage(q, page - 1, options)),
    all: () => atOnce(['words-all'], fetchAllWords),
  },
  fields: {
    page: null,
    all: (name) => atOnce(queryKeys.fieldWords(name), (options) => fetchField(name, options)),
  },
  koLike: { page: null, all: () => atOnce(queryKeys.koLike(''), fetchKoLike) },
};

/** What the page of a choice needs for its first words. */
export function prefetchChoice(client: QueryClient, id: BrowsePageId, choice: string): void {
  const { page, all } = sources[id];
  void (page ? client.prefetchQuery(page(choice, '', 1)) : client.prefetchQuery(all(choice)));
}
