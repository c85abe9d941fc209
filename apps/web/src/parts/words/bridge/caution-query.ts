import { queryOptions } from '@tanstack/react-query';
import { wordQuery } from '../queries.js';

/**
 * The query of what is different about a word in Korean. It comes with the answer that the word's page is rendered
 * from.
 */
export const cautionQuery = (wordId: number) =>
  queryOptions({ ...wordQuery(wordId), select: ({ koLike }) => koLike?.caution ?? null });
