import { pages } from '@utarang/contract';
import { nav } from '@utarang/messages';
import { Link, useLocation } from 'react-router';
import { isComing, preloadAddress } from '../../page-code.js';
import { LevelTag } from '../../parts/level/level-tag.js';
import { returnState } from '../../parts/session/origin.js';
import { currentState } from './is-current.js';
import type { NavLink } from './nav-data.js';
import css from './nav-item.module.css';

type NavItemProps = {
  link: NavLink;
  className?: string | undefined;
  /** A level shows its tag only; the rest of its name is for screen readers. */
  compact?: boolean;
  onClick?: () => void;
};

/**
 * One link of the navigation, marked when it is the page on the screen; one whose page is still to come says so. Its
 * page is prefetched when a press is likely.
 */
export function NavItem({ link: { to, label, level }, compact = false, ...rest }: NavItemProps) {
  const location = useLocation();
  const current = currentState(to, location);
  const toLogin = to === pages.login || to === pages.signup;
  const prepare = () => preloadAddress(to);
  return (
    <Link
      to={to}
      state={toLogin ? returnState(location) : undefined}
      aria-current={current}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...rest}
    >
      {level ? (
        <>
          <LevelTag level={level} />{' '}
          <span className={compact ? 'sr' : undefined}>{label.replace(level, '').trim()}</span>
        </>
      ) : (
        label
      )}
      {isComing(to) && (
        <>
          {' '}
          <small className={css['soon']}>{nav.soon}</small>
        </>
      )}
    </Link>
  );
}
