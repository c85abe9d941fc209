import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { asSearched, type SearchText } from '@utarang/domain/language';
import { createEntrySearch, type EntryTexts, entryIndex } from '@utarang/domain/search';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { getJson } from '../../lib/http.js';
import { inSlices } from '../../lib/in-slices.js';
import { type Outline, requireOutline } from '../../lib/outline.js';

/** The entries of a page of the reference: they come with the page, or by their call. */
export function useEntries<Entry>(queryKey: QueryKey, path: string, outline: Outline<Entry>) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson(path, { signal }).then(requireOutline<readonly Entry[]>([outline])),
  });
  return { entries: data, error: data ? null : error, retry: () => void refetch() };
}

/** The entries of a long list. The page comes with a shorter form (`firstKey`), which is rendered first. */
export function useLongList<Entry, Short>(
  queryKey: QueryKey,
  path: string,
  outline: Outline<Entry>,
  firstKey: QueryKey,
) {
  const { data: first } = useQuery<readonly Short[]>({ queryKey: firstKey, queryFn: skipToken, enabled: false });
  const { entries: whole, error, retry } = useEntries<Entry>(queryKey, path, outline);
  // The whole list is rendered while the reader is idle.
  const entries = useDeferredValue<readonly (Entry | Short)[] | undefined>(whole ?? first);
  return { entries, error: first ? null : error, retry };
}

/**
 * Builds the search of a list, which finds entries by a query, the best first. It is the same function at every
 * rendering.
 */
export type MakeSearch<Entry> = {
  readonly among: (entries: readonly Entry[]) => (query: SearchText) => readonly Entry[];
  /** Indexes an entry ahead of the first query, which indexes what is left. */
  readonly index: (entry: Entry) => void;
};

/** The search of the reference, with the other conditions of a query. */
export function searchBy<Entry extends object>(
  textsOf: (entry: Entry) => EntryTexts,
  phrasesOf?: MakeSearch<Entry>['among'],
): MakeSearch<Entry> {
  const index = entryIndex(textsOf);
  return { among: (entries) => createEntrySearch(entries, index, phrasesOf?.(entries)), index };
}

const NONE: readonly never[] = [];

/**
 * The entries that a query finds, the best first. They are indexed in idle moments, so that the first key waits for
 * few.
 */
export function useFound<Entry>(
  entries: readonly Entry[] = NONE,
  q: string,
  makeSearch: MakeSearch<Entry>,
): readonly Entry[] {
  useEffect(() => inSlices(entries, makeSearch.index), [entries, makeSearch]);
  const search = useMemo(() => makeSearch.among(entries), [entries, makeSearch]);
  return useMemo(() => search(asSearched(q)), [search, q]);
}
