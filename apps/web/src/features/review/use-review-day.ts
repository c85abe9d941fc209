import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys, type Review } from '@utarang/contract';
import { useStore } from '../../lib/store.js';
import { device } from '../../parts/offline/device.js';
import { invalidate } from '../../parts/study/cached.js';
import { aheadQuery } from './answer-later.js';
import { fetchReview } from './api.js';

const key = queryKeys.review();

/** The day of review in the query cache, and how an answer of the server updates it. */
export function useReviewDay(hasVoice: boolean) {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchReview(hasVoice, { signal }),
    staleTime: 0,
    // The day may have continued on another device.
    refetchOnWindowFocus: true,
  });
  // Prefetched, where the device can go on without a network.
  useQuery({ ...aheadQuery(hasVoice), enabled: useStore(device) !== null, staleTime: 0 });

  return {
    review: data,
    question: data?.next ?? null,
    error: data ? null : error,
    refetch,
    isFetching,
    replace: (review: Review) => client.setQueryData<Review>(key, review),
    update: (part: Partial<Review>) => client.setQueryData<Review>(key, (review) => review && { ...review, ...part }),
    /** Invalidates what shows the member's progress elsewhere. */
    invalidateProgress: () => {
      invalidate(client, queryKeys.today());
      invalidate(client, queryKeys.checkedIds());
      void client.invalidateQueries({ queryKey: ['me', 'statistics'], refetchType: 'none' });
    },
  };
}

export type DayOfReview = ReturnType<typeof useReviewDay>;
