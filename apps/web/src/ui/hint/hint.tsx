import { type ReactNode, useEffect, useState } from 'react';
import { useTransientFlag } from '../../lib/clock.js';
import css from './hint.module.css';

/** A hint's state: shown for `ms` from the last `show`. */
export function useHint(ms: number): { shown: boolean; show: () => void } {
  const [shown, show] = useTransientFlag(ms);
  return { shown, show };
}

/**
 * A short sentence above the control it belongs to, for a press that could not do what was wanted. Its place is the
 * nearest positioned ancestor. Not for what can be learnt nowhere else.
 */
export const Hint = ({ shown, children }: { shown: boolean; children: ReactNode }) =>
  shown ? <Shown>{children}</Shown> : null;

/** The status is there empty first: screen readers say what changes in a region, not what arrives with it. */
function Shown({ children }: { children: ReactNode }) {
  const [filled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <span role="status" className={css['hint']}>
      {filled && children}
    </span>
  );
}
