import { type HomeMode, type HomeState, pages } from '@utarang/contract';
import { home } from '@utarang/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { announce } from '../../lib/announce.js';
import { entryOf, stateOf, stepTo } from '../../lib/search-history.js';
import { addressOf, otherMode, readAddress, readTyped, sameSearch, type Typed } from './search-address.js';

const SETTLE_MS = 250; // spec section 9: search debounce

/**
 * Where we are at this moment, or null when it is no longer the home page: the router draws a step some frames after
 * it was taken, and keys and timers may come in between.
 */
const now = () =>
  location.pathname === pages.home
    ? { address: readAddress(location.search), entry: entryOf(history.state?.usr) }
    : null;

/**
 * The home page's search: what the box holds, what the address says, and how the one becomes the other. The address is
 * the truth; what is typed runs ahead of it until it settles, in the middle of a Hangul syllable too.
 */
export function useSearch() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const address = readAddress(search);

  /** Null while the box shows what the address says. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The mode that a search was cleared in. */
  const [cleared, setCleared] = useState<HomeMode | null>(null);

  // Back, forward, reload and links from elsewhere bring their own text; our own steps leave the box as it is.
  const own = navigation !== 'POP' && entryOf(state) !== null;
  const [seen, setSeen] = useState(key);
  const [arrival, setArrival] = useState(0);
  if (seen !== key) {
    setSeen(key);
    if (!own) {
      setTyped(null);
      setArrival(arrival + 1);
    }
  }

  const text = typed ?? address.q;
  const current: Typed = typed === null ? { q: address.q, problem: null } : readTyped(typed);

  const goTo = (wish: Partial<HomeState>, by: 'typing' | 'enter' | 'mode') => {
    const here = now();
    if (!here) return;
    const { address, entry } = here;
    const q = wish.q ?? address.q;
    // That a query is meant exactly holds for this query, not for the next one that is typed.
    const exact = wish.exact ?? (q === address.q && address.exact);
    const next = { mode: wish.mode ?? address.mode, q, ...(exact && { exact }) };
    const step = stepTo<HomeState>(
      { mode: address.mode, q: address.q, exact: address.exact ?? false },
      entry,
      next,
      by,
    );
    if (step.go === 'nowhere') return;
    if (step.go === 'back') {
      setCleared(next.mode);
      navigate(-step.by);
      return;
    }
    const page = sameSearch(address, next) ? address.page : 1;
    navigate(addressOf(next, page), { replace: step.go === 'replace', state: stateOf(step.entry) });
  };

  const switchTo = (mode: HomeMode) => goTo({ mode, ...(current.q !== null && { q: current.q }) }, 'mode');

  const settle = useEffectEvent(() => {
    if (current.q !== null) goTo({ q: current.q }, 'typing');
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // Back on the list after clearing: the toggle stays as the reader had set it, and they hear where they are.
  const land = useEffectEvent(() => {
    if (cleared === null) return;
    setCleared(null);
    if (address.q) return;
    announce(home.restored);
    if (cleared !== address.mode) goTo({ mode: cleared, q: '' }, 'mode');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on arrival
  useEffect(() => land(), [arrival]);

  return {
    address,
    /** Counts how often the reader came here otherwise than by a step of ours. */
    arrival,
    text,
    problem: current.problem,
    type: setTyped,
    /** Searches at once. False where there is nothing to search. */
    submit: (): boolean => {
      if (!current.q) return false;
      goTo({ q: current.q }, 'enter');
      return true;
    },
    clear: () => {
      setTyped('');
      goTo({ q: '' }, 'typing');
    },
    switchTo,
    /** Searches for exactly what was typed, or again for what is like it too. */
    searchExactly: (exact: boolean) => goTo({ exact }, 'mode'),
    /** To the other mode, which it answers. */
    flip: (): HomeMode => {
      const mode = otherMode((now()?.address ?? address).mode);
      switchTo(mode);
      return mode;
    },
    /** The list of a search came to rest on a page. */
    showPage: (shown: HomeState, page: number) => {
      const here = now();
      if (!here || page === here.address.page || !sameSearch(here.address, shown)) return;
      const entry = here.entry ?? { depth: 0, by: 'list' as const };
      navigate(addressOf(here.address, page), { replace: true, state: stateOf(entry) });
    },
  };
}
