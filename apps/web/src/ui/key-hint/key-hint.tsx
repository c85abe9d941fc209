import type { ReactNode } from 'react';
import css from './key-hint.module.css';

type KeyHintProps = {
  children: ReactNode;
  /** True where it stands by itself, and not behind another hint. */
  alone?: boolean;
};

/** A hint about a key; not on a device that is only touched, which has no keys. */
export const KeyHint = ({ children, alone = false }: KeyHintProps) => (
  <span className={css['keys']}>
    {!alone && ' · '}
    {children}
  </span>
);
