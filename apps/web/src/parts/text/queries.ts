import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { analyseText } from './api.js';

/**
 * The query of what was made of a text. It does not change while the page is open; a failure is shown at once, with its
 * sentence.
 */
export const lookupQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys.lookup(text),
    queryFn: ({ signal }) => analyseText(text, { signal }),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
