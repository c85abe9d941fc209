import type { ReactNode } from 'react';
import css from './key-hint.module.css';

/** A hint about a key behind another one; not on a device that is only touched, which has no keys. */
export const KeyHint = ({ children }: { children: ReactNode }) => <span className={css['keys']}> · {children}</span>;
