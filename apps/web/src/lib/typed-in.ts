import { useEffect, useMemo } from 'react';

/** What somebody has typed into and not yet sent, or has open to be answered. */
const holders = new Set<object>();

/** Whether the page holds something of its visitor that would be lost with it. */
export const isTypedIn = (): boolean => holders.size > 0;

/** For what holds it: it says when something is typed, and when it was sent or left. Unmounted, it holds nothing. */
export function useTypedIn(): { hold: () => void; release: () => void } {
  const held = useMemo(() => {
    const holder = {};
    return { hold: () => void holders.add(holder), release: () => void holders.delete(holder) };
  }, []);
  useEffect(() => held.release, [held]);
  return held;
}
