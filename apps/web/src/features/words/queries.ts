import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  EXAMPLES_MORE,
  type ExamplesPage,
  type FoundSentence,
  queryKeys,
  SENTENCES_FOUND,
  type SentencesPage,
  type Start,
  withQuery,
} from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { like, type Outline } from '../../lib/outline.js';
import { EXAMPLE, SENTENCE } from '../../parts/sentences/outlines.js';

/** What the start shows beside its first words; asked for again with each day in Seoul (`seoul-day.ts`). */
export const startQuery = queryOptions({
  queryKey: queryKeys.start(),
  queryFn: ({ signal }) => getJson('/api/start', { signal }).then(like<Start>({ day: '', levels: {} })),
});

/** All sentences in which a word stands, some at a time. */
export const examplesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: queryKeys.examples(id),
    queryFn: ({ pageParam, signal }) =>
      getJson(withQuery(`/api/words/${id}/examples`, { page: String(pageParam), size: String(EXAMPLES_MORE) }), {
        signal,
      }).then(like<ExamplesPage>({ content: [EXAMPLE], number: 0, totalPages: 0 })),
    initialPageParam: 0,
    getNextPageParam: ({ number, totalPages }) => (number + 1 < totalPages ? number + 1 : null),
  });

/** The first sentences whose Korean holds a query. */
export const sentencesQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.sentences(q),
    queryFn: ({ signal }) =>
      getJson(withQuery('/api/sentences', { q, size: String(SENTENCES_FOUND) }), { signal }).then(
        like<SentencesPage>({ content: [{ ...(SENTENCE as Outline<FoundSentence>), marks: [[0]] }] }),
      ),
  });
