import { levelPath, type PageId, pages } from '@utarang/contract';
import { common, nav } from '@utarang/messages';
import { Bookmark, BookOpen, type LucideIcon, Music, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { isComing, preloadAddress } from '../../page-code.js';
import { pageAt } from '../../parts/page/page-at.js';
import css from './bottom-nav.module.css';
import { bottomPages } from './bottom-pages.js';

type Entry = { to: string; label: string; icon: LucideIcon; holds: readonly PageId[] };

/** The most visited entries, and the pages that belong to each; the first page is the entry's own. */
const entries: readonly Entry[] = [
  { to: pages.home, label: common.search, icon: Search, holds: bottomPages.search },
  {
    to: levelPath(),
    label: nav['drawer.words'],
    icon: BookOpen,
    holds: bottomPages.words,
  },
  { to: pages.songs, label: nav.songs, icon: Music, holds: bottomPages.songs },
  { to: pages.myWords, label: nav.myWords, icon: Bookmark, holds: bottomPages.mine },
];

/**
 * The navigation at the lower edge of narrow screens, within reach of the thumb (docs/product/pages.md#navigation).
 * The style sheet says which screens have it, and hides it while the user types.
 */
export function BottomNav() {
  const here = pageAt(useLocation().pathname);
  return (
    <nav aria-label={nav.bottom} className={css['nav']} data-bar="">
      <ul>
        {entries.map(({ to, label, icon: Icon, holds }) => {
          const prepare = () => preloadAddress(to);
          const index = here ? holds.indexOf(here) : -1;
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={index === 0 ? 'page' : index > 0 ? 'true' : undefined}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                <span className={css['icon']}>{isComing(to) ? <small>{nav.soon}</small> : <Icon size={22} />}</span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
