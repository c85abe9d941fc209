import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type WordDetail } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';

/** What is different about a word in Korean, as its own page says it, and from the same answer. */
export const cautionQuery = (wordId: number) =>
  queryOptions({
    queryKey: queryKeys.word(wordId),
    queryFn: ({ signal }) => getJson<WordDetail>(`/api/words/${wordId}`, { signal }),
    select: ({ koLike }: WordDetail) => koLike?.caution ?? null,
  });
