import { useQuery } from '@tanstack/react-query';
import { endsWithLetter } from '@utarang/domain/language';
import { useEffect, useMemo, useState } from 'react';
import type { PageQuery } from '../queries.js';
import { type Listing, type ListRequest, type LoadedListing, pagedListing } from './listing.js';

/** The request of the list. It stays the same object as long as it asks for the same words on the same arrival. */
export function useStableRequest<Search>(wanted: ListRequest<Search>): ListRequest<Search> {
  const [asked, setAsked] = useState(wanted);
  if (asked.name === wanted.name && asked.arrival === wanted.arrival) return asked;
  setAsked(wanted);
  return wanted;
}

/**
 * A listing that is loaded page by page. One answer, perhaps already in the page's initial data, has the number of
 * words; the cells load the pages of the list as they come near the screen.
 */
export function useByPages<Search>(
  ask: ListRequest<Search>,
  queryOf: (page: number) => PageQuery,
  enabled = true,
): LoadedListing<Search> {
  const head = useQuery({ ...queryOf(ask.page), enabled });
  const { data } = head;
  const listing = useMemo(() => (data ? pagedListing(ask, data) : null), [ask, data]);
  return { listing, failed: head.isError && !data ? head : null };
}

export type ShownListing<Search> = {
  /** The listing on the screen: while the next one is loading, still the one before. */
  shown: Listing<Search> | null;
  /** True if the next one is loading. */
  busy: boolean;
  /** True if that has taken so long that the page says so (docs/product/search.md#results). */
  slow: boolean;
  error: unknown;
  retry: () => void;
};

const SLOW_MS = 400; // docs/product/search.md#results
const UNFINISHED_MS = 600; // as above

/** The requested listing and the shown one. */
export function useShownListing<Search extends { readonly q: string }>(
  ask: ListRequest<Search>,
  { listing, failed }: LoadedListing<Search>,
): ShownListing<Search> {
  const [latest, setLatest] = useState<Listing<Search> | null>(null);
  const before = latest && latest.ask.list === ask.list ? latest : null;
  // A single letter finds nothing until it is a syllable: the empty list must not flash while the user types on.
  const unfinished = endsWithLetter(ask.search.q) && listing?.total === 0 && before !== null && before !== listing;
  const overdue = useAfter(UNFINISHED_MS, ask, unfinished);
  const next = unfinished && !overdue ? null : listing;
  if (next && latest !== next) setLatest(next);
  return {
    shown: next ?? (failed ? null : before),
    busy: !next && !failed,
    slow: useAfter(SLOW_MS, ask, !listing && !(failed && !failed.isFetching)),
    error: failed && !failed.isFetching ? failed.error : null,
    retry: () => void failed?.refetch(),
  };
}

/** Checks whether a condition has held for `ms` milliseconds, for the same request. */
function useAfter(ms: number, ask: unknown, isSo: boolean): boolean {
  const [since, setSince] = useState<unknown>(null);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setSince(ask), ms);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [ms, ask, isSo]);
  return isSo && since === ask;
}
