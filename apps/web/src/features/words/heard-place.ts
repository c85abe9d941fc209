import type { WordsPage } from '@utarang/contract';
import { useEffect, useState } from 'react';
import type { Ask } from '../../parts/words/list/listing.js';

/** Words that begin with the query, or have it inside, have a higher rank (docs/product/search.md#rank). */
const WHOLLY = 0.5;

/**
 * Where the page says how a query was heard: below the words where the first of them is what was typed, or is wholly
 * read so; above them where it is not, and the reading is the better answer
 * (docs/product/search.md#place-of-a-reading).
 */
export function heardPlace({ content: [first] }: Pick<WordsPage, 'content'>): 'above' | 'below' {
  const isHit = first !== undefined && (first.match === 'exact' || (first.rank ?? Number.POSITIVE_INFINITY) <= WHOLLY);
  return isHit ? 'below' : 'above';
}

const REST_MS = 1000; // docs/product/search.md#place-of-a-reading

/** Whether a search has rested: nobody types on. One that was not typed, but came with the page, has. */
export function useRested({ name, arrival }: Pick<Ask<unknown>, 'name' | 'arrival'>): boolean {
  const [rested, setRested] = useState({ name, arrival });
  const isRested = rested.arrival !== arrival || rested.name === name;
  useEffect(() => {
    const timer = setTimeout(() => setRested({ name, arrival }), isRested ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [name, arrival, isRested]);
  return isRested;
}
