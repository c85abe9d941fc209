import { useEffect, useEffectEvent } from 'react';

const REST_MS = 300;

/** The value once it has stayed the same for a while: a debounce. */
export function useAtRest(value: number, tell: ((value: number) => void) | undefined) {
  const rest = useEffectEvent((value: number) => tell?.(value));
  useEffect(() => {
    const timer = setTimeout(() => rest(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
