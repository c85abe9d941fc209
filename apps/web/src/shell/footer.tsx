import type { Site } from '@utarang/contract';
import { app } from '@utarang/messages';
import css from './footer.module.css';
import { SiteLinks } from './site-links.js';

/** The footer: the operator and how to reach them. */
export const Footer = ({ site }: { site: Site }) => (
  <footer className={css['footer']}>
    <div className={`wrap ${css['row']}`}>
      <p className={css['name']}>
        <strong>{app.name}</strong> <span>{app.tagline}</span>
      </p>
      <SiteLinks site={site} className={css['links']} />
    </div>
  </footer>
);
