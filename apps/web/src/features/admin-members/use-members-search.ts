import { pages } from '@utarang/contract';
import { DEBOUNCE_MS } from '../../parts/search/debounce.js';
import { FRESH_LIST } from '../../parts/search/search-history.js';
import { useTypedSearch } from '../../parts/search/use-typed-search.js';
import { type MembersAddress, membersAddress, readMembersAddress } from './address.js';

/** The search for members, its page and the open member: all of it is in the address. */
export function useMembersSearch() {
  const { shared, readNow, navigateTo } = useTypedSearch<MembersAddress>({
    path: pages.adminMembers,
    debounceMs: DEBOUNCE_MS,
    read: readMembersAddress,
    write: membersAddress,
    withText: (from, q) => (q === from.q ? from : { q, page: 1, member: null }),
  });
  const go = (over: Partial<MembersAddress>, replace: boolean) => {
    const here = readNow();
    if (here) navigateTo({ ...here.address, ...over }, here.entry ?? FRESH_LIST, { replace });
  };
  return {
    ...shared,
    goToPage: (page: number) => go({ page, member: null }, false),
    openMember: (member: number | null) => go({ member }, true),
  };
}
