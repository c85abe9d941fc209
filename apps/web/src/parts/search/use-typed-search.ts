import { useEffect, useEffectEvent, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router';
import { entryOf, FRESH_LIST, type Search, type SearchEntry, stateOf, stepTo } from './search-history.js';
import { readTyped } from './typed.js';

/** The settings that differ from page to page. */
type SearchPage<Address> = {
  path: string;
  /** The debounce after which the address takes the typed text. */
  debounceMs: number;
  read: (query: string) => Address;
  write: (address: Address) => string;
  /** The address with another text, on the first page; with the same text, the address as it is. */
  withText: (from: Address, q: string) => Address;
  /** Called when clearing has returned to the list before the search, instead of navigating to this address. */
  onRestored?: (instead: Address) => void;
};

/**
 * The search of a page: the text of its box, the state of its address, and their synchronisation. The address is the
 * source of truth; the typed text is ahead of it until it settles, even in the middle of a Hangul syllable. The first
 * key makes an entry of the history, so that clearing returns to the list before it
 * (docs/product/pages.md#history-of-a-search).
 */
export function useTypedSearch<Address extends Search & { page: number }>({
  path,
  debounceMs,
  read,
  write,
  withText,
  onRestored,
}: SearchPage<Address>) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const address = read(search);

  /** Null while the box shows the address's text. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Set while clearing goes back: the address that clearing would have had without an entry to go back to. */
  const [cleared, setCleared] = useState<Address | null>(null);

  // Back, forward, reload and links from elsewhere set the text of the box; our own navigations leave it.
  const isOwnStep = navigation !== 'POP' && entryOf(state) !== null;
  const [seen, setSeen] = useState(key);
  const [arrival, setArrival] = useState(0);
  if (seen !== key) {
    setSeen(key);
    if (!isOwnStep) {
      setTyped(null);
      setArrival(arrival + 1);
    }
  }
  // A query in the address that cannot be searched is shown with the reason.
  const asked = new URLSearchParams(search).get('q') ?? '';
  const text = typed ?? (readTyped(asked).problem ? asked : address.q);
  const current = typed === null ? address.q : readTyped(typed).q;

  /**
   * The current address, or null where it is another page's: the router renders a navigation some frames later, and
   * keys and timers may come in between.
   */
  const readNow = () =>
    location.pathname === path ? { address: read(location.search), entry: entryOf(history.state?.usr) } : null;

  const navigateTo = (next: Address, entry: SearchEntry, { state, ...options }: NavigateOptions = {}) =>
    void navigate(write(next), { ...options, state: { ...stateOf(entry), ...state } });

  const goTo = (change: (from: Address) => Address, by: 'typing' | 'enter' | 'mode', options?: NavigateOptions) => {
    const here = readNow();
    if (!here) return;
    const next = change(here.address);
    const step = stepTo(here.address, here.entry, next, by);
    if (step.go === 'nowhere') return;
    if (step.go !== 'back') return navigateTo(next, step.entry, { ...options, replace: step.go === 'replace' });
    setCleared(next);
    void navigate(-step.entries);
  };

  const searchFor = (q: string | null, by: 'typing' | 'enter', options?: NavigateOptions) => {
    if (q !== null) goTo((from) => withText(from, q), by, options);
  };

  const searchTyped = useEffectEvent(() => searchFor(current, 'typing'));
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(searchTyped, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, debounceMs]);

  const land = useEffectEvent(() => {
    if (cleared === null) return;
    setCleared(null);
    if (!address.q) onRestored?.(cleared);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on arrival
  useEffect(() => land(), [arrival]);

  return {
    /** The props that every page with a search passes on. */
    shared: {
      address,
      /** Counts the arrivals that were not our own navigations. */
      arrival,
      text,
      /** The address of the list without a search, to which a search adds its text. */
      unsearched: write({ ...withText(address, ''), page: 1 }),
      /** The reason for which the text cannot be searched. */
      problem: readTyped(text).problem,
      type: setTyped,
      submit: () => searchFor(current, 'enter'),
      clear: () => {
        setTyped('');
        searchFor('', 'typing');
      },
    },
    typed,
    /** The text as a query, or null where it cannot be searched. */
    current,
    readNow,
    navigateTo,
    goTo,
    /** Skips the debounce, and renders the navigation with the key. */
    searchAtOnce: (text: string) => searchFor(readTyped(text).q, 'typing', { flushSync: true }),
    /** Called when the list has settled on a page, which may be one that the address no longer lists. */
    showPage: (page: number, isListed: (address: Address) => boolean = () => true) => {
      const here = readNow();
      if (!here || page === here.address.page || !isListed(here.address)) return;
      navigateTo({ ...here.address, page }, here.entry ?? FRESH_LIST, { replace: true });
    },
  };
}
