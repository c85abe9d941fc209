import { queryOptions } from '@tanstack/react-query';
import { wordQuery } from '../queries.js';

/**
 * The query of a word's caution: how its Korean counterpart differs. It comes with the answer from which the word's
 * page is rendered.
 */
export const cautionQuery = (wordId: number) =>
  queryOptions({ ...wordQuery(wordId), select: ({ koLike }) => koLike?.caution ?? null });
