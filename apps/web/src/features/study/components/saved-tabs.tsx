import { pages } from '@utarang/contract';
import { nav, word } from '@utarang/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './saved-tabs.module.css';

const tabs = [
  { to: pages.myWords, label: word.inProgressBadge },
  { to: pages.completedWords, label: word.completedBadge },
];

/**
 * The tabs of words being learnt and of completed ones: two pages, so these are links. Actions on the whole list are at
 * the end of their row.
 */
export const SavedTabs = ({ current, children }: { current: string; children?: ReactNode }) => (
  <div className={css['row']}>
    <nav aria-label={nav.myWords} className={css['tabs']}>
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
    {children}
  </div>
);
