import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys, type SavedPatterns } from '@utarang/contract';
import { useIsMember } from '../session/use-viewer.js';
import { fetchPatterns } from './api.js';

/** Asked only for members: a guest has none. */
export const savedPatternsQuery = queryOptions({
  queryKey: queryKeys.savedPatterns(),
  queryFn: ({ signal }) => fetchPatterns({ signal }),
});

/** The particles and endings that the member saved (docs/product/review.md#patterns); undefined until they are here. */
export function useSavedPatterns(): SavedPatterns | undefined {
  return useQuery({ ...savedPatternsQuery, enabled: useIsMember() }).data;
}
