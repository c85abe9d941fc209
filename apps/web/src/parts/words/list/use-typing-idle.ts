import { useEffect, useState } from 'react';

const IDLE_MS = 1000; // docs/product/search.md#place-of-a-reading

/** Checks whether nobody has typed for a while. A query that came with the page counts as idle. */
export function useTypingIdle(q: string, arrival: number): boolean {
  const [settled, setSettled] = useState({ q, arrival });
  const isIdle = settled.arrival !== arrival || settled.q === q;
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ q, arrival }), isIdle ? 0 : IDLE_MS);
    return () => clearTimeout(timer);
  }, [q, arrival, isIdle]);
  return isIdle;
}
