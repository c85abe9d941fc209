import type { ReactNode, RefObject } from 'react';
import { cx } from '../../lib/cx.js';
import css from './sticky-bar.module.css';

type StickyBarProps = {
  bar: RefObject<HTMLDivElement | null>;
  /** Whether it stands at its sticking place, over the list. */
  stuck: boolean;
  children: ReactNode;
};

/** A bar that stays in sight while its list is read: below the navigation, at most 110 px with it. */
export const StickyBar = ({ bar, stuck, children }: StickyBarProps) => (
  <div ref={bar} className={cx(css['bar'], stuck && css['stuck'])}>
    <div className="wrap">{children}</div>
  </div>
);
