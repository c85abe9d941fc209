import { type HomeMode, type HomeState, pages } from '@utarang/contract';
import { home } from '@utarang/messages';
import { announce } from '../../lib/announce.js';
import { device } from '../../parts/offline/device.js';
import { useTypedSearch } from '../../parts/search/use-typed-search.js';
import {
  changedAddress,
  type HomeAddress,
  homeAddress,
  otherMode,
  readHomeAddress,
  START,
  sameSearch,
} from './search-address.js';

const DEBOUNCE_MS = 250; // docs/product/search.md#search-box

/** The home page's search: by pronunciation or by meaning, for similar texts or exactly for the typed one. */
export function useSearch() {
  const { shared, typed, current, readNow, goTo, showPage } = useTypedSearch<HomeAddress>({
    path: pages.home,
    debounceMs: DEBOUNCE_MS,
    read: readHomeAddress,
    write: (address) => homeAddress(address, address.page),
    withText: (from, q) => changedAddress(from, { q }),
    // The toggle stays as the reader had set it, and screen readers hear where they are.
    onRestored: ({ mode }) => {
      announce(home.restored);
      if (mode !== address.mode) change({ mode, q: '' });
    },
  });
  const { address } = shared;
  const change = (part: Partial<HomeState>) => goTo((from) => changedAddress(from, part), 'mode');
  const switchTo = (mode: HomeMode) => change({ mode, ...(current !== null && { q: current }) });

  return {
    ...shared,
    /** The search whose words are shown: what is typed, where the device answers each key; else that of the address. */
    shown:
      typed !== null && current && device.get()?.answersAtOnce() ? changedAddress(address, { q: current }) : address,
    unsearched: homeAddress({ mode: address.mode, q: '' }, START),
    /** Fills the box with a query and searches for it. */
    tryOut: (example: Pick<HomeState, 'mode' | 'q'>) => {
      shared.type(example.q);
      goTo((from) => changedAddress(from, example), 'enter');
    },
    /** Searches at once. False where there is no query. */
    submit: (): boolean => {
      if (current) shared.submit();
      return Boolean(current);
    },
    switchTo,
    /** Searches for exactly the typed text, or again for similar ones too. */
    searchExactly: (exact: boolean) => change({ exact }),
    /** Switches to the other mode, and returns it. */
    flip: (): HomeMode => {
      const mode = otherMode((readNow()?.address ?? address).mode);
      switchTo(mode);
      return mode;
    },
    showPage: (shown: HomeState, page: number) =>
      showPage(page, (address) => address.page !== START && sameSearch(address, shown)),
  };
}
