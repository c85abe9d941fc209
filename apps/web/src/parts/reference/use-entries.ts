import { type QueryKey, useQuery } from '@tanstack/react-query';
import { createEntrySearch, type EntryTexts } from '@utarang/domain/search';
import { useMemo } from 'react';
import { getJson } from '../../lib/http.js';
import { like, type Outline } from '../../lib/outline.js';

/** The entries of a page of the reference: they come with the page, or are asked for by their call. */
export function useEntries<Entry>(queryKey: QueryKey, path: string, outline: Outline<Entry>) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson(path, { signal }).then(like<readonly Entry[]>([outline])),
  });
  return { entries: data, error: data ? null : error, retry: () => void refetch() };
}

/** Makes what finds entries by a phrase. The same function each time. */
export type PhrasesOf<Entry> = (entries: readonly Entry[]) => (query: string) => readonly Entry[];

const NONE: readonly never[] = [];

/** The entries that a query finds, the best first. `textsOf` has to be the same function each time. */
export function useFound<Entry>(
  entries: readonly Entry[] = NONE,
  q: string,
  textsOf: (entry: Entry) => EntryTexts,
  phrasesOf?: PhrasesOf<Entry>,
): readonly Entry[] {
  const search = useMemo(
    () => createEntrySearch(entries, textsOf, phrasesOf?.(entries)),
    [entries, textsOf, phrasesOf],
  );
  return useMemo(() => search(q), [search, q]);
}
