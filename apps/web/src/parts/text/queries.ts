import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import type { PastedKind } from '@utarang/domain/pasted-kinds';
import { analyseText } from './api.js';

/** The settings of both queries: an answer does not change while the page is open; a failure is shown at once. */
const fetchedOnce = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The query of a text that is read unchanged. */
export const lookupQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys.lookup(text),
    queryFn: ({ signal }) => analyseText({ text, asPasted: true }, { signal }),
    enabled: text !== '',
    ...fetchedOnce,
  });

/** The query of a pasted text, in which the kinds in `leave` stay and all others are recognised. */
export const pastedQuery = (text: string, leave: readonly PastedKind[]) =>
  queryOptions({
    queryKey: queryKeys.pasted(text, leave),
    queryFn: ({ signal }) => analyseText({ text, leave }, { signal }),
    enabled: text !== '',
    ...fetchedOnce,
  });
