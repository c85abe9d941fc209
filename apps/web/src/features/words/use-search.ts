import type { HomeMode, HomeState } from '@utarang/contract';
import { home } from '@utarang/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { announce } from '../../lib/announce.js';
import { addressOf, readAddress, readTyped, sameSearch, type Typed } from './search-address.js';
import { entryOf, stateOf, stepTo } from './search-history.js';

const SETTLE_MS = 250; // spec section 9: search debounce

/**
 * The home page's search: what the box holds, what the address says, and how the one becomes the other. The address is
 * the truth; what is typed runs ahead of it until it settles, in the middle of a Hangul syllable too.
 */
export function useSearch() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const address = readAddress(location.search);
  const entry = entryOf(location.state);

  /** Null while the box shows what the address says. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The mode that a search was cleared in. */
  const [cleared, setCleared] = useState<HomeMode | null>(null);

  // Back, forward, reload and links from elsewhere bring their own text; our own steps leave the box as it is.
  const own = navigation !== 'POP' && entry !== null;
  const [seen, setSeen] = useState(location.key);
  const [arrival, setArrival] = useState(location.key);
  if (seen !== location.key) {
    setSeen(location.key);
    if (!own) {
      setTyped(null);
      setArrival(location.key);
    }
  }

  const text = typed ?? address.q;
  const current: Typed = typed === null ? { q: address.q, problem: null } : readTyped(typed);

  const goTo = (next: HomeState, by: 'typing' | 'enter' | 'mode') => {
    const step = stepTo(address, entry, next, by);
    if (step.go === 'nowhere') return;
    if (step.go === 'back') {
      setCleared(next.mode);
      navigate(-step.by);
      return;
    }
    const page = sameSearch(address, next) ? address.page : 1;
    navigate(addressOf(next, page), { replace: step.go === 'replace', state: stateOf(step.entry) });
  };

  const settle = useEffectEvent(() => {
    if (current.q !== null) goTo({ mode: address.mode, q: current.q }, 'typing');
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
    /** Another one for each way of coming here that is not a step of ours. */
    arrival,
    text,
    problem: current.problem,
    type: setTyped,
    /** Searches at once. False where there is nothing to search. */
    submit: (): boolean => {
      if (!current.q) return false;
      goTo({ mode: address.mode, q: current.q }, 'enter');
      return true;
    },
    clear: () => {
      setTyped('');
      goTo({ mode: address.mode, q: '' }, 'typing');
    },
    switchTo: (mode: HomeMode) => goTo({ mode, q: current.q ?? address.q }, 'mode'),
    /** The list came to rest on another page. */
    showPage: (page: number) => {
      if (page === address.page) return;
      const kept = entry ?? { depth: 0, by: 'list' as const };
      navigate(addressOf(address, page), { replace: true, state: stateOf(kept) });
    },
  };
}
