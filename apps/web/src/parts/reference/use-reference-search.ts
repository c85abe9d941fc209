import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../lib/after-paint.js';
import { holdScroll } from '../../lib/scroll-memory.js';
import { FRESH_LIST } from '../search/search-history.js';
import { useTypedSearch } from '../search/use-typed-search.js';
import { type Choices, type ReferenceAddress, readReference, referenceAddress } from './reference-address.js';

export const DEBOUNCE_MS = 300; // docs/product/reference.md#lists-of-the-reference

/**
 * The search and the choices of a page of the reference, whose entries are all here: each key filters at once, the
 * address follows once they have settled. Choices are links, which lead there without a script, too.
 */
export function useReferenceSearch<Name extends string>(path: string, choices: Choices<Name>) {
  const { shared, typed, current, readNow, put, searchAtOnce } = useTypedSearch<ReferenceAddress<Name>>({
    path,
    debounceMs: DEBOUNCE_MS,
    read: (query) => readReference(query, choices),
    write: (address) => referenceAddress(path, address, choices),
    withText: (from, q) => (q === from.q ? from : { ...from, q }),
  });
  const { address } = shared;
  const withChoice = (from: ReferenceAddress<Name>, name: Name, value: string) => ({ ...from, [name]: value });

  // Where a search begins or ends, the step through the history comes after the frame that the key renders: the step
  // takes as long again, with all that follows the address. The list on the screen is another one by then, so no scroll
  // position is remembered for the entry that is still current.
  const begins = !!current && !address.q;
  const ends = current === '' && !!address.q;
  const owesStep = typed !== null && (begins || ends);
  const step = useEffectEvent(() => searchAtOnce(typed ?? ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each key
  useEffect(() => {
    if (!owesStep) return;
    const releaseScroll = holdScroll();
    const callOff = afterPaint(() => step());
    return () => {
      callOff();
      releaseScroll();
    };
  }, [owesStep, current]);

  return {
    ...shared,
    /** The query by which the list is filtered: what is typed, or the address as long as that cannot be searched. */
    q: typed === null ? address.q : (current ?? (address.q && typed)),
    clear: () => shared.type(''),
    /** The search stays. Going along a row with the arrow keys makes one entry in the history, not many. */
    choose: (name: Name, value: string, byArrow = false) => {
      const here = readNow();
      if (!here || value === here.address[name]) return;
      const replace = byArrow && here.entry?.by === 'mode';
      put(withChoice(here.address, name, value), byArrow ? { ...FRESH_LIST, by: 'mode' } : FRESH_LIST, { replace });
    },
    hrefOf: (name: Name, value: string) => referenceAddress(path, withChoice(address, name, value), choices),
  };
}

export type ReferenceSearch<Name extends string> = ReturnType<typeof useReferenceSearch<Name>>;
