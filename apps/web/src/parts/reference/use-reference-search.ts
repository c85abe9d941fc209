import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../lib/after-paint.js';
import { holdScroll } from '../../lib/scroll-memory.js';
import { FRESH_LIST } from '../search/search-history.js';
import { useTypedSearch } from '../search/use-typed-search.js';
import { type Choices, type ReferenceAddress, readReference, referenceAddress } from './reference-address.js';

export const DEBOUNCE_MS = 300; // docs/product/reference.md#lists-of-the-reference

/**
 * The search and the choices of a page of the reference, whose entries are all loaded: each key filters at once, and
 * the address follows after the debounce. Choices are links, which also work without a script.
 */
export function useReferenceSearch<Name extends string>(path: string, choices: Choices<Name>) {
  const { shared, typed, current, readNow, navigateTo, searchAtOnce } = useTypedSearch<ReferenceAddress<Name>>({
    path,
    debounceMs: DEBOUNCE_MS,
    read: (query) => readReference(query, choices),
    write: (address) => referenceAddress(path, address, choices),
    withText: (from, q) => (q === from.q ? from : { ...from, q }),
  });
  const { address } = shared;
  const withChoice = (from: ReferenceAddress<Name>, name: Name, value: string) => ({ ...from, [name]: value });

  // Where a search begins or ends, the key first renders the list; the navigation follows in the next frame, since it
  // renders everything that depends on the address and takes as long again. By then the screen shows another list, so
  // the scroll position of the current history entry is not overwritten.
  const begins = !!current && !address.q;
  const ends = current === '' && !!address.q;
  const needsNavigation = typed !== null && (begins || ends);
  const navigateNow = useEffectEvent(() => searchAtOnce(typed ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each key
  useEffect(() => {
    if (!needsNavigation) return;
    const releaseScroll = holdScroll();
    const cancel = afterPaint(() => navigateNow());
    return () => {
      cancel();
      releaseScroll();
    };
  }, [needsNavigation, current]);

  return {
    ...shared,
    /**
     * The query by which the list is filtered: what is typed, or the address as long as what is typed cannot be
     * searched.
     */
    q: typed === null ? address.q : (current ?? (address.q && typed)),
    clear: () => shared.type(''),
    /** Keeps the search. Moving along a row with the arrow keys makes one entry in the history, not many. */
    choose: (name: Name, value: string, byArrow = false) => {
      const here = readNow();
      if (!here || value === here.address[name]) return;
      const replace = byArrow && here.entry?.by === 'mode';
      navigateTo(withChoice(here.address, name, value), byArrow ? { ...FRESH_LIST, by: 'mode' } : FRESH_LIST, {
        replace,
      });
    },
    hrefOf: (name: Name, value: string) => referenceAddress(path, withChoice(address, name, value), choices),
  };
}

export type ReferenceSearch<Name extends string> = ReturnType<typeof useReferenceSearch<Name>>;
