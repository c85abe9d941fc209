import type { ReactNode } from 'react';
import css from './word-test.module.css';

/** The buttons at the foot of the dialog, as wide as each other. `data-main` marks the one that has the focus first. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={css['actions']}>{children}</div>;
