import { useQuery } from '@tanstack/react-query';
import { type FoundWord, PAGE_SIZE } from '@utarang/contract';
import { useDeferredValue } from 'react';
import type { PageQuery } from '../queries.js';
import { pageOf } from './rows/rows.js';

/**
 * The word at one place of a list that comes page by page; `queryOf` asks for a page, 1-based. The places of a page
 * share its query: it runs once, and only while one is near the screen. Words that arrive while others are read are
 * rendered in slices: several cards at once would hold up the scrolling of a slow phone.
 */
export function useListedWord(queryOf: (page: number) => PageQuery, index: number) {
  const { data, isError, isFetching } = useQuery(queryOf(pageOf(index)));
  const word: FoundWord | undefined = useDeferredValue(data?.content[index % PAGE_SIZE]);
  return { word, failed: isError && !isFetching };
}
