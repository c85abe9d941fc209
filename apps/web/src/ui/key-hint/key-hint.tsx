import type { ReactNode } from 'react';
import css from './key-hint.module.css';

type KeyHintProps = {
  children: ReactNode;
  /** True where it stands by itself, and not after another hint. */
  alone?: boolean;
};

/** A hint about a key. Hidden on a device that only has touch, where there are no keys. */
export const KeyHint = ({ children, alone = false }: KeyHintProps) => (
  <span className={css['keys']}>
    {!alone && ' · '}
    {children}
  </span>
);
