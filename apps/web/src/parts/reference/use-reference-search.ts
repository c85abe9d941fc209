import { FRESH } from '../../lib/search-history.js';
import { useTypedSearch } from '../../lib/use-typed-search.js';
import { type Choices, type ReferenceAddress, readReference, referenceAddress } from './reference-address.js';

export const SETTLE_MS = 300; // docs/product/reference.md#lists-of-the-reference

/**
 * The search and the choices of a page of the reference, whose entries are all here: each key filters at once, the
 * address follows once they have settled. Choices are links, which lead there without a script, too.
 */
export function useReferenceSearch<Name extends string>(path: string, choices: Choices<Name>) {
  const { shared, typed, now, put, searchAtOnce } = useTypedSearch<ReferenceAddress<Name>>({
    path,
    settleMs: SETTLE_MS,
    read: (query) => readReference(query, choices),
    write: (address) => referenceAddress(path, address, choices),
    withText: (from, q) => (q === from.q ? from : { ...from, q }),
  });
  const { address } = shared;
  const withChoice = (from: ReferenceAddress<Name>, name: Name, value: string) => ({ ...from, [name]: value });

  return {
    ...shared,
    /** What the list is filtered by: a list that gets shorter before its step is taken would lose its place. */
    q: address.q && (typed ?? address.q),
    type: (text: string) => {
      shared.type(text);
      if (!text.trim() || !now()?.address.q) searchAtOnce(text);
    },
    /** The search stays. Going along a row with the arrow keys is one step of the way, not many. */
    choose: (name: Name, value: string, byArrow = false) => {
      const here = now();
      if (!here || value === here.address[name]) return;
      const replace = byArrow && here.entry?.by === 'mode';
      put(withChoice(here.address, name, value), byArrow ? { ...FRESH, by: 'mode' } : FRESH, { replace });
    },
    hrefOf: (name: Name, value: string) => referenceAddress(path, withChoice(address, name, value), choices),
  };
}

export type ReferenceSearch<Name extends string> = ReturnType<typeof useReferenceSearch<Name>>;
