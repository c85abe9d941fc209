import { useEffect, useMemo } from 'react';

/** Forms with input that has not been sent yet, and questions that are being answered. */
const holders = new Set<object>();

/** Checks whether leaving the page would lose input. */
export const hasUnsavedInput = (): boolean => holders.size > 0;

/**
 * Guards the input of a form: the form calls `hold` when something is typed and `release` when it is sent or left.
 * Unmounting releases, too.
 */
export function useUnsavedInput(): { hold: () => void; release: () => void } {
  const lock = useMemo(() => {
    const holder = {};
    return { hold: () => void holders.add(holder), release: () => void holders.delete(holder) };
  }, []);
  useEffect(() => lock.release, [lock]);
  return lock;
}
