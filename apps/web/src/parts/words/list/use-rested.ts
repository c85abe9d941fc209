import { useEffect, useState } from 'react';

const REST_MS = 1000; // docs/product/search.md#place-of-a-reading

/** Checks whether typing rests: nobody types on. A query that was not typed, but came with the page, has rested. */
export function useRested(q: string, arrival: number): boolean {
  const [rested, setRested] = useState({ q, arrival });
  const isRested = rested.arrival !== arrival || rested.q === q;
  useEffect(() => {
    const timer = setTimeout(() => setRested({ q, arrival }), isRested ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [q, arrival, isRested]);
  return isRested;
}
