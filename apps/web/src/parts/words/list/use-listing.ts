import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PageQuery } from '../queries.js';
import { type Ask, byPages, type Listing, type Loaded } from './listing.js';

/** What is asked for, the same object as long as it is the same words on the same arrival. */
export function useAsk<Search>(wanted: Ask<Search>): Ask<Search> {
  const [asked, setAsked] = useState(wanted);
  if (asked.name === wanted.name && asked.arrival === wanted.arrival) return asked;
  setAsked(wanted);
  return wanted;
}

/**
 * A listing that comes page by page. One answer, perhaps already in the page's first data, says how many words there
 * are; the pages of the list are asked for by its cells as they come near the screen.
 */
export function useByPages<Search>(
  ask: Ask<Search>,
  queryOf: (page: number) => PageQuery,
  enabled = true,
): Loaded<Search> {
  const head = useQuery({ ...queryOf(ask.page), enabled });
  const { data } = head;
  const listing = useMemo(() => (data ? byPages(ask, data) : null), [ask, data]);
  return { listing, failed: head.isError && !data ? head : null };
}

export type Shown<Search> = {
  /** The listing on the screen: while the next one is on its way, still the one before. */
  shown: Listing<Search> | null;
  /** Whether the next one is on its way. */
  busy: boolean;
  error: unknown;
  retry: () => void;
};

/** The listing asked for and the one shown. */
export function useShown<Search>(ask: Ask<Search>, { listing, failed }: Loaded<Search>): Shown<Search> {
  const [latest, setLatest] = useState<Listing<Search> | null>(null);
  if (listing && latest !== listing) setLatest(listing);
  const stays = latest && !failed && latest.ask.list === ask.list;
  return {
    shown: listing ?? (stays ? latest : null),
    busy: !listing && !failed,
    error: failed && !failed.isFetching ? failed.error : null,
    retry: () => void failed?.refetch(),
  };
}
