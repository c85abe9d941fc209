import type { Site } from '@utarang/contract';
import { a11y, nav } from '@utarang/messages';
import { ChevronDown, X } from 'lucide-react';
import { cx } from '../../lib/cx.js';
import { useModal } from '../../ui/dialog/use-modal.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { DisplaySettings } from '../display-settings.js';
import { Logo } from '../logo.js';
import { SiteLinks } from '../site-links.js';
import css from './drawer.module.css';
import { drawer, type NavSection } from './nav-data.js';
import { NavItem } from './nav-item.js';
import type { NavViewer } from './nav-viewer.js';

type DrawerProps = { viewer: NavViewer; site: Site; onClose: () => void };

/** The navigation of narrow screens, a dialog from the side. Mounted means open. */
export function Drawer({ viewer, site, onClose }: DrawerProps) {
  const modal = useModal(onClose, { closeOnBackdrop: true });
  return (
    <dialog {...modal} className={css['drawer']} aria-label={a11y.navMain}>
      <div className={css['head']}>
        <Logo onClick={onClose} />
        <IconButton label={a11y.closeMenu} data-autofocus="" onClick={onClose}>
          <X size={24} />
        </IconButton>
      </div>
      <nav aria-label={a11y.navMain}>
        {drawer(viewer.role).map((section) => (
          <Section key={section.label} section={section} onClose={onClose} />
        ))}
      </nav>
      {viewer.role !== 'ANONYMOUS' && (
        <button
          type="button"
          className={css['link']}
          onClick={() => {
            onClose();
            viewer.onLogout();
          }}
        >
          {nav.logout}
        </button>
      )}
      <div className={css['settings']}>
        <DisplaySettings />
      </div>
      <SiteLinks site={site} className={css['site']} onGo={onClose} />
    </dialog>
  );
}

const LONG = 12; // more links than this are folded away

function Section({ section: { label, links }, onClose }: { section: NavSection; onClose: () => void }) {
  const list = (
    <ul className={cx(css['links'], links.length > LONG && css['two'])}>
      {links.map((link) => (
        <li key={link.to} className={cx(link.level && css['level'])}>
          <NavItem link={link} className={css['link']} compact onClick={onClose} />
        </li>
      ))}
    </ul>
  );
  if (links.length <= LONG) {
    return (
      <section className={css['section']}>
        <h2 className={css['title']}>{label}</h2>
        {list}
      </section>
    );
  }
  return (
    <details className={css['section']}>
      <summary className={cx(css['title'], css['summary'])}>
        {label}
        <ChevronDown size={18} className={css['chevron']} />
      </summary>
      {list}
    </details>
  );
}
