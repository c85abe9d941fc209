import { home } from '@utarang/messages';
import { announce } from '../../lib/announce.js';
import { FRESH_LIST, type SearchEntry } from '../../parts/search/search-history.js';
import { useTypedSearch } from '../../parts/search/use-typed-search.js';
import { type BrowseAddress, browseAddress, readBrowse } from './browse-address.js';
import type { BrowseSettings, BrowseSort } from './settings.js';

/** The address of another list, which begins on its first page, with all its words. */
const anotherList = (from: BrowseAddress, change: Partial<BrowseAddress>): BrowseAddress => {
  return { ...from, ...change, page: 1, study: false };
};

/** Checks whether the history entry before this one is the list from which the study was started. */
const beganFromList = (state: unknown) => typeof state === 'object' && state !== null && 'study' in state;

/**
 * The search of a browsing page, changed by the box, by the level or situation, by the order
 * (docs/product/pages.md#addresses).
 */
export function useBrowseSearch(settings: BrowseSettings) {
  const { shared, readNow, navigateTo, showPage } = useTypedSearch({
    path: settings.path,
    debounceMs: settings.debounceMs,
    read: (query) => readBrowse(query, settings),
    write: (address) => browseAddress(settings, address),
    withText: (from, q) => (q === from.q ? from : anotherList(from, { q })),
    // Screen readers hear that the list is back where it was.
    onRestored: () => announce(home.restored),
  });

  return {
    ...shared,
    /**
     * Navigates to another level or situation. The search stays, but clearing it does not go back to the list before,
     * which was another one. Moving along a row with the arrow keys makes one history entry, not many. The words are
     * mostly loaded already, because they were prefetched as the pointer came near: they are rendered at once.
     */
    choose: (choice: string, byArrow = false) => {
      const here = readNow();
      if (!here || choice === here.address.choice) return;
      const entry: SearchEntry = { depth: 0, by: byArrow ? 'mode' : 'list' };
      const replace = byArrow && here.entry?.by === 'mode';
      navigateTo(anotherList(here.address, { choice }), entry, { replace, flushSync: true });
    },
    sortBy: (sort: BrowseSort) => {
      const here = readNow();
      if (here && sort !== here.address.sort) navigateTo(anotherList(here.address, { sort }), FRESH_LIST);
    },
    /** Shows only the words of a page, to be studied, or all of them again. */
    study: (page: number | null) => {
      const here = readNow();
      if (!here || (page !== null) === here.address.study) return;
      if (page !== null)
        navigateTo({ ...here.address, page, study: true }, here.entry ?? FRESH_LIST, { state: { study: true } });
      else if (beganFromList(history.state?.usr)) history.back();
      else navigateTo({ ...here.address, study: false }, FRESH_LIST, { replace: true });
    },
    showPage: (page: number) => showPage(page, ({ study }) => !study),
    hrefOf: (page: number) => browseAddress(settings, { ...shared.address, page }),
  };
}

export type BrowseSearch = ReturnType<typeof useBrowseSearch>;
