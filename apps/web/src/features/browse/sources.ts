import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { type PageQuery, pageQuery, type WholeQuery, wholeQuery, wordsQuery } from '../../parts/words/queries.js';
import { fetchAllWords, fetchField, fetchKoLike, fetchKoLikePage, fetchLevel, fetchLevelPage } from './api.js';
import type { BrowsePageId, BrowseSort } from './settings.js';

/** The parameters of the list of a browsing page. */
export type BrowseQuery = {
  readonly id: BrowsePageId;
  readonly choice: string;
  readonly q: string;
  readonly sort: BrowseSort;
};

export type Source = {
  /** The query of a page of the words, counted from 1; null where the server sends them only as a whole. */
  page: ((choice: string, q: string, page: number, sort: BrowseSort) => PageQuery) | null;
  /** The query of all of them, in the list's own order. */
  all: (choice: string) => WholeQuery;
};

/** The sources of each page's words. The server renders under the same query keys. */
export const sources: Readonly<Record<BrowsePageId, Source>> = {
  jlpt: {
    page: (level, q, page, sort) => {
      const isDictionary = sort === 'dictionary' && q === '';
      return pageQuery(queryKeys.levelWords(level, q, page - 1, isDictionary), (options) =>
        fetchLevelPage({ level, q, page: page - 1, isDictionary }, options),
      );
    },
    all: (level) => wholeQuery(queryKeys.level(level), (options) => fetchLevel(level, options)),
  },
  words: {
    page: (_, q, page) => wordsQuery({ mode: 'all', q }, page),
    all: () => wholeQuery(queryKeys.allWords(), fetchAllWords),
  },
  fields: {
    page: null,
    all: (name) => wholeQuery(queryKeys.fieldWords(name), (options) => fetchField(name, options)),
  },
  koLike: {
    page: (_, q, page) =>
      pageQuery(queryKeys.koLikeWords(q, page - 1), (options) => fetchKoLikePage(q, page - 1, options)),
    all: () => wholeQuery(queryKeys.koLike(), fetchKoLike),
  },
};

/** Prefetches the first words of a choice. */
export function prefetchChoice(client: QueryClient, id: BrowsePageId, choice: string): void {
  const { page, all } = sources[id];
  void (page ? client.prefetchQuery(page(choice, '', 1, 'order')) : client.prefetchQuery(all(choice)));
}
