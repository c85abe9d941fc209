import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@utarang/contract';
import { useDeferredValue } from 'react';
import { pageOf } from './rows.js';

/**
 * The word at one place of a list that comes page by page; `queryOf` asks for a page, 1-based. The places of a page share
 * its query: it runs once, and only while one is near the screen. Words that arrive while others are read are drawn in
 * slices: several cards at once would hold up the scrolling of a slow phone.
 */
export function useListedWord<Page extends { readonly content: readonly unknown[] }, Key extends QueryKey>(
  queryOf: (page: number) => UseQueryOptions<Page, Error, Page, Key>,
  index: number,
) {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(pageOf(index)));
  const word: Page['content'][number] | undefined = useDeferredValue(data?.content[index % PAGE_SIZE]);
  return { word, failed: isError && !isFetching, retry: () => void refetch() };
}
