import { a11y, format, nav } from '@utarang/messages';
import { Disclosure } from '../../ui/disclosure/disclosure.js';
import css from './account-menu.module.css';
import { accountMenu } from './nav-data.js';
import { NavItem } from './nav-item.js';
import type { NavViewer } from './nav-viewer.js';

/** A member's own pages and logging out, below the avatar. */
export function AccountMenu({ member }: { member: Exclude<NavViewer, { role: 'ANONYMOUS' }> }) {
  return (
    <Disclosure
      button={member.initials}
      label={format(a11y.userMenuBtn, { initials: member.initials })}
      buttonClass={css['avatar']}
      panelClass={css['panel']}
    >
      <nav aria-label={a11y.navUser}>
        {accountMenu(member.role).map((section) => (
          <ul key={section.label} aria-label={section.label} className={css['section']}>
            {section.links.map((link) => (
              <li key={link.to}>
                <NavItem link={link} className={css['link']} />
              </li>
            ))}
          </ul>
        ))}
        <button type="button" className={css['link']} onClick={member.onLogout}>
          {nav.logout}
        </button>
      </nav>
    </Disclosure>
  );
}
