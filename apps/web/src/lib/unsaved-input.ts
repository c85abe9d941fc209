import { useEffect, useMemo } from 'react';

/** Forms into which somebody has typed something that is not sent yet, and questions that are being answered. */
const holders = new Set<object>();

/** Checks whether the page holds something of its visitor that would be lost with it. */
export const hasUnsavedInput = (): boolean => holders.size > 0;

/**
 * For such a form: it calls `hold` when something is typed and `release` when it is sent or left. Unmounting releases.
 */
export function useUnsavedInput(): { hold: () => void; release: () => void } {
  const held = useMemo(() => {
    const holder = {};
    return { hold: () => void holders.add(holder), release: () => void holders.delete(holder) };
  }, []);
  useEffect(() => held.release, [held]);
  return held;
}
