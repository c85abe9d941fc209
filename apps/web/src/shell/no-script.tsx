import { a11y, app, nav } from '@utarang/messages';
import { drawer } from './nav/nav-data.js';
import { NavItem } from './nav/nav-item.js';
import type { NavViewer } from './nav/nav-viewer.js';
import css from './no-script.module.css';

/** The notice for browsers without scripts: what that means, and the navigation that opens without one. */
export const NoScript = ({ viewer }: { viewer: NavViewer }) => (
  <noscript>
    <div className={`wrap ${css['place']}`}>
      <p>{app.noScript}</p>
      <details>
        <summary>{nav.menu}</summary>
        <nav aria-label={a11y.navMain}>
          {drawer(viewer.role).map(({ label, links }) => (
            <ul key={label} aria-label={label} className={css['links']}>
              {links.map((link) => (
                <li key={link.to}>
                  <NavItem link={link} className={css['link']} />
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </details>
    </div>
  </noscript>
);
