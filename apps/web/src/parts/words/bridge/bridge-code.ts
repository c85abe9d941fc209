import { queryOptions } from '@tanstack/react-query';

/** The rule and its table of kanji, loaded when somebody seems to want them. */
export const bridgeCode = queryOptions({
  queryKey: ['bridge-code'],
  queryFn: () => import('./read.js'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
