import { type ReactNode, useEffect, useState } from 'react';
import { useTransientFlag } from '../../lib/clock.js';
import css from './hint.module.css';

/** A hint's state: shown for `ms` from the last `show`. */
export function useHint(ms: number): { shown: boolean; show: () => void } {
  const [shown, show] = useTransientFlag(ms);
  return { shown, show };
}

/**
 * A short sentence above the control it belongs to, which explains why a press had no effect. It is positioned by the
 * nearest positioned ancestor. It disappears, so no information is in a hint alone.
 */
export const Hint = ({ shown, children }: { shown: boolean; children: ReactNode }) =>
  shown ? <Shown>{children}</Shown> : null;

/** The live region of a hint. It is empty at first, since screen readers announce changes of a region alone. */
function Shown({ children }: { children: ReactNode }) {
  const [filled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <span role="status" className={css['hint']}>
      {filled && children}
    </span>
  );
}
