import { queryOptions } from '@tanstack/react-query';
import { queryKeys, withQuery } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { checkAnswer } from '../answers/check-answer.js';

/** The query of the search over everything. Without a text no call is made. */
export const everythingQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.everything(q),
    queryFn: ({ signal }) => getJson(withQuery('/api/search', { q }), { signal }).then(checkAnswer('everything')),
    enabled: q !== '',
  });
