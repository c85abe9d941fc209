import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { EXAMPLES_MORE, queryKeys, SENTENCES_FOUND, withQuery } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { checkAnswer } from '../../parts/answers/check-answer.js';

/** The query of all sentences with a word, page by page. */
export const examplesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: queryKeys.examples(id),
    queryFn: ({ pageParam, signal }) =>
      getJson(withQuery(`/api/words/${id}/examples`, { page: String(pageParam), size: String(EXAMPLES_MORE) }), {
        signal,
      }).then(checkAnswer('examples')),
    initialPageParam: 0,
    getNextPageParam: ({ number, totalPages }) => (number + 1 < totalPages ? number + 1 : null),
  });

/** The query of the first sentences whose Korean contains a query. */
export const sentencesQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.sentences(q),
    queryFn: ({ signal }) =>
      getJson(withQuery('/api/sentences', { q, size: String(SENTENCES_FOUND) }), { signal }).then(
        checkAnswer('sentences'),
      ),
  });
