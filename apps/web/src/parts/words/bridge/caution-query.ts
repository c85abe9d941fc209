import { queryOptions } from '@tanstack/react-query';
import { queryKeys, type WordDetail } from '@utarang/contract';
import { getJson } from '../../../lib/http.js';

/** What is different about a word in Korean. It comes with the answer that the word's page is drawn from. */
export const cautionQuery = (wordId: number) =>
  queryOptions({
    queryKey: queryKeys.word(wordId),
    queryFn: ({ signal }) => getJson<WordDetail>(`/api/words/${wordId}`, { signal }),
    select: ({ koLike }: WordDetail) => koLike?.caution ?? null,
  });
