import { QUERY_MAX, readLine } from '@utarang/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type ListAddress, listAddress, readListAddress } from './list-address.js';
import { type Entry, entryOf, stateOf, stepTo } from './search-history.js';

const SETTLE_MS = 300; // spec section 9: search debounce of lists

/**
 * The search and the order of a list whose words are all here, so that each key filters at once. The address follows:
 * the first key makes an entry of the history, so that the list as it was is one step back; further typing replaces it
 * once it has settled (design: ux.md, section 5).
 */
export function useListSearch<Sort extends string>(path: string, sorts: readonly [Sort, ...Sort[]]) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const address = readListAddress(search, sorts);

  /** Null while the box shows what the address says. */
  const [typed, setTyped] = useState<string | null>(null);
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

  /** The router draws a step some frames after it was taken, and keys and timers may come in between. */
  const now = () =>
    location.pathname === path
      ? { address: readListAddress(location.search, sorts), entry: entryOf(history.state?.usr) }
      : null;

  const put = (next: ListAddress<Sort>, entry: Entry, replace: boolean) =>
    void navigate(listAddress(path, next, sorts), { replace, state: stateOf(entry) });

  const goTo = (text: string, by: 'typing' | 'enter') => {
    const here = now();
    const q = readLine(text, QUERY_MAX);
    if (!here || q === null) return;
    const step = stepTo<{ q: string }>({ q: here.address.q }, here.entry, { q }, by);
    if (step.go === 'nowhere') return;
    if (step.go === 'back') return void navigate(-step.by);
    const page = q === here.address.q ? here.address.page : 1;
    put({ ...here.address, q, page }, step.entry, step.go === 'replace');
  };

  const settle = useEffectEvent(() => {
    if (typed !== null) goTo(typed, 'typing');
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    address,
    /** Counts how often the reader came here otherwise than by a step of ours. */
    arrival,
    text: typed ?? address.q,
    /**
     * What the list is filtered by. The first key and the last wait for their step through the history: the scroll
     * position of the list without a search belongs to that list.
     */
    q: address.q && typed ? typed : address.q,
    type: (text: string) => {
      setTyped(text);
      if (!text.trim() || !now()?.address.q) goTo(text, 'typing');
    },
    submit: () => goTo(typed ?? address.q, 'enter'),
    clear: () => {
      setTyped('');
      goTo('', 'typing');
    },
    sortBy: (sort: Sort) => {
      const here = now();
      // The list before the search was in another order: no way back to it.
      if (here && sort !== here.address.sort) put({ ...here.address, sort, page: 1 }, { depth: 0, by: 'list' }, false);
    },
    /** The list came to rest on a page. */
    showPage: (page: number) => {
      const here = now();
      if (here && page !== here.address.page)
        put({ ...here.address, page }, here.entry ?? { depth: 0, by: 'list' }, true);
    },
    hrefOf: (page: number) => listAddress(path, { ...address, page }, sorts),
  };
}

export type ListSearch<Sort extends string> = ReturnType<typeof useListSearch<Sort>>;
