import { useQuery } from '@tanstack/react-query';
import { type FoundWord, PAGE_SIZE } from '@utarang/contract';
import { useDeferredValue } from 'react';
import type { PageQuery } from '../queries.js';
import { pageOf } from './rows/rows.js';

/**
 * The word at an index of a list that is loaded page by page; `queryOf` makes the query of a page, counted from 1. All
 * indexes of a page share its query: it runs once, and only while one of them is near the screen. Words that arrive
 * while others are read are rendered in slices: several cards at once would delay the scrolling of a slow phone.
 */
export function useListedWord(queryOf: (page: number) => PageQuery, index: number) {
  const { data, isError, isFetching } = useQuery(queryOf(pageOf(index)));
  const word: FoundWord | undefined = useDeferredValue(data?.content[index % PAGE_SIZE]);
  return { word, failed: isError && !isFetching };
}
