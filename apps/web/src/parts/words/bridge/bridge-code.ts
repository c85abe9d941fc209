import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';

/** The rule and its table of kanji, prefetched when a press of the button is likely. */
export const bridgeCode = queryOptions({
  queryKey: queryKeys.bridge(),
  queryFn: () => import('@utarang/content/hanja'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
