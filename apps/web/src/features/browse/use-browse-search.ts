import { home } from '@utarang/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { announce } from '../../lib/announce.js';
import { type Entry, entryOf, stateOf, stepTo } from '../../lib/search-history.js';
import { type BrowseAddress, browseAddress, readBrowse, readTyped } from './browse-address.js';
import type { BrowseSettings, Sort } from './settings.js';

const FRESH: Entry = { depth: 0, by: 'list' };

/** Whether the history entry before this one is the list that the learning began from. */
const beganHere = (state: unknown) => typeof state === 'object' && state !== null && 'study' in state;

/**
 * What is listed, and how it is changed: by the box, by the level or situation, by the order. The address is the truth;
 * what is typed runs ahead of it until it settles, in the middle of a Hangul syllable too. The first key makes an entry
 * of the history, so that clearing leads back to the list as it was; a choice makes one of its own (design: ux.md, 5).
 */
export function useBrowseSearch(settings: BrowseSettings) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const address = readBrowse(search, settings);

  /** Null while the box shows what the address says. */
  const [typed, setTyped] = useState<string | null>(null);
  const [cleared, setCleared] = useState(false);

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
  const current = typed === null ? { q: address.q, problem: null } : readTyped(typed);

  /** The router draws a step some frames after it was taken, and keys and timers may come in between. */
  const now = () =>
    location.pathname === settings.path
      ? { address: readBrowse(location.search, settings), entry: entryOf(history.state?.usr) }
      : null;

  const put = (next: BrowseAddress, entry: Entry, { replace = false, study = false } = {}) =>
    void navigate(browseAddress(settings, next), { replace, state: { ...stateOf(entry), ...(study && { study }) } });

  const searchFor = (q: string, by: 'typing' | 'enter') => {
    const here = now();
    if (!here) return;
    const step = stepTo({ q: here.address.q }, here.entry, { q }, by);
    if (step.go === 'nowhere') return;
    if (step.go === 'back') {
      setCleared(true);
      return void navigate(-step.by);
    }
    const same = q === here.address.q;
    put(same ? here.address : { ...here.address, q, page: 1, study: false }, step.entry, {
      replace: step.go === 'replace',
    });
  };

  const settle = useEffectEvent(() => {
    if (current.q !== null) searchFor(current.q, 'typing');
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(settle, settings.settleMs);
    return () => clearTimeout(timer);
  }, [typed, settings]);

  // Back on the list after clearing, the reader hears where they are.
  const land = useEffectEvent(() => {
    if (!cleared) return;
    setCleared(false);
    if (!address.q) announce(home.restored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on arrival
  useEffect(() => land(), [arrival]);

  return {
    address,
    /** Counts how often the reader came here otherwise than by a step of ours. */
    arrival,
    text: typed ?? address.q,
    problem: current.problem,
    type: setTyped,
    submit: () => {
      if (current.q !== null) searchFor(current.q, 'enter');
    },
    clear: () => {
      setTyped('');
      searchFor('', 'typing');
    },
    /**
     * To another level or situation. The search stays, but the list before it was another one: no way back to it. Going
     * along a row with the arrow keys is one step of the way, not many.
     */
    choose: (choice: string, byArrow = false) => {
      const here = now();
      if (!here || choice === here.address.choice) return;
      const entry: Entry = { depth: 0, by: byArrow ? 'mode' : 'list' };
      put({ ...here.address, choice, page: 1, study: false }, entry, {
        replace: byArrow && here.entry?.by === 'mode',
      });
    },
    sortBy: (sort: Sort) => {
      const here = now();
      if (here && sort !== here.address.sort) put({ ...here.address, sort, page: 1, study: false }, FRESH);
    },
    /** Shows only the words of a page, to be learnt, or all of them again. */
    study: (page: number | null) => {
      const here = now();
      if (!here || (page !== null) === here.address.study) return;
      if (page !== null) put({ ...here.address, page, study: true }, here.entry ?? FRESH, { study: true });
      else if (beganHere(history.state?.usr)) void navigate(-1);
      else put({ ...here.address, study: false }, FRESH, { replace: true });
    },
    /** The list came to rest on a page. */
    showPage: (page: number) => {
      const here = now();
      if (!here || here.address.study || page === here.address.page) return;
      put({ ...here.address, page }, here.entry ?? FRESH, { replace: true });
    },
    hrefOf: (page: number) => browseAddress(settings, { ...address, page }),
  };
}

export type BrowseSearch = ReturnType<typeof useBrowseSearch>;
