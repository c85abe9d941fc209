import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that stays true for `ms` after it was last started: a copied mark, a hint. `start` restarts the time. */
export function useTransientFlag(ms: number): [on: boolean, start: () => void] {
  const [on, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), ms);
  }, [ms]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [on, start];
}
