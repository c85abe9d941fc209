import { pages } from '@utarang/contract';
import { nav, word } from '@utarang/messages';
import { Link } from 'react-router';
import css from './saved-tabs.module.css';

const tabs = [
  { to: pages.myWords, label: word.inProgressBadge },
  { to: pages.completedWords, label: word.completedBadge },
];

/** From the words being learnt to the completed ones and back: two pages, so these are links. */
export const SavedTabs = ({ current }: { current: string }) => (
  <nav aria-label={nav.myWords} className={css['tabs']}>
    {tabs.map(({ to, label }) => (
      <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
);
