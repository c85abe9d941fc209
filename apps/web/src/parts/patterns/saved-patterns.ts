import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys, type SavedPatterns } from '@utarang/contract';
import { useIsMember } from '../session/use-viewer.js';
import { fetchPatterns } from './api.js';

/** The query of saved patterns, enabled only for members. */
export const savedPatternsQuery = queryOptions({
  queryKey: queryKeys.savedPatterns(),
  queryFn: ({ signal }) => fetchPatterns({ signal }),
});

/**
 * The particles and endings that the member saved (docs/product/review.md#patterns); undefined until they are loaded.
 */
export function useSavedPatterns(): SavedPatterns | undefined {
  return useQuery({ ...savedPatternsQuery, enabled: useIsMember() }).data;
}
