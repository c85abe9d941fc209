import { a11y } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { cx } from '../../lib/cx.js';
import { Disclosure } from '../../ui/disclosure/disclosure.js';
import { currentState } from './is-current.js';
import { type NavGroup, topBar } from './nav-data.js';
import { NavItem } from './nav-item.js';
import css from './top-nav.module.css';

/** The inline navigation of wide screens. */
export const TopNav = () => (
  <nav aria-label={a11y.navMain} className={css['nav']}>
    <ul className={css['bar']}>
      {topBar.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? <NavItem link={entry} className={css['item']} /> : <Group group={entry} />}
        </li>
      ))}
    </ul>
  </nav>
);

function Group({ group: { label, columns } }: { group: NavGroup }) {
  const location = useLocation();
  const holdsCurrent = columns.flat().some((link) => currentState(link.to, location));
  return (
    <Disclosure
      buttonClass={cx(css['item'], holdsCurrent && css['holds'])}
      panelClass={cx(css['panel'], columns.length === 1 && css['many'])}
      button={
        <>
          {label}
          <ChevronDown size={16} className={css['chevron']} />
        </>
      }
    >
      {columns.map((links) => (
        <ul key={links[0]?.to} className={css['links']}>
          {links.map((link) => (
            <li key={link.to}>
              <NavItem link={link} className={css['link']} />
            </li>
          ))}
        </ul>
      ))}
    </Disclosure>
  );
}
