import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  EXAMPLES_MORE,
  type ExamplesPage,
  queryKeys,
  SENTENCES_FOUND,
  type SentencesPage,
  type Start,
  withQuery,
} from '@utarang/contract';
import { getJson } from '../../lib/http.js';

/** What the start shows beside its first words; asked for again with each day in Seoul (`seoul-day.ts`). */
export const startQuery = queryOptions({
  queryKey: queryKeys.start(),
  queryFn: ({ signal }) => getJson<Start>('/api/start', { signal }),
});

/** All sentences in which a word stands, some at a time. */
export const examplesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: queryKeys.examples(id),
    queryFn: ({ pageParam, signal }) =>
      getJson<ExamplesPage>(
        withQuery(`/api/words/${id}/examples`, { page: String(pageParam), size: String(EXAMPLES_MORE) }),
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ number, totalPages }) => (number + 1 < totalPages ? number + 1 : null),
  });

/** The first sentences whose Korean holds a query. */
export const sentencesQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.sentences(q),
    queryFn: ({ signal }) =>
      getJson<SentencesPage>(withQuery('/api/sentences', { q, size: String(SENTENCES_FOUND) }), { signal }),
  });
