import { useEffect, useEffectEvent } from 'react';

const DEBOUNCE_MS = 300;

/** Debounces a value: calls the function with it once it has stayed the same for a while. */
export function useDebouncedCallback(value: number, callback: ((value: number) => void) | undefined) {
  const call = useEffectEvent((value: number) => callback?.(value));
  useEffect(() => {
    const timer = setTimeout(() => call(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
